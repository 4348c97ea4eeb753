import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import type { Outbox } from "./use-outbox.ts";

type Trip = {
  readonly id: string;
  readonly reference: string;
  readonly pickup_at: string;
  readonly reconfirm_from: string;
  readonly state: string;
};
type ReconfirmTripsProps = { trips: readonly Trip[]; now: Date; outbox: Pick<Outbox, "report"> };

/** Trips soon that the driver has not reconfirmed; reported like every other step, online or offline. */
export function ReconfirmTrips({ trips, now, outbox }: ReconfirmTripsProps) {
  const near = trips.filter(
    ({ state, pickup_at, reconfirm_from }) =>
      state === "assigned" && new Date(reconfirm_from) <= now && now < new Date(pickup_at),
  );
  return near.map((trip) => (
    <Alert
      key={trip.id}
      tone="warn"
      title={`Please reconfirm trip ${trip.reference}`}
      action={<Button onClick={() => void outbox.report(trip.id, "reconfirm")}>Reconfirm trip</Button>}
    >
      Pickup {formatDay(trip.pickup_at)}, {formatTime(trip.pickup_at)}.
    </Alert>
  ));
}
