/** Text that is as large as there is room for; where there is not even room for small text, the emblem stands alone. */
const SMALLEST = 11; // pixels; below that nobody can read it from a laptop
const SMALLEST_IN_HAND = 10; // for names on a phone, which is held nearer
const PHONE = 900; // pixels; what is narrower is held in a hand
const COMFORTABLE = 13; // text above this makes way for a large emblem
const READABLE = 12; // and above this for a small one
const STEP = 0.5;
const EMBLEM = { liked: 42, least: 27 }; // pixels; a smaller emblem tells nothing, and the text takes its place

/** The text of a card on its paper. What is shown is said by `data-room` of the paper: both, the text, or the emblem. */
export function fit(node: HTMLElement, _words: string): { update(words: string): void; destroy(): void } {
  const paper = node.parentElement;
  const art = paper?.querySelector<HTMLElement>(".art");

  const fits = (room: "both" | "text"): boolean => {
    const emblem = (): number => (room === "both" ? (art?.clientHeight ?? 0) : Infinity);
    node.style.removeProperty("font-size");
    let size = fontSize(node);
    const isTooLarge = (): boolean =>
      isCut(node) || emblem() < (size > COMFORTABLE ? EMBLEM.liked : size > READABLE ? EMBLEM.least : 0);
    while (isTooLarge()) {
      size -= STEP;
      if (size < SMALLEST) return false;
      node.style.setProperty("font-size", `${size}px`);
    }
    return !isShown(node) || emblem() >= EMBLEM.least;
  };
  const adjust = (): void => {
    if (!paper) return;
    for (const room of ["both", "text"] as const) {
      paper.dataset["room"] = room;
      if (fits(room)) return;
    }
    paper.dataset["room"] = "emblem";
    node.style.removeProperty("font-size");
  };
  return { update: () => void Promise.resolve().then(adjust), destroy: whenResized(paper, adjust) };
}

/** A name: smaller before a word of it is broken. */
export function fitName(node: HTMLElement, _name: string): { update(name: string): void; destroy(): void } {
  const adjust = (): void => {
    node.style.removeProperty("font-size");
    node.style.overflowWrap = "normal";
    const least = innerWidth < PHONE ? SMALLEST_IN_HAND : SMALLEST;
    let size = fontSize(node);
    while (node.scrollWidth > node.clientWidth && size > least) {
      size = Math.max(least, size - STEP);
      node.style.setProperty("font-size", `${size}px`);
    }
    node.style.removeProperty("overflow-wrap");
  };
  return { update: () => void Promise.resolve().then(adjust), destroy: whenResized(node, adjust) };
}

/** Do it now and whenever the size or the typefaces change; what is returned ends that. */
function whenResized(node: HTMLElement | null, adjust: () => void): () => void {
  const observer = new ResizeObserver(adjust);
  if (node) observer.observe(node);
  document.fonts?.addEventListener("loadingdone", adjust);
  return () => {
    observer.disconnect();
    document.fonts?.removeEventListener("loadingdone", adjust);
  };
}

const fontSize = (node: HTMLElement): number => parseFloat(getComputedStyle(node).fontSize);
const isShown = (node: HTMLElement): boolean => getComputedStyle(node).position === "static";
const isCut = (node: HTMLElement): boolean => isShown(node) && node.scrollHeight > node.clientHeight + 1;
