import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Line } from "../src/net/connection";
import type { ClientMessage, ServerMessage } from "../src/protocol";

/** A line that the test holds both ends of. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];

  constructor(readonly address: URL) {
    super();
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

const welcome = { type: "welcome" } as ServerMessage;
const last = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1] as FakeSocket;

describe("a connection", () => {
  const lines: Line[] = [];
  const progress = { since: 0, undos: 0 };
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    lines.length = 0;
    connection = new Connection("abcdefghijkl", "secret", {
      message: () => undefined,
      line: (line) => lines.push(line),
      progress: () => ({ ...progress }),
    });
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("says hello with the token, which is in no address", () => {
    last().open();
    expect(last().address.href).toMatch(/\/api\/games\/abcdefghijkl\/play$/);
    expect(last().sent).toEqual([{ type: "hello", protocol: 4, token: "secret", since: 0, undos: 0 }]);
    last().say(welcome);
    expect(lines).toEqual(["open"]);
  });

  test("comes back by itself and says what it has already", () => {
    last().open();
    Object.assign(progress, { since: 17, undos: 2 });
    last().close();
    expect(lines).toEqual(["lost"]);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 17, undos: 2 });
  });

  test("tries again less and less often", () => {
    for (let i = 0; i < 8; i++) {
      last().close();
      vi.advanceTimersByTime(20_000);
    }
    expect(FakeSocket.made).toHaveLength(9);
    last().close();
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.made).toHaveLength(9);
  });

  test("gives up when trying again would not help", () => {
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["refused"]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("notices a line that is dead though nobody closed it", () => {
    last().open();
    last().say(welcome);
    vi.advanceTimersByTime(60_000);
    expect(lines).toContain("lost");
  });

  test("sends nothing without a line", () => {
    expect(connection.send({ type: "undo" })).toBe(false);
  });
});
