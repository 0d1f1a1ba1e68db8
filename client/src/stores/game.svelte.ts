/** One game as this browser knows it: the connection, the view, the events, and what is being chosen. */
import { automatic } from "../game/automatic";
import { Choices } from "../game/choices";
import { seatNames } from "../game/names";
import { type Frame, framesOf } from "../game/pace";
import { mostOf, type Spending, spendingOption } from "../game/spending";
import { Connection, type Line } from "../net/connection";
import type { Advice, Chat, ClientMessage, Ended, Event, Facts, Note, Option, Request, ServerMessage, Update, View } from "../protocol";
import { notices } from "./notices.svelte";
import { Pacer } from "./pacer.svelte";
import { saved, type SavedGame } from "./saved.svelte";
import { settings } from "./settings.svelte";
import { problemText, t, words } from "./words.svelte";

/** Who wants to see things move. */
export interface Mover {
  before(): void;
  after(events: readonly Event[]): void;
}

export class GameStore {
  line = $state<Line>("connecting");
  closeCode = $state(0);
  facts = $state.raw<Facts | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  ended = $state.raw<Ended | null>(null);
  request = $state.raw<Request | null>(null);
  chat = $state.raw<Chat[]>([]);
  waiting = $state(false); // an answer is on its way
  inDoubt = $state(false); // what to do was asked, and it has not been closed
  advice = $state.raw<Advice | null>(null);
  spending = $state.raw<Spending | null>(null); // how many tokens to spend is being asked
  way = $state(""); // the Way that the next card is to be played as
  marked = $state.raw<string[]>([]); // keys of cards that are marked, in the order of marking
  mover: Mover | null = null;

