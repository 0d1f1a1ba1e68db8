/** The HTTP side of the server. */
import type {
  BySetup,
  ByText,
  AtRandom,
  Cards,
  Created,
  Facts,
  Games,
  Info,
  Join,
  Joined,
  KingdomAnswer,
  Kingdoms,
  NamesAnswer,
  NewGame,
  PlayOn,
  Problem,
  Replay,
  ReplaySteps,
  Review,
} from "../protocol";
import type { Code } from "../lang/language";

export type Wish = ByText | BySetup | AtRandom;

/** A request that was refused, in words that can be translated. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

const OFFLINE: Problem = { code: "web-offline", values: {}, text: "the server does not answer" };

/** Send a request to the server. A secret identifies the owner of stored things. */
export async function request<T>(path: string, body?: unknown, secret = ""): Promise<T> {
  const who: Record<string, string> = secret ? { Authorization: `Bearer ${secret}` } : {};
  const init: RequestInit =
    body === undefined
      ? { headers: who }
      : { method: "POST", headers: { ...who, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, init);
  } catch {
    throw new Refused(OFFLINE);
  }
  if (!answer.ok) throw new Refused(await problemOf(answer));
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { ...OFFLINE, text: answer.statusText };
  }
}

export const getInfo = (): Promise<Info> => request("info");
export const getCards = (language: Code): Promise<Cards> => request(`cards?language=${language}`);
export const getKingdoms = (): Promise<Kingdoms> => request("kingdoms");
export const getGames = (state: Facts["state"]): Promise<Games> => request(`games?state=${state}`);
export const getGame = (id: string): Promise<Facts> => request(`games/${id}`);
export const getReplay = (id: string): Promise<Replay> => request(`games/${id}/replay`);
export const getReview = (id: string, seat: number): Promise<Review> => request(`games/${id}/review?seat=${seat}`);
export const playOnFrom = (id: string, wish: PlayOn): Promise<Created> => request(`games/${id}/play_on`, wish);
export const makeGame = (wish: NewGame): Promise<Created> => request("games", wish);
export const joinGame = (id: string, wish: Join): Promise<Joined> => request(`games/${id}/join`, wish);

export function askKingdom(kingdom: Wish, players: number, language: Code): Promise<KingdomAnswer> {
  return request("kingdom", { kingdom, players, language });
}

export function readNames(text: string, language: Code): Promise<NamesAnswer> {
  return request("names", { text, language });
}

export function getSteps(id: string, seat: number | null, first: number, count: number): Promise<ReplaySteps> {
  const who = seat === null ? "" : `seat=${seat}&`;
  return request(`games/${id}/replay/steps?${who}first=${first}&count=${count}`);
}
