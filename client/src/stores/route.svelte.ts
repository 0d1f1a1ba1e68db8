/** Where we are: everything behind the # of the address, so that secrets never reach the server's log. */
export type Route =
  | { screen: "start" }
  | { screen: "new" }
  | { screen: "game"; id: string; invitation: string }
  | { screen: "review"; id: string; seat: number }
  | { screen: "replay"; id: string; seat: Eyes; step: number };

/** Whose eyes a replay is seen with: those of a seat, of a spectator, or of somebody who sees all hands. */
export type Eyes = number | "all" | "open";

export function parseRoute(hash: string): Route {
  const [screen = "", id = "", third = "", fourth = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (screen === "new") return { screen: "new" };
  if (screen === "game" && id) return { screen: "game", id, invitation: third };
  if (screen === "replay" && id) {
    const seat = /^\d$/.test(third) ? Number(third) : third === "open" ? third : "all";
    return { screen: "replay", id, seat, step: /^\d{1,6}$/.test(fourth) ? Number(fourth) : 0 };
  }
  if (screen === "review" && id) return { screen: "review", id, seat: /^\d$/.test(third) ? Number(third) : 0 };
  return { screen: "start" };
}

export function addressOf(route: Route): string {
  if (route.screen === "start") return "#/";
  if (route.screen === "new") return "#/new";
  if (route.screen === "game") return `#/game/${route.id}${route.invitation ? `/${route.invitation}` : ""}`;
  if (route.screen === "review") return `#/review/${route.id}/${route.seat}`;
  return `#/replay/${route.id}/${route.seat}/${route.step}`;
}

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
