import { type ChartCategory, type ChartSeries, categoryTitle, type FormatValue, seriesColour } from "./chart-series.ts";

type ChartTooltipProps = {
  category: ChartCategory;
  /** Position of the category among its neighbours. */
  index: number;
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  /** Adds up the series in the headline, for stacked charts. */
  showTotal?: boolean;
  x: number;
  width: number;
};

/** A dark card above the plot; it leans inwards near the edges so that it never leaves the chart. */
export function ChartTooltip({ category, index, series, formatValue, showTotal, x, width }: ChartTooltipProps) {
  const share = Math.min(92, Math.max(8, (x / width) * 100));
  const total = series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return (
    <div
      role="status"
      className="pointer-events-none absolute top-0 z-10 max-w-64 rounded-[12px] bg-[light-dark(var(--c-atlantic),var(--surface-3))] px-3 py-2.5 text-xs text-on-dark shadow-2"
      style={{ left: x, translate: `-${share}% 0` }}
    >
      <p className="font-display text-sm font-bold">
        {categoryTitle(category)}
        {showTotal && ` · ${formatValue(total)}`}
      </p>
      <ul className="mt-1 grid gap-0.5">
        {series.map(({ id, label, values, tone }, order) => {
          const value = values[index];
          return value === null || value === undefined ? null : (
            <li key={id} className="flex items-center gap-2 whitespace-nowrap">
              <span aria-hidden className="size-2 rounded-[3px]" style={{ background: seriesColour(order, tone) }} />
              {label}
              <span className="ms-auto ps-3 font-semibold">{formatValue(value)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
