/** The text of a card in parts: coins become pictures, gifts stand out. */
export interface Part {
  kind: "text" | "gift" | "coin";
  text: string; // of a coin: its value
  before: string; // of a coin: a plus
  after: string; // of a coin: the full stop or comma that must not begin a line
}

const PIECE = /(\+?\$\d+[.,;:]?|\+\d+ \p{L}+)/u;

export function partsOf(text: string): Part[] {
  return text
    .split(PIECE)
    .filter((piece) => piece)
    .map((piece) => {
      const coin = /^(\+?)\$(\d+)(.?)$/.exec(piece);
      if (coin) return { kind: "coin", text: coin[2] ?? "", before: coin[1] ?? "", after: coin[3] ?? "" };
      return { kind: /^\+\d/.test(piece) ? "gift" : "text", text: piece, before: "", after: "" };
    });
}
