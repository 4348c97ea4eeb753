import { ChartColumn, Table } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type ChartCategory, type ChartSeries, type FormatValue, hasValues, seriesColour } from "./chart-series.ts";
import { ChartTable } from "./chart-table.tsx";
import { cx } from "./class-names.ts";
import { useWidth } from "./use-width.ts";

type ChartFrameProps = {
  /** What the chart shows, for everyone who cannot see it. */
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  /** Header of the first column of the table view. */
  categoryHeader?: string;
  height: number;
  hideLegend?: boolean;
  empty?: ReactNode;
  className?: string;
  children: (width: number) => ReactNode;
};

/** What every chart shares: legend, measured width, empty state, and the same numbers as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, series, height, hideLegend, empty, className, children } = props;
  const [plot, width] = useWidth<HTMLDivElement>(640);
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  const isEmpty = !hasValues(series);
  return (
    <figure aria-label={label} className={cx("min-w-0", className)}>
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        {!hideLegend && <ChartLegend series={series} />}
        {!isEmpty && (
          <button
            type="button"
            aria-expanded={asTable}
            aria-controls={tableId}
            onClick={() => setAsTable(!asTable)}
            className="ms-auto inline-flex size-8 items-center justify-center rounded-pill text-ink-3 hover:bg-surface-2 hover:text-ink"
          >
            {asTable ? <ChartColumn size={17} aria-hidden /> : <Table size={17} aria-hidden />}
            <span className="sr-only">{asTable ? "Show as chart" : "Show as table"}</span>
          </button>
        )}
      </div>
      {isEmpty && <EmptyPlot height={height}>{empty}</EmptyPlot>}
      <div ref={plot} className={cx("relative", (asTable || isEmpty) && "hidden")}>
        {!isEmpty && children(width)}
      </div>
      {!isEmpty && (
        <div id={tableId} className={asTable ? "overflow-x-auto" : "sr-only"}>
          <ChartTable {...props} />
        </div>
      )}
    </figure>
  );
}

function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm font-medium text-ink-2">
      {series.map(({ id, label, tone }, index) => (
        <li key={id} className="inline-flex items-center gap-2 whitespace-nowrap">
          <span aria-hidden className="size-2.5 rounded-[3px]" style={{ background: seriesColour(index, tone) }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function EmptyPlot({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div
      className="grid place-items-center rounded-md border border-dashed border-line text-sm text-ink-3"
      style={{ minHeight: height }}
    >
      {children ?? "Nothing to show for this period yet."}
    </div>
  );
}
