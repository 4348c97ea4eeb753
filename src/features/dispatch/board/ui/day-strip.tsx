import { cx } from "#design/class-names.ts";
import type { DayCounts } from "../count-policy.ts";

type Figure = { readonly label: string; readonly value: number; readonly tone?: string; readonly note?: string };

/** The day in one line. */
export function DayStrip({ counts }: { counts: DayCounts }) {
  const open = counts.unassigned + counts.offered;
  const figures: readonly Figure[] = [
    ...(counts.interrupted > 0 ? [{ label: "Interrupted", value: counts.interrupted, tone: "text-bad" }] : []),
    {
      label: "Trips",
      value: counts.total - counts.cancelled,
      note: counts.cancelled > 0 ? `and ${counts.cancelled} cancelled` : "",
    },
    {
      label: "Without a driver",
      value: open,
      tone: open > 0 ? "text-bad" : "text-ok",
      note: counts.offered > 0 ? `${counts.offered} offered` : "",
    },
    { label: "To reconfirm", value: counts.to_reconfirm, tone: counts.to_reconfirm > 0 ? "text-warn" : "" },
    { label: "On the road", value: counts.on_the_road, tone: "text-violet" },
    { label: "Done", value: counts.done },
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1.5">
      {figures.map(({ label, value, tone, note }) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="order-2 text-ink-2 text-sm">
            {label}
            {note && <span className="text-ink-3"> ({note})</span>}
          </dt>
          <dd className={cx("font-bold font-display text-xl tabular-nums leading-none", tone)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
