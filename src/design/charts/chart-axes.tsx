import type { ChartCategory, FormatValue } from "./chart-series.ts";
import { labelStep } from "./chart-series.ts";

/** Space around the plot, in pixels. */
export const chartMargin = { top: 12, right: 4, bottom: 30, left: 52 } as const;

type ValueAxisProps = {
  ticks: readonly number[];
  y: (value: number) => number;
  width: number;
  formatTick: FormatValue;
};

/** Dashed gridlines with their values; the zero line is solid. */
export function ValueAxis({ ticks, y, width, formatTick }: ValueAxisProps) {
  return (
    <g aria-hidden>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={chartMargin.left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            strokeDasharray={tick === 0 ? undefined : "3 5"}
          />
          <text
            x={chartMargin.left - 10}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-ink-3 text-[11.5px] font-medium"
          >
            {formatTick(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

type CategoryAxisProps = {
  categories: readonly ChartCategory[];
  x: (index: number) => number;
  width: number;
  height: number;
  emphasised?: string;
};

export function CategoryAxis({ categories, x, width, height, emphasised }: CategoryAxisProps) {
  const step = labelStep(
    categories.map(({ label }) => label),
    width - chartMargin.left - chartMargin.right,
  );
  const last = categories.length - 1;
  return (
    <g aria-hidden>
      {categories.map(({ id, label }, index) =>
        // Counted from the end, so that the newest label is always there.
        (last - index) % step === 0 ? (
          <text
            key={id}
            x={x(index)}
            y={height - 10}
            textAnchor="middle"
            className={id === emphasised ? "fill-ink text-[11.5px] font-bold" : "fill-ink-3 text-[11.5px] font-medium"}
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}
