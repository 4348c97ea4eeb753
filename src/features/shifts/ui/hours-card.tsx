import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { hoursText } from "#domain/shift/hours-text.ts";
import type { MyHours } from "../contract.ts";

/** How long a driver has driven, and when they will have rested. */
export const HoursCard = ({ hours }: { hours: MyHours }) => (
  <Card>
    <CardHeader title="Hours and rest" />
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Fact name="Today" value={`${hoursText(hours.hours_today)}, ${tripsText(hours.trips_today)}`} />
      <Fact name="This week" value={`${hoursText(hours.hours_this_week)}, ${tripsText(hours.trips_this_week)}`} />
      <Fact name="On duty since the last rest" value={hours.duty_hours === null ? "–" : hoursText(hours.duty_hours)} />
      <Fact name="Duty left" value={hours.duty_left_hours === null ? "–" : hoursText(hours.duty_left_hours)} />
      <Fact name="Resting for" value={hours.rest_hours === null ? "–" : hoursText(hours.rest_hours)} />
      <Fact
        name="Fully rested"
        value={hours.rested_at ? `${formatDay(hours.rested_at)}, ${formatTime(hours.rested_at)}` : "Yes"}
      />
    </dl>
    <p className="mt-4 text-ink-2 text-sm">{hours.rule}</p>
  </Card>
);

const tripsText = (trips: number) => (trips === 1 ? "1 trip" : `${trips} trips`);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);
