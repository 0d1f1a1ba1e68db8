/** Where we are: everything behind the # of the address, so that secrets never reach the server's log. */
export type Route =
  | { screen: "start" }
  | { screen: "new"; kingdom: string }
  | { screen: "game"; id: string; invitation: string }
  | { screen: "review"; id: string; seat: number }
  | { screen: "replay"; id: string; seat: Eyes; step: number }
  | { screen: "laboratory"; kingdom: string }
  | { screen: "run"; id: string }
  | { screen: "strategies" }
  | { screen: "kingdom"; id: string; kingdom: string };

export type LaboratoryRoute = Extract<Route, { screen: "laboratory" | "run" | "strategies" | "kingdom" }>;

export function isLaboratory(route: Route): route is LaboratoryRoute {
  return ["laboratory", "run", "strategies", "kingdom"].includes(route.screen);
}

/** Whose eyes a replay is seen with: those of a seat, of a spectator, or of somebody who sees all hands. */
export type Eyes = number | "all" | "open";

export function parseRoute(hash: string): Route {
  const [path = "", question = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [screen = "", id = "", third = "", fourth = ""] = path.split("/");
  const kingdom = new URLSearchParams(question).get("kingdom") ?? "";
  if (screen === "laboratory") return parseLaboratory(id, third, kingdom);
  if (screen === "new") return { screen: "new", kingdom };
  if (screen === "game" && id) return { screen: "game", id, invitation: third };
  if (screen === "replay" && id) {
    const seat = /^\d$/.test(third) ? Number(third) : third === "open" ? third : "all";
    return { screen: "replay", id, seat, step: /^\d{1,6}$/.test(fourth) ? Number(fourth) : 0 };
  }
  if (screen === "review" && id) return { screen: "review", id, seat: /^\d$/.test(third) ? Number(third) : 0 };
  return { screen: "start" };
}

/** Pages of the laboratory. A kingdom in text may come along, from wherever somebody wants to study it. */
function parseLaboratory(page: string, id: string, kingdom: string): Route {
  if (page === "run" && id) return { screen: "run", id };
  if (page === "strategies") return { screen: "strategies" };
  if (page === "kingdom") return { screen: "kingdom", id, kingdom };
  return { screen: "laboratory", kingdom };
}

export function addressOf(route: Route): string {
  if (route.screen === "start") return "#/";
  if (route.screen === "new") return `#/new${withKingdom(route.kingdom)}`;
  if (route.screen === "game") return `#/game/${route.id}${route.invitation ? `/${route.invitation}` : ""}`;
  if (route.screen === "review") return `#/review/${route.id}/${route.seat}`;
  if (route.screen === "laboratory") return `#/laboratory${withKingdom(route.kingdom)}`;
  if (route.screen === "run") return `#/laboratory/run/${route.id}`;
  if (route.screen === "strategies") return "#/laboratory/strategies";
  if (route.screen === "kingdom") return `#/laboratory/kingdom${route.id ? `/${route.id}` : ""}${withKingdom(route.kingdom)}`;
  return `#/replay/${route.id}/${route.seat}/${route.step}`;
}

const withKingdom = (text: string): string => (text ? `?kingdom=${encodeURIComponent(text)}` : "");

/** A whole address to give to others. */
export function linkTo(route: Route): string {
  return new URL(addressOf(route), document.baseURI).href;
}

/** Whether an address means this computer only, so that nobody else can open it. */
export function isOnlyHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}

/** A link for others: of this page, if they can open it, otherwise of an address the server is known by. */
export function linkForOthers(route: Route, addresses: readonly string[]): string {
  if (!isOnlyHere(location.hostname)) return linkTo(route);
  return addresses[0] ? new URL(addressOf(route), addresses[0]).href : linkTo(route);
}

class Place {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.route = parseRoute(location.hash)));
  }

  go(route: Route): void {
    location.hash = addressOf(route);
  }

  /** Change the address without a step in the history. */
  replace(route: Route): void {
    history.replaceState(null, "", addressOf(route));
    this.route = route;
  }
}

export const place = new Place();
