/** One WebSocket to one game: says hello, connects again when the line is lost, and notices when it is. */
import { type ClientMessage, PROTOCOL, type ServerMessage } from "../protocol";

export type Line = "connecting" | "open" | "lost" | "refused";

const FATAL: ReadonlySet<number> = new Set([4400, 4401, 4403, 4404, 4409]); // trying again would not help
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 35_000; // without a word from the server for so long the line is dead

export interface Listener {
  message(message: ServerMessage): void;
  line(line: Line, code: number): void;
  /** How many events are here already, and of which count of undos. */
  progress(): { since: number; undos: number };
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heard = 0;
  private timers: { ping?: number; retry?: number } = {};
  private closed = false;
  private readonly wake = (): void => this.connectNow();

  constructor(
    private readonly game: string,
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    window.clearTimeout(this.timers.retry);
    window.clearInterval(this.timers.ping);
    this.socket?.close();
  }

  private open(): void {
    const address = new URL(`api/games/${this.game}/play`, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const { since, undos } = this.listener.progress();
      this.send({ type: "hello", protocol: PROTOCOL, token: this.token, since, undos });
      this.heard = Date.now();
      this.timers.ping = window.setInterval(() => this.ping(), PING_EVERY);
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.wait = FIRST_WAIT;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") this.listener.line("open", 0);
      this.listener.message(message);
    });
    socket.addEventListener("close", (event) => this.lost(socket, event.code));
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    window.clearInterval(this.timers.ping);
    this.socket = null;
    if (FATAL.has(code)) {
      this.listener.line("refused", code);
      return;
    }
    this.listener.line("lost", code);
    this.timers.retry = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private connectNow(): void {
    if (this.closed || this.socket || document.hidden) return;
    window.clearTimeout(this.timers.retry);
    this.open();
  }
}
