import { scaleLinear, scalePoint } from "d3-scale";
import { area, curveMonotoneX, line } from "d3-shape";
import { type ReactNode, useId } from "react";
import { CategoryAxis, chartMargin, ValueAxis } from "./chart-axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { type ChartCategory, type ChartSeries, dashes, type FormatValue, seriesColour } from "./chart-series.ts";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { useChartCursor } from "./use-chart-cursor.ts";

type LineChartProps = {
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  formatTick?: FormatValue;
  categoryHeader?: string;
  /** Fills the ground under each line. */
  filled?: boolean;
  /** Starts the axis near the smallest value instead of at zero. */
  fromLowest?: boolean;
  height?: number;
  hideLegend?: boolean;
  heading?: ReactNode;
  actions?: ReactNode;
  empty?: ReactNode;
  className?: string;
};

/** Lines over ordered categories, such as days. */
export function LineChart({ height = 260, ...props }: LineChartProps) {
  return (
    <ChartFrame {...props} height={height}>
      {(width) => <LinePlot {...props} width={width} height={height} />}
    </ChartFrame>
  );
}

type LinePlotProps = Omit<LineChartProps, "height" | "empty" | "className"> & { width: number; height: number };

function LinePlot(props: LinePlotProps) {
  const { label, categories, series, formatValue, formatTick, filled, width, height } = props;
  const { active, point, frameProps } = useChartCursor(categories.length);
  const { x, y } = lineScales(props);
  const at = (index: number) => x(index) ?? chartMargin.left;
  const activeCategory = active === null ? undefined : categories[active];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is one keyboard stop.
    <div
      role="group"
      aria-label={`${label}. Use the arrow keys to read the values.`}
      {...frameProps}
      className="rounded-sm"
    >
      <svg
        width={width}
        height={height}
        className="block overflow-visible"
        aria-hidden
        onPointerMove={(event) => point(nearest(event.nativeEvent.offsetX, categories.length, at))}
      >
        <ValueAxis ticks={y.ticks(4)} y={y} width={width} formatTick={formatTick ?? formatValue} />
        {active !== null && (
          <line
            x1={at(active)}
            x2={at(active)}
            y1={chartMargin.top}
            y2={height - chartMargin.bottom}
            className="stroke-line-strong"
          />
        )}
        {series.map((one, order) => (
          <SeriesLine
            key={one.id}
            series={one}
            colour={seriesColour(order, one.tone)}
            at={at}
            y={y}
            filled={filled}
            active={active}
          />
        ))}
        <CategoryAxis categories={categories} x={at} width={width} height={height} />
      </svg>
      {active !== null && activeCategory && (
        <ChartTooltip
          category={activeCategory}
          index={active}
          series={series}
          formatValue={formatValue}
          x={at(active)}
          reach={4}
          width={width}
        />
      )}
    </div>
  );
}

type SeriesLineProps = {
  series: ChartSeries;
  colour: string;
  at: (index: number) => number;
  y: (value: number) => number;
  filled?: boolean;
  active: number | null;
};

function SeriesLine({ series, colour, at, y, filled, active }: SeriesLineProps) {
  const fade = useId();
  const isThere = (value: number | null) => value !== null;
  const top = (value: number | null) => y(value ?? 0);
  const across = (_: number | null, index: number) => at(index);
  const stroke = line<number | null>().defined(isThere).x(across).y(top).curve(curveMonotoneX)([...series.values]);
  const ground = area<number | null>().defined(isThere).x(across).y1(top).y0(y(0)).curve(curveMonotoneX)([
    ...series.values,
  ]);
  const value = active === null ? null : (series.values[active] ?? null);
  return (
    <g>
      {filled && (
        <>
          <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={colour} stopOpacity={0.28} />
            <stop offset="1" stopColor={colour} stopOpacity={0} />
          </linearGradient>
          <path d={ground ?? ""} fill={`url(#${fade})`} />
        </>
      )}
      <path
        d={stroke ?? ""}
        fill="none"
        stroke={colour}
        strokeWidth={2.4}
        strokeDasharray={series.dash && dashes[series.dash]}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {active !== null && value !== null && (
        <circle cx={at(active)} cy={y(value)} r={5} fill={colour} className="stroke-surface" strokeWidth={2.5} />
      )}
    </g>
  );
}

function lineScales({ categories, series, fromLowest, width, height }: LinePlotProps) {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const lowest = Math.min(0, ...values);
  const x = scalePoint<number>()
    .domain(categories.keys())
    .range([chartMargin.left + 8, width - chartMargin.right - 14])
    .padding(categories.length === 1 ? 0.5 : 0);
  const y = scaleLinear()
    .domain([fromLowest ? Math.min(...values) : lowest, Math.max(1, ...values)])
    .nice(4)
    .range([height - chartMargin.bottom, chartMargin.top]);
  // With a raised floor the ground ends at the axis, not below it.
  return { x, y: y.clamp(true) };
}

function nearest(pointerX: number, count: number, at: (index: number) => number): number {
  let best = 0;
  for (let index = 1; index < count; index += 1) {
    if (Math.abs(at(index) - pointerX) < Math.abs(at(best) - pointerX)) best = index;
  }
  return best;
}
