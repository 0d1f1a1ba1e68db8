/** Charts as data: what is drawn, and the same numbers as a table. Whatever differs in colour differs in pattern or symbol too. */
import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemParams } from "echarts";
import type { CustomSeriesOption, EChartsOption, SeriesOption } from "./echarts";
import type { Palette } from "./palette";

export interface Table {
  head: string[];
  rows: string[][]; // the first cell names the row
}

/** A chart without its looks. */
export interface Drawing {
  title: string;
  summary: string; // one sentence for screen readers
  table: Table;
  kind: "bars" | "lines" | "stack";
  categories: string[]; // along the axis
  series: Line[];
  axis: string; // what the numbers along the bottom are
  value: string; // what is measured
  format: (value: number) => string; // along the axis
  exact?: (value: number) => string; // of a bar or point, if there is more to say
  least?: number;
  most?: number;
}

export interface Line {
  name: string;
  values: (number | null)[];
  intervals?: [number, number][];
}

const SYMBOLS = ["circle", "rect", "triangle", "diamond"] as const;
const DASHES: readonly ("solid" | "dashed" | "dotted" | number[])[] = ["solid", "dashed", "dotted", [8, 3, 2, 3]];
const WHISKER = 6; // pixels to each side
const NUMBER = 3.8; // of the size of letters: how wide a number on a bar is
const FEW = 6; // names along the axis that may have several lines
const LETTER = 0.52; // of the size of letters: how wide one is on average

/** All that ECharts needs to draw it. */
export function optionOf(drawing: Drawing, palette: Palette, width: number, still: boolean): EChartsOption {
  const { ink, muted, line, panel, size, font } = palette;
  const text = { color: ink, fontSize: size, fontFamily: font };
  const several = drawing.series.length > 1;
  const few = drawing.categories.length <= FEW;
  const room = { width: (width - size * 5) / Math.max(1, drawing.categories.length), overflow: "break" as const, lineHeight: size * 1.15 };
  const names = { show: drawing.categories.some(Boolean), ...text, ...(few ? { interval: 0, ...room } : { hideOverlap: true }) };
  const rows = several ? rowsOf(drawing.series.map(({ name }) => name), size, width) : 0;
  const exact = drawing.exact ?? drawing.format;
  return {
    backgroundColor: panel,
    color: palette.series,
    animation: !still,
    animationDuration: 200,
    animationDurationUpdate: 200,
    textStyle: text,
    title: { text: drawing.title, left: 0, top: 0, textStyle: { ...text, fontSize: size * 1.15, fontWeight: 700 } },
    legend: several
      ? { left: 0, top: size * 2, textStyle: text, itemWidth: size * 2, inactiveColor: muted, data: drawing.series.map(({ name }) => name) }
      : { show: false },
    grid: { left: size * 0.8, right: size, top: size * (3.4 + rows * 1.9), bottom: size * 1.9, containLabel: true },
    xAxis: {
      type: "category",
      data: drawing.categories,
      name: drawing.axis,
      nameLocation: "middle",
      nameGap: size * 2,
      nameTextStyle: { ...text, color: muted },
      axisLabel: names,
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
    },
    yAxis: {
      type: "value",
      name: drawing.value,
      nameTextStyle: { ...text, color: muted, align: "left" },
      nameGap: size * 0.8,
      min: drawing.least,
      max: drawing.most,
      scale: drawing.kind === "lines",
      axisLabel: { ...text, formatter: drawing.format },
      splitLine: { lineStyle: { color: line } },
    },
    tooltip: {
      trigger: "axis",
      renderMode: "richText", // drawn with the chart: a policy for pages that allows no styles in text allows it
      confine: true,
      backgroundColor: panel,
      borderColor: line,
      textStyle: text,
      valueFormatter: (value) => (typeof value === "number" ? exact(value) : ""),
    },
    aria: {
      enabled: true,
      label: { description: `${drawing.title}. ${drawing.summary}` },
      decal: { show: drawing.kind !== "lines" },
    },
    series: drawing.series.flatMap((one, i) => seriesOf(drawing, one, i, palette, hasNumbers(drawing, size, width))),
  };
}

