import { cx } from "../class-names.ts";
import type { FormatValue } from "./chart-series.ts";

type HeatMapProps = {
  label: string;
  /** Across. */
  columns: readonly { id: string; label: string }[];
  /** Down; one value for each column, null where there is nothing. */
  rows: readonly { id: string; label: string; values: readonly (number | null)[] }[];
  /** Short enough for a small cell. */
  format: FormatValue;
  /** In full, for screen readers and for an opened cell. */
  formatFull: FormatValue;
  onOpen?: (row: string, column: string) => void;
};

/** A table whose cells are darker for larger numbers. Each cell shows its number, so nothing depends on colour. */
export function HeatMap({ label, columns, rows, format, formatFull, onOpen }: HeatMapProps) {
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keys.
      tabIndex={0}
      className="relative overflow-x-auto rounded-md"
    >
      <table className="w-full min-w-[46rem] border-separate border-spacing-[2px] text-xs tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, label: name }) => (
              <th key={id} scope="col" className="px-0.5 pb-1 font-semibold text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: name, values }) => (
            <tr key={id}>
              <th scope="row" className="whitespace-nowrap pe-2 text-start font-semibold text-ink-2 text-sm">
                {name}
              </th>
              {columns.map((column, at) => {
                const value = values[at] ?? null;
                return (
                  <td key={column.id} className="p-0">
                    <HeatCell
                      value={value}
                      format={format}
                      formatFull={formatFull}
                      part={(value ?? 0) / largest}
                      name={`${name} ${column.label}`}
                      onOpen={onOpen && (() => onOpen(id, column.id))}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeatCellProps = {
  value: number | null;
  part: number;
  name: string;
  format: FormatValue;
  formatFull: FormatValue;
  onOpen?: (() => void) | undefined;
};

const steps = [
  "bg-surface-2",
  "bg-[color-mix(in_oklab,var(--s1)_14%,var(--surface))]",
  "bg-[color-mix(in_oklab,var(--s1)_26%,var(--surface))]",
  "bg-[color-mix(in_oklab,var(--s1)_38%,var(--surface))]",
];

function HeatCell({ value, part, name, format, formatFull, onOpen }: HeatCellProps) {
  if (!value) return <span className="grid h-8 place-items-center rounded-xs bg-surface-2/50 text-ink-3">·</span>;
  const look = cx(
    "grid h-8 w-full place-items-center rounded-xs px-0.5 text-ink",
    steps[Math.max(1, Math.ceil(Math.max(0, part) * (steps.length - 1)))] ?? steps[1],
    part > 0.66 && "font-bold",
  );
  if (!onOpen) return <span className={look}>{format(value)}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(look, "relative hover:inset-ring-2 hover:inset-ring-line-strong")}
    >
      {format(value)}
      <span className="sr-only">, {`${name}: ${formatFull(value)}`}</span>
    </button>
  );
}
