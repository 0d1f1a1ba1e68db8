/** Words in a box that does not grow: they become smaller until they fit, down to a least size; then the box scrolls. */
const STEP = 0.5;

export function shrink(node: HTMLElement, least = 12): { update(): void; destroy(): void } {
  const adjust = (): void => {
    node.style.removeProperty("font-size");
    let size = parseFloat(getComputedStyle(node).fontSize);
    while (size > least && (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)) {
      size -= STEP;
      node.style.setProperty("font-size", `${size}px`);
    }
  };
  const sizes = new ResizeObserver(adjust);
  const words = new MutationObserver(adjust);
  sizes.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  document.fonts?.addEventListener("loadingdone", adjust);
  return {
    update: adjust,
    destroy: () => {
      sizes.disconnect();
      words.disconnect();
      document.fonts?.removeEventListener("loadingdone", adjust);
    },
  };
}
