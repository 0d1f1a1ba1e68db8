/** Which card's text and rulings are shown: beside the pointer that rests on it, or in a dialog. */
const REST = 380; // how long a pointer rests on a card before its text comes
const LONG_PRESS = 430;
const STEADY = 10; // pixels a finger may tremble

class Details {
  hovered = $state.raw<{ id: string; beside: DOMRect } | null>(null);
  opened = $state<string | null>(null);
  here = $state.raw<ReadonlySet<string> | null>(null); // the cards of the game at which they are read

  open(id: string): void {
    this.hovered = null;
    this.opened = id;
  }

  close(): void {
    this.opened = null;
  }
}

export const details = new Details();

/** The finger that pressed a card long is lifted somewhere: that is no click, wherever it is. */
function ignoreRelease(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = (): void => window.removeEventListener("click", swallow, true);
  window.addEventListener("click", swallow, { capture: true, once: true });
  window.addEventListener("pointerdown", stop, { capture: true, once: true });
}

/** An element that is a card: rest on it, press it long or with the other button, and its text comes. */
export function readable(node: HTMLElement, card: string): { update(id: string): void; destroy(): void } {
  let id = card;
  let timer = 0;
  let start = { x: 0, y: 0 };
  let pressed = false;

  const stop = (): void => window.clearTimeout(timer);
  const hide = (): void => {
    stop();
    if (details.hovered?.id === id) details.hovered = null;
  };
  // The dialog gives the focus back to the card.
  const open = (): void => {
    node.focus({ preventScroll: true });
    details.open(id);
  };
  const rest = (): void => {
    stop();
    if (details.hovered?.id === id) return;
    timer = window.setTimeout(() => (details.hovered = { id, beside: node.getBoundingClientRect() }), REST);
  };
  const down = (event: PointerEvent): void => {
    hide();
    pressed = false;
    if (event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      pressed = true;
      ignoreRelease();
      open();
    }, LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    // A card that comes to lie under a pointer at rest is not meant.
    if (event.pointerType === "mouse") rest();
    else if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY) stop();
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    stop();
    if (!pressed) open();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) details.open(id);
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerleave", hide],
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["contextmenu", menu],
    ["keydown", key],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  return {
    update: (next) => {
      if (next !== id) hide();
      id = next;
    },
    destroy: () => {
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    },
  };
}
