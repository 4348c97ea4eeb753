import type { Shift } from "../contract.ts";
import { weekdayLabels } from "./week-labels.ts";

/** The usual week, day by day. */
export function ShiftList({ shifts }: { shifts: readonly Shift[] }) {
  if (shifts.length === 0) return <p className="text-ink-2">No fixed shifts: available for trips at any time.</p>;
  return (
    <dl className="grid gap-1.5">
      {weekdayLabels.map((name, at) => {
        const ofDay = shifts.filter(({ weekday }) => weekday === at + 1);
        return (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className={ofDay.length > 0 ? "text-right font-semibold" : "text-right text-ink-3"}>
              {ofDay.map(({ starts, ends }) => `${starts}–${ends}${ends <= starts ? " (next day)" : ""}`).join(", ") ||
                "Off"}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
