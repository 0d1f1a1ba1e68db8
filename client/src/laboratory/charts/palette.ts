/** The colours and the size of letters of the page, for charts. */
export interface Palette {
  ink: string;
  muted: string;
  line: string;
  panel: string;
  series: string[];
  font: string;
  size: number; // pixels
}

const COLOURS = ["--seat-0", "--seat-1", "--seat-2", "--seat-3", "--gold", "--accent", "--danger", "--muted"] as const;

/** As they are now, light or dark. Colours of custom properties are known only where they are used. */
export function paletteOf(node: HTMLElement): Palette {
  const probe = document.createElement("span");
  node.append(probe);
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    ink: colour("--ink"),
    muted: colour("--muted"),
    line: colour("--line"),
    panel: colour("--panel"),
    series: COLOURS.map(colour),
    font: getComputedStyle(document.body).fontFamily.replaceAll('"', "'"), // it is written into attributes
    size: parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.85,
  };
  probe.remove();
  return palette;
}
