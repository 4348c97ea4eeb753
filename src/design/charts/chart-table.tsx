import { type ChartCategory, type ChartSeries, categoryTitle, type FormatValue } from "./chart-series.ts";

type ChartTableProps = {
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  categoryHeader?: string;
};

/** The numbers of a chart as a plain table. */
export function ChartTable({ label, categories, series, formatValue, categoryHeader = "Period" }: ChartTableProps) {
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