/** How many rows names and their signs need above a chart. */
function rowsOf(names: readonly string[], size: number, width: number): number {
  let rows = 1;
  let left = width;
  for (const name of names) {
    const wide = (name.length * LETTER + 3.3) * size;
    if (wide > left && left < width) {
      rows += 1;
      left = width;
    }
    left -= wide;
  }
  return rows;
}

/** Whether there is room for a number on each bar. */
function hasNumbers({ kind, categories, series }: Drawing, size: number, width: number): boolean {
  return kind === "bars" && (width - size * 5) / (categories.length * series.length) >= size * NUMBER;
}

function seriesOf(drawing: Drawing, one: Line, i: number, palette: Palette, numbers: boolean): SeriesOption[] {
  const drawn: SeriesOption =
    drawing.kind === "lines"
      ? {
          type: "line",
          name: one.name,
          data: one.values,
          symbol: SYMBOLS[i % SYMBOLS.length],
          symbolSize: palette.size * 0.6,
          lineStyle: { width: 2.5, type: DASHES[i % DASHES.length] },
        }
      : {
          type: "bar",
          name: one.name,
          data: one.values,
          ...(drawing.kind === "stack" ? { stack: "all" } : {}),
          barMaxWidth: palette.size * 6,
          label: {
            show: !one.intervals && numbers, // a number stands above the interval, if there is one
            position: "top",
            color: palette.ink,
            fontSize: palette.size,
            fontFamily: palette.font,
            formatter: ({ value }) => (typeof value === "number" ? (drawing.exact ?? drawing.format)(value) : ""),
          },
        };
  return one.intervals ? [drawn, whiskers(drawing, one, i, palette, numbers)] : [drawn];
}

/** The 95 % intervals, over the bars or points they belong to. */
function whiskers(drawing: Drawing, one: Line, i: number, palette: Palette, numbers: boolean): CustomSeriesOption {
  const bars = drawing.kind === "bars" ? drawing.series.length : 0;
  return {
    type: "custom",
    name: one.name,
    silent: true,
    z: 5,
    tooltip: { show: false },
    itemStyle: { color: palette.ink },
    data: (one.intervals ?? []).map(([low, high], at) => [at, low, high]),
    encode: { x: 0, y: [1, 2] },
    renderItem: (_: CustomSeriesRenderItemParams, api: CustomSeriesRenderItemAPI) => {
      const at = api.value(0);
      const layout = bars ? api.barLayout({ count: bars, barMaxWidth: palette.size * 6 })?.[i] : undefined;
      const high = api.coord([at, api.value(2)]);
      const low = api.coord([at, api.value(1)]);
      const x = (high[0] ?? 0) + (layout?.offsetCenter ?? 0);
      const [top = 0, bottom = 0] = [high[1], low[1]];
      const stroke = { stroke: bars ? palette.ink : (palette.series[i] ?? palette.ink), lineWidth: 2, fill: "none" };
      const stretch = (x1: number, y1: number, x2: number, y2: number) => ({ type: "line" as const, shape: { x1, y1, x2, y2 }, style: stroke });
      const lines = [stretch(x - WHISKER, top, x + WHISKER, top), stretch(x, top, x, bottom), stretch(x - WHISKER, bottom, x + WHISKER, bottom)];
      const rate = one.values[Number(at)];
      if (!numbers || typeof rate !== "number") return { type: "group", children: lines };
      const style = { text: (drawing.exact ?? drawing.format)(rate), x, y: top - 4, align: "center" as const, verticalAlign: "bottom" as const };
      const letters = { fill: palette.ink, fontSize: palette.size, fontFamily: palette.font, fontWeight: 700 as const };
      return { type: "group", children: [...lines, { type: "text", style: { ...style, ...letters } }] };
    },
  };
}
