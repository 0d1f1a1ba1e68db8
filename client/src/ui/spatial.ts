/** Arrow keys: from one thing to the nearest in that direction. */
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of these boxes lies nearest to the first in the direction of an arrow key; -1: none. */
export function nearest(key: string, from: Box, boxes: readonly Box[]): number {
  const arrow = ARROWS[key];
  if (!arrow) return -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = middle(box).x - middle(from).x;
    const dy = middle(box).y - middle(from).y;
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (ahead > 4 && ahead + 2.5 * aside < least) {
      least = ahead + 2.5 * aside;
      best = i;
    }
  });
  return best;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Move the focus with an arrow key among the buttons inside an element; false: there is nothing that way. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const active = document.activeElement;
  const buttons = [...root.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((button) => button.offsetParent);
  if (!(active instanceof HTMLElement) || !root.contains(active)) {
    const start = root.querySelector<HTMLElement>("[data-use]") ?? buttons[0];
    start?.focus();
    return start !== undefined;
  }
  const others = buttons.filter((button) => button !== active);
  const found =
    others[
      nearest(
        key,
        active.getBoundingClientRect(),
        others.map((button) => button.getBoundingClientRect()),
      )
    ];
  found?.focus();
  return found !== undefined;
}
