/** The workbench: players, their texts, the kingdom, and the run beside it. It stays while one looks at other pages, and is kept. */
import type { Checked, KeptStrategy, NewRun, Run, Setup } from "../../protocol";
import { KingdomWish } from "../../start/wishes.svelte";
import { settings } from "../../stores/settings.svelte";
import { keep, recall } from "../../stores/storage";
import { failureText, t } from "../../stores/words.svelte";
import { beginRun, check } from "../api";
import { numberAt } from "../editor/numbers";
import { RunWatch } from "../results/watch.svelte";
import {
  botPlayer,
  type BenchPlayer,
  nextLabel,
  playersOf,
  readDraft,
  sweepOf,
  sweptMatches,
  textPlayer,
  valuesOf,
  variantMatches,
  type Variation,
} from "./draft";

const KEY = "laboratory.bench";
const NOTHING_WRONG: Checked = { name: "", requires: [], marks: [] };

class Bench {
  players = $state<BenchPlayer[]>([]);
  player = $state(0); // the one whose text is in the editor
  variant = $state(0);
  games = $state(10_000);
  seed = $state("");
  variation = $state<Variation | null>(null); // a number that is to be varied
  checked = $state.raw<Checked>(NOTHING_WRONG);
  problem = $state(""); // why it cannot begin
  busy = $state(false);
  run = $state(""); // whose results are shown
  readonly wish = new KingdomWish();
  readonly watch = new RunWatch();
  private asked = 0;

  constructor() {
    const kept = readDraft(recall(KEY));
    this.players = kept.players;
    this.games = kept.games;
    this.seed = kept.seed;
    this.run = kept.run;
    this.player = Math.max(0, kept.players.findIndex(({ bot }) => !bot));
    if (kept.kingdom) this.goTo(kept.kingdom);
  }

  /** Keep everything; call it in an effect. */
  keepDraft(): void {
    const { players, games, seed, run, wish } = this;
    keep(KEY, { players, games, seed, run, kingdom: wish.text || wish.pasted });
  }

  // ------------------------------------------------------------ the kingdom
  /** Play in a kingdom that is given as text. */
  goTo(kingdom: string): void {
    this.wish.way = "paste";
    this.wish.pasted = kingdom;
    void this.wish.read(this.players.length);
  }

  get setup(): Setup | null {
    return this.wish.problem ? null : this.wish.setup;
  }

  // ------------------------------------------------------------ players and texts
  get text(): string {
    return this.players[this.player]?.variants[this.variant]?.text ?? "";
  }

  set text(text: string) {
    const variant = this.players[this.player]?.variants[this.variant];
    if (variant && variant.text !== text) variant.text = text;
  }

  edit(player: number, variant = 0): void {
    this.player = player;
    this.variant = variant;
    this.variation = null;
  }

  seat(count: number): void {
    const more = Array.from({ length: 4 }, () => botPlayer("Big Money"));
    this.players = [...this.players, ...more].slice(0, count);
    if (this.player >= count) this.edit(0);
  }

  /** Let a bot of the server play there, or the text. */
  choose(player: number, bot: string): void {
    const seat = this.players[player];
    if (!seat) return;
    seat.bot = bot;
    if (!bot) this.edit(player);
    else if (this.player === player) this.edit(Math.max(0, this.players.findIndex((other) => !other.bot)));
  }

  /** Put another text there. */
  put(player: number, text: string, kept = ""): void {
    this.players[player] = textPlayer(text, kept);
    this.edit(player);
  }

  /** The strategy of somebody's shelf, or an own one, for the player whose text is being edited. */
  open(strategy: Pick<KeptStrategy, "id" | "text" | "is_own">): void {
    const at = this.players[this.player]?.bot ? Math.max(0, this.players.findIndex(({ bot }) => !bot)) : this.player;
    this.put(at, strategy.text, strategy.is_own ? strategy.id : "");
  }

  addVariant(): void {
    const seat = this.players[this.player];
    if (!seat) return;
    seat.variants.push({ label: nextLabel(seat.variants), text: this.text });
    this.edit(this.player, seat.variants.length - 1);
  }

  dropVariant(at: number): void {
    const seat = this.players[this.player];
    if (!seat || seat.variants.length < 2) return;
    seat.variants.splice(at, 1);
    this.edit(this.player, Math.min(this.variant, seat.variants.length - 1));
  }

  /** Look at the text that is in the editor now; only the newest answer counts. */
  async look(text: string, setup: Setup | null): Promise<void> {
    const number = ++this.asked;
    try {
      const checked = await check(text, setup, settings.language);
      if (number === this.asked) this.checked = checked;
    } catch {
      if (number === this.asked) this.checked = NOTHING_WRONG; // the problem is shown when the games start
    }
  }

  // ------------------------------------------------------------ one number
  /** Vary the number that stands there. */
  vary(line: number, column: number): void {
    const number = numberAt(this.text, line, column);
    if (!number) return;
    const from = Math.max(0, number.value - 3);
    this.variation = { player: this.player, line, column, from, to: number.value + 3, step: 1 };
  }

  get values(): number[] {
    return this.variation ? valuesOf(this.players, this.variant, this.variation) : [];
  }

  // ------------------------------------------------------------ running
  private wanted(setup: Setup): NewRun {
    const { players, variation, variant, games, seed } = this;
    return {
      kingdom: { type: "setup", setup },
      matches: variation ? sweptMatches(players, variant, variation) : variantMatches(players),
      games,
      seed,
      sweep: variation ? sweepOf(players, variant, variation) : null,
      language: settings.language,
    };
  }

  /** How many matches will be played. */
  get matches(): number {
    return this.variation ? this.values.length : variantMatches(this.players).length;
  }

  async begin(): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await this.wish.answered();
      if (!this.setup) throw new Error(this.wish.problem || t("web-no-kingdom"));
      const run = await beginRun(this.wanted(this.setup));
      this.watch.show(run);
      this.run = run.id;
      return true;
    } catch (failure) {
      this.problem = failureText(failure);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Try further what somebody else has run. */
  take(run: Run): void {
    const { sweep, matches, games } = run.wanted;
    this.players = playersOf(sweep ? matches.slice(0, 1) : matches);
    this.games = games;
    this.seed = run.seed;
    this.edit(sweep?.player ?? Math.max(0, this.players.findIndex(({ bot }) => !bot)));
    if (sweep) {
      const from = sweep.values[0] ?? 0;
      const step = Math.max(1, (sweep.values[1] ?? 0) - from);
      this.variation = { player: sweep.player, line: sweep.line, column: sweep.column, from, to: sweep.values[sweep.values.length - 1] ?? from, step };
    }
    this.run = run.id;
    this.goTo(run.kingdom_text);
  }
}

export const bench = new Bench();
