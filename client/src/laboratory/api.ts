/** What pages of the laboratory ask the server. */
import type { Code } from "../lang/language";
import { request, type Wish } from "../net/api";
import type {
  Checked,
  Exported,
  GameWish,
  ImportAnswer,
  KeptStrategy,
  NewRun,
  NewStrategy,
  Run,
  RunList,
  Setup,
  SingleGame,
  StrategyList,
  Study,
  Words,
} from "../protocol";
import { secret } from "./owner";

const lab = <T>(path: string, body?: unknown): Promise<T> => request<T>(`laboratory/${path}`, body, secret());

export const getWords = (language: Code): Promise<Words> => lab(`words?language=${language}`);
export const check = (text: string, setup: Setup | null, language: Code): Promise<Checked> => lab("check", { text, setup, language });

export const beginRun = (wish: NewRun): Promise<Run> => lab("runs", wish);
export const getRun = (id: string): Promise<Run> => lab(`runs/${id}`);
export const getRuns = (): Promise<RunList> => lab("runs");
export const stopRun = (id: string): Promise<Run> => lab(`runs/${id}/stop`, {});
export const getSingleGame = (id: string, wish: GameWish): Promise<SingleGame> => lab(`runs/${id}/game`, wish);

export const getStrategies = (): Promise<StrategyList> => lab("strategies");
export const getShelf = (find: string): Promise<StrategyList> => lab(`shelf?find=${encodeURIComponent(find)}`);
export const getStrategy = (id: string): Promise<KeptStrategy> => lab(`strategies/${id}`);
export const keepStrategy = (wish: NewStrategy): Promise<KeptStrategy> => lab("strategies", wish);
export const keepVersion = (id: string, wish: NewStrategy): Promise<KeptStrategy> => lab(`strategies/${id}`, wish);
export const deleteStrategy = (id: string): Promise<StrategyList> => lab(`strategies/${id}/delete`, {});
export const importText = (text: string, language: Code): Promise<ImportAnswer> => lab("import", { text, language });
export const exportXml = (text: string, language: Code): Promise<Exported> => lab("export", { text, language });

export const beginStudy = (kingdom: Wish, language: Code): Promise<Study> => lab("kingdoms", { kingdom, language });
export const getStudy = (id: string): Promise<Study> => lab(`kingdoms/${id}`);
export const stopStudy = (id: string): Promise<Study> => lab(`kingdoms/${id}/stop`, {});