  readonly names = $derived(this.facts ? seatNames(this.facts.seats, words.speech) : []);
  readonly choices = $derived(this.view ? new Choices(this.view) : null);
  readonly pacer: Pacer;
  private latest: { view: View; events: Event[] } | null = null; // what the server said last; it may not be shown yet
  readonly isLesson: boolean;
  private toldOfActions = false; // that they were skipped; once per game is enough
  private undos = 0;
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.isLesson = saved.find(id)?.lesson === true;
    this.pacer = new Pacer((frame) => this.show(frame), this.isLesson);
    this.connection = new Connection(id, token, {
      message: (message) => this.receive(message),
      line: (line, code) => this.changeLine(line, code),
      progress: () => ({ since: this.latest?.events.length ?? 0, undos: this.undos }),
    });
  }

  /** Somebody looks at this game with these eyes; others at the same screen wait. */
  private get isShown(): boolean {
    return this.mover !== null;
  }

  close(): void {
    this.pacer.close();
    this.connection.close();
  }

  // ------------------------------------------------------------ hearing
  private changeLine(line: Line, code: number): void {
    this.line = line;
    this.closeCode = code;
    this.waiting = false;
    if (!this.advice) this.inDoubt = false; // it will not come any more
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.chat = message.chat;
        this.table(message.game, message.request);
        break;
      case "update":
        this.update(message);
        break;
      case "seats":
        this.table(message.game, message.request);
        break;
      case "ended":
        this.ended = message;
        saved.update(this.id, { over: true, result: this.resultOf(message) });
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "note":
        if (this.isShown && message.seat !== this.seat) notices.show(this.told(message));
        break;
      case "advice":
        if (message.turn === this.view?.asked?.turn) this.advice = message;
        break;
      case "error":
        this.waiting = false;
        if (message.about === "advise") this.inDoubt = false;
        if (message.code !== "web-stale" && this.isShown) notices.show(problemText(message), "problem");
        break;
      case "pong":
        break;
    }
  }

  private table(facts: Facts, request: Request | null): void {
    this.facts = facts;
    this.request = request;
  }

  private update(message: Update): void {
    const before = this.latest;
    const view = { ...before?.view, ...message.view } as View; // the first update has all of it
    const events = [...(before?.events ?? []).slice(0, message.first), ...message.events];
    const isNews = before !== null && message.first >= before.events.length;
    const wasUndone = message.undos !== this.undos;
    this.latest = { view, events };
    if (!view.over) this.ended = null; // steps that are still shown may be older than the result
    this.undos = message.undos;
    if (before && isNews && this.isShown && words.ready && this.pacer.pause) {
      const frames = framesOf(before.view, view, message.events, this.seat, words.catalogue);
      if (this.pacer.isPlaying || frames.some((frame) => frame.shown)) {
        this.pacer.add(frames.length ? frames : [{ events: [], view, shown: false }]);
        return;
      }
    }
    this.pacer.skip();
    if (isNews) this.show({ events: message.events, view, shown: true }, wasUndone);
    else this.put(events, view, wasUndone);
  }

  /** One step: what happened in it moves. */
  private show(frame: Frame, wasUndone = false): void {
    this.mover?.before();
    this.put([...this.events, ...frame.events], frame.view, wasUndone);
    this.mover?.after(frame.events);
  }

  private put(events: Event[], view: View, wasUndone: boolean): void {
    this.events = events;
    if (view.asked?.turn !== this.view?.asked?.turn) {
      this.forgetAdvice();
      this.way = "";
    }
    this.view = view;
    this.marked = [];
    this.spending = null;
    this.waiting = false;
    if (!wasUndone && this.isShown) this.doAutomatically(view);
  }

  /** What a person has asked to be done without him. */
  private doAutomatically(view: View): void {
    const what = automatic(view, settings);
    if (what === "treasures") this.playTreasures();
    else if (what) this.answer(what);
  }

  private resultOf(ended: Ended): SavedGame["result"] {
    const players = [...ended.players].sort((a, b) => a.seat - b.seat);
    return { names: [...this.names], scores: players.map((player) => player.score), winners: ended.winners };
  }

  private told(note: Note): string {
    return t(`web-note-${note.kind}`, { who: this.names[note.seat] ?? "" });
  }

  // ------------------------------------------------------------ answering
  private get turn(): number | null {
    return this.waiting ? null : (this.view?.asked?.turn ?? null);
  }

  send(message: ClientMessage): void {
    if (!this.connection.send(message)) notices.show(t("web-not-connected"), "problem");
  }

  private reply(message: ClientMessage): void {
    this.waiting = this.connection.send(message);
    if (!this.waiting) notices.show(t("web-not-connected"), "problem");
  }

  answer(option: Option): void {
    if (this.turn !== null) this.reply({ type: "answer", turn: this.turn, answer: option.answer });
  }

  /** Spend tokens: of several, how many is asked first. All debt is paid off that can be. */
  spend(token: string): void {
    if (!this.view || !this.choices?.forToken(token)) return;
    const most = mostOf(token, this.view);
    if (token !== "debt" && most > 1) this.spending = { token, n: 1 };
    else this.spendNow({ token, n: most });
  }

  spendNow(spending: Spending): void {
    const option = this.choices && spendingOption(this.choices, spending);
    if (option) this.answer(option);
  }

  /** Play them, and perhaps buy something with them at once. */
  playTreasures(buy = ""): void {
    if (this.turn === null) return;
    if (this.canAct && !this.toldOfActions) {
      this.toldOfActions = true;
      notices.show(t("web-actions-skipped"));
    }
    this.reply({ type: "treasures", turn: this.turn, buy });
  }

  /** An Action could be played now. Playing Treasures ends the Action phase. */
  get canAct(): boolean {
    const asked = this.view?.asked;
    return asked?.kind === "action phase" && asked.options.some((option) => option.verb === "play");
  }

  get canAsk(): boolean {
    return Boolean(this.facts?.hints) && this.turn !== null;
  }

  /** What would you do? What has been said about this question is shown again. */
  ask(): void {
    if (!this.canAsk || this.turn === null) return;
    this.inDoubt = true;
    if (!this.advice) this.send({ type: "advise", turn: this.turn });
  }

  /** The best answer to the question that is asked now, once it is known. */
  get advised(): Option | null {
    return this.advice && !this.advice.treasures ? (this.advice.options[0]?.option ?? null) : null;
  }

  closeAdvice(): void {
    this.inDoubt = false;
  }

  private forgetAdvice(): void {
    this.inDoubt = false;
    this.advice = null;
  }

  undo(): void {
    this.send({ type: "undo" });
  }

  // ------------------------------------------------------------ marking several cards
  /** Mark or unmark a card; one too many takes the place of the oldest. */
  toggle(key: string): void {
    const picking = this.choices?.picking;
    if (!picking?.several || this.waiting) return;
    if (this.marked.includes(key)) {
      this.marked = this.marked.filter((known) => known !== key);
    } else {
      this.marked = [...this.marked, key].slice(-picking.most);
    }
  }

  get canConfirm(): boolean {
    return this.choices?.enough(this.marked.length) ?? false;
  }

  confirm(): void {
    if (this.turn === null || !this.canConfirm) return;
    this.reply({ type: "pick", turn: this.turn, cards: this.marked.map((key) => key.split("#")[0] ?? "") });
  }
}
