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
  /** Half the width of the marked item, so that the card is beside it. */
  reach: number;
  width: number;
};

/** A dark card beside the item, on the side with more room. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { category, index, series, formatValue, showTotal, x, reach, width } = props;
  const total = series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return (
    <div
      role="status"
      className="pointer-events-none absolute top-0 z-10 w-max max-w-80 rounded-[12px] bg-[light-dark(var(--c-atlantic),var(--surface-3))] px-3 py-2.5 text-xs text-on-dark shadow-2"
      style={besideOf(x, reach + 10, width)}
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

function besideOf(x: number, distance: number, width: number) {
  // A phone has no room beside it, so the card shifts towards the middle.
  if (width < 440) return { left: x, translate: `-${Math.round((x / width) * 100)}% 0` };
  return x > width / 2 ? { right: width - x + distance } : { left: x + distance };
}
