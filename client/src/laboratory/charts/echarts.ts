/** The parts of ECharts that are used here, so that no others are fetched. */
import { BarChart, CustomChart, LineChart } from "echarts/charts";
import { AriaComponent, GridComponent, LegendComponent, TitleComponent, TooltipComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";

use([AriaComponent, BarChart, CustomChart, GridComponent, LegendComponent, LineChart, SVGRenderer, TitleComponent, TooltipComponent]);

export { init };
export type { ECharts } from "echarts/core";
export type { CustomSeriesOption, EChartsOption, SeriesOption } from "echarts";
