import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import type { ReactNode } from "react";
import { CategoryAxis, chartMargin, ValueAxis } from "./chart-axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { type ChartCategory, type ChartSeries, type FormatValue, seriesColour } from "./chart-series.ts";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { useChartCursor } from "./use-chart-cursor.ts";

type BarChartProps = {
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  /** Shorter form for the axis, such as R50k. */
  formatTick?: FormatValue;
  categoryHeader?: string;
  /** The category to highlight, such as today; the others are dimmed a little. */
  emphasised?: string;
  height?: number;
  hideLegend?: boolean;
  heading?: ReactNode;
  actions?: ReactNode;
  empty?: ReactNode;
  className?: string;
};

/** Stacked bars, one per category. */
export function BarChart({ height = 260, ...props }: BarChartProps) {
  return (
    <ChartFrame {...props} height={height}>
      {(width) => <BarPlot {...props} width={width} height={height} />}
    </ChartFrame>
  );
}

type BarPlotProps = Omit<BarChartProps, "height" | "empty" | "className"> & { width: number; height: number };

function BarPlot({ label, categories, series, formatValue, formatTick, emphasised, width, height }: BarPlotProps) {
  const { active, point, frameProps } = useChartCursor(categories.length);
  const { x, y } = barScales(categories, series, width, height);
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const activeCategory = active === null ? undefined : categories[active];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is one keyboard stop.
    <div
      role="group"
      aria-label={`${label}. Use the arrow keys to read the values.`}
      {...frameProps}
      className="rounded-sm"
    >
      <svg width={width} height={height} className="block overflow-visible" aria-hidden>
        <ValueAxis ticks={y.ticks(4)} y={y} width={width} formatTick={formatTick ?? formatValue} />
        {stackLayers(categories, series).map((layer, order) => (
          <g key={layer.key.id} fill={seriesColour(order, series[order]?.tone)}>
            {layer.map(([from, to], index) => (
              <rect
                key={categories[index]?.id}
                x={x(index)}
                y={y(to)}
                width={x.bandwidth()}
                // A thin gap between two layers separates them without relying on colour.
                height={Math.max(0, y(from) - y(to) - 1.5)}
                rx={order === series.length - 1 ? 4 : 2}
                opacity={isForward(index, active, categories[index]?.id, emphasised) ? 1 : 0.8}
              />
            ))}
          </g>
        ))}
        <CategoryAxis categories={categories} x={middle} width={width} height={height} emphasised={emphasised} />
        {categories.map((category, index) => (
          <rect
            key={category.id}
            x={middle(index) - x.step() / 2}
            width={x.step()}
            height={height}
            className={index === active ? "fill-ink/5" : "fill-transparent"}
            onPointerEnter={() => point(index)}
            onPointerDown={() => point(index)}
          />
        ))}
      </svg>
      {active !== null && activeCategory && (
        <ChartTooltip
          category={activeCategory}
          index={active}
          series={series}
          formatValue={formatValue}
          showTotal={series.length > 1}
          x={middle(active)}
          reach={x.bandwidth() / 2}
          width={width}
        />
      )}
    </div>
  );
}

const isForward = (index: number, active: number | null, id: string | undefined, emphasised: string | undefined) =>
  index === active || emphasised === undefined || id === emphasised;

function barScales(
  categories: readonly ChartCategory[],
  series: readonly ChartSeries[],
  width: number,
  height: number,
) {
  const totals = categories.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const x = scaleBand<number>()
    .domain(categories.keys())
    .range([chartMargin.left, width - chartMargin.right])
    .paddingInner(0.4)
    .paddingOuter(0.2);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...totals)])
    .nice(4)
    .range([height - chartMargin.bottom, chartMargin.top]);
  return { x, y };
}

const stackLayers = (categories: readonly ChartCategory[], series: readonly ChartSeries[]) =>
  stack<number, ChartSeries>()
    .keys(series)
    .value((index, { values }) => values[index] ?? 0)([...categories.keys()]);
