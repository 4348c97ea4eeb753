import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { type ChartTone, seriesColour } from "./chart-series.ts";

type Share = { id: string; label: ReactNode; value: number; tone?: ChartTone };

type ShareBarsProps = {
  label: string;
  shares: readonly Share[];
  /** Shown at the end of each row; given the value and its part of the whole (0 to 1). */
  format: (value: number, part: number) => string;
  /** The value of a full bar: the sum of all (default), or the largest. */
  fullIs?: "sum" | "largest";
  empty?: ReactNode;
  className?: string;
};

/** Horizontal bars for parts of a whole, readable as a list. */
export function ShareBars({ label, shares, format, fullIs = "sum", empty, className }: ShareBarsProps) {
  const sum = shares.reduce((total, { value }) => total + value, 0);
  const full = fullIs === "sum" ? sum : Math.max(...shares.map(({ value }) => value));
  if (sum === 0) return <p className="text-sm text-ink-3">{empty ?? "Nothing to show for this period yet."}</p>;
  return (
    <ul aria-label={label} className={cx("grid gap-3.5", className)}>
      {shares.map(({ id, label: name, value, tone }, index) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5">
          <span className="min-w-0 font-medium">{name}</span>
          <span className="font-bold">{format(value, value / sum)}</span>
          <span aria-hidden className="col-span-2 h-2.5 overflow-hidden rounded-pill bg-surface-2">
            <span
              className="block h-full rounded-pill"
              style={{ width: `${(value / full) * 100}%`, background: seriesColour(index, tone) }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
