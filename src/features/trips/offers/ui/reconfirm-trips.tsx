import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Outbox } from "../../road/ui/use-outbox.ts";

type Trip = { readonly id: string; readonly reference: string; readonly starts_at: string; readonly state: string };
type ReconfirmTripsProps = { trips: readonly Trip[]; now: Date; outbox: Pick<Outbox, "report"> };

/** Trips whose pickup is near and that the driver has not reconfirmed; it is reported like every other step, with or without a line. */
export function ReconfirmTrips({ trips, now, outbox }: ReconfirmTripsProps) {
  const until = addHours(now, companyRules.reconfirmHours.first);
  const near = trips.filter(({ state, starts_at }) => {
    const start = new Date(starts_at);
    return state === "assigned" && now < start && start <= until;
  });
  return near.map((trip) => (
    <Alert
      key={trip.id}
      tone="warn"
      title={`Please reconfirm trip ${trip.reference}`}
      action={<Button onClick={() => void outbox.report(trip.id, "reconfirm")}>Reconfirm trip</Button>}
    >
      Pickup {formatDay(trip.starts_at)}, {formatTime(trip.starts_at)}.
    </Alert>
  ));
}
