import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { hoursText } from "#domain/shift/hours-text.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type MyHours, shiftsContract } from "../contract.ts";
import { OpenShiftCard } from "./open-shift-card.tsx";
import { StartShiftCard } from "./start-shift-card.tsx";

type ShiftBoardProps = {
  /** Photos of the vehicle at the start of a shift. */
  photos: (vehicleId: string, shiftId: string) => ReactNode;
  /** Other parts of the day: cash and defects. */
  children: ReactNode;
};

/** A driver’s shift, from the vehicle check to handing in the cash. */
export function ShiftBoard({ photos, children }: ShiftBoardProps) {
  const { data, wait } = readOrWait(useCall(shiftsContract.myShift, {}), "your shift", 6);
  if (wait) return wait;
  const { shift } = data;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {shift ? (
          <OpenShiftCard
            shift={shift}
            toHandInCents={data.to_hand_in_cents}
            photos={photos(shift.vehicle.id, shift.id)}
          />
        ) : (
          <StartShiftCard vehicles={data.vehicles} />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {children}
        <HoursCard hours={data.hours} />
      </div>
    </div>
  );
}

/** A driver’s hours, and when they will be rested. */
const HoursCard = ({ hours }: { hours: MyHours }) => (
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
