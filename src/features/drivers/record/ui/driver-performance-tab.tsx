import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatFullDateTime, formatSpan } from "#design/dates/date-text.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type DriverPerformance, driverRecordContract } from "../contract.ts";
import { Figure, ScoreCard } from "./score-card.tsx";

/** Hours, rest, rating and score, with their components. */
export function DriverPerformanceTab({ driverId }: { driverId: string }) {
  const { data, wait } = readOrWait(
    useCall(driverRecordContract.driverPerformance, { driver_id: driverId }),
    "this",
    8,
  );
  if (wait) return wait;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <HoursCard week={data.week} />
      <ScoreCard title="Rating and score" performance={data} />
    </div>
  );
}

function tripsText(trips: number): string {
  if (trips === 0) return "On duty, no trips";
  return trips === 1 ? "1 trip" : `${trips} trips`;
}
const hours = (value: number) => `${value} h`;

function HoursCard({ week }: { week: DriverPerformance["week"] }) {
  return (
    <Card>
      <CardHeader
        title="Hours this week"
        note={`From ${formatDay(week.from)}: trips at their planned times, duty as reported by the driver`}
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Figure name="Trips planned" value={hours(week.hours)} />
        <Figure name="Driven so far" value={hours(week.hours_done)} />
        <Figure name="Resting for" value={week.resting_hours === null ? "–" : hours(week.resting_hours)} />
        <Figure name="Next trip" value={week.next_start ? formatFullDateTime(week.next_start) : "None"} />
      </dl>
      <h3 className="mt-5 font-semibold text-ink-2 text-sm">
        Duty between rests of {week.rest_needed} hours, at most {week.duty_limit} hours each
      </h3>
      {week.stretches.length === 0 && <p className="mt-1 text-ink-2">No trips or duty this week.</p>}
      <ul className="mt-1 grid">
        {week.stretches.map(({ from, to, hours: length, trips, rest_before, is_too_long }) => (
          <li
            key={from}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2 last:border-0"
          >
            <span className="grow font-semibold">
              {formatDay(from)}, {formatSpan(from, to)}
            </span>
            <span className="text-ink-2 text-sm">
              {tripsText(trips)}
              {rest_before !== null && `, after ${rest_before} h rest`}
            </span>
            <Badge tone={is_too_long ? "bad" : "ok"}>{hours(length)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
