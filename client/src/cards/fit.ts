/** Text that is as large as there is room for; where there is not even room for small text, the emblem stands alone. */
const SMALLEST = 11; // pixels; below that nobody can read it from a laptop
const STEP = 0.5;

/** The text of a card on its paper. What is shown is said by `data-room` of the paper: both, the text, or the emblem. */
export function fit(node: HTMLElement, _words: string): { update(words: string): void; destroy(): void } {
  const paper = node.parentElement;

  const fits = (): boolean => {
    node.style.removeProperty("font-size");
    let size = parseFloat(getComputedStyle(node).fontSize);
    while (isCut(node)) {
      size -= STEP;
      if (size < SMALLEST) return false;
      node.style.setProperty("font-size", `${size}px`);
    }
    return true;
  };
  const adjust = (): void => {
    if (!paper) return;
    for (const room of ["both", "text"]) {
      paper.dataset["room"] = room;
      if (fits()) return;
    }
    paper.dataset["room"] = "emblem";
    node.style.removeProperty("font-size");
  };

  const observer = new ResizeObserver(adjust);
  if (paper) observer.observe(paper);
  document.fonts?.addEventListener("loadingdone", adjust);
  return {
    update: () => void Promise.resolve().then(adjust),
    destroy: () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", adjust);
    },
  };
}

function isCut(node: HTMLElement): boolean {
  return getComputedStyle(node).position === "static" && node.scrollHeight > node.clientHeight + 1;
}
