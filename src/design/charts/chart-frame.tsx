import { ChartColumn, Table } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { useWidth } from "../use-width.ts";
import {
  type ChartCategory,
  type ChartSeries,
  categoryTitle,
  type FormatValue,
  hasValues,
  seriesColour,
} from "./chart-series.ts";

type ChartFrameProps = {
  /** The chart in words, for people who can’t see it. */
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  /** Header of the first column of the table view. */
  categoryHeader?: string;
  height: number;
  hideLegend?: boolean;
  /** Shown before the legend. */
  heading?: ReactNode;
  /** Shown at the end of the same row. */
  actions?: ReactNode;
  empty?: ReactNode;
  className?: string;
  children: (width: number) => ReactNode;
};

/**
 * Parts that every chart shares: legend, measured width, empty state, and the same numbers as a table.
 * The frame is a size container: the plot follows its width and must never be what gives it.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, series, height, hideLegend, heading, actions, empty, className, children } = props;
  const [plot, width] = useWidth<HTMLDivElement>(640);
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  const isEmpty = !hasValues(series);
  return (
    <figure aria-label={label} className={cx("@container w-full min-w-0", className)}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        {heading && <h3 className="text-lg leading-snug">{heading}</h3>}
        {!hideLegend && <ChartLegend series={series} />}
        <div className="ms-auto flex items-center gap-2">
          {actions}
          {!isEmpty && (
            <IconButton
              size="sm"
              label={asTable ? "Show as chart" : "Show as table"}
              aria-expanded={asTable}
              aria-controls={tableId}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? <ChartColumn aria-hidden /> : <Table aria-hidden />}
            </IconButton>
          )}
        </div>
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
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm font-medium text-ink-2 @max-xl:order-last @max-xl:w-full">
      {series.map(({ id, label, tone, dash }, index) => (
        <li key={id} className="inline-flex items-center gap-2 whitespace-nowrap">
          {dash ? (
            <span
              aria-hidden
              className="w-5 border-b-[3px]"
              style={{ borderColor: seriesColour(index, tone), borderStyle: dash }}
            />
          ) : (
            <span aria-hidden className="size-2.5 rounded-[3px]" style={{ background: seriesColour(index, tone) }} />
          )}
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

type ChartTableProps = {
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  categoryHeader?: string;
};

/** The numbers of a chart as a plain table. */
function ChartTable({ label, categories, series, formatValue, categoryHeader = "Period" }: ChartTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-ink-3">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            {categoryHeader}
          </th>
          {series.map(({ id, label: name }) => (
            <th key={id} scope="col" className="px-3 py-2 text-end font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, row) => (
          <tr key={category.id} className="border-t border-line">
            <th scope="row" className="whitespace-nowrap py-1.5 pe-3 text-start font-medium">
              {categoryTitle(category)}
            </th>
            {series.map(({ id, values }) => (
              <td key={id} className="px-3 py-1.5 text-end">
                {showValue(values[row], formatValue)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const showValue = (value: number | null | undefined, format: FormatValue) =>
  value === null || value === undefined ? "–" : format(value);
