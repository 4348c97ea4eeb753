import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { ownOffersContract } from "../own-contract.ts";
import { doneTexts } from "./messages.ts";

type Trip = { readonly id: string; readonly reference: string; readonly starts_at: string; readonly state: string };
type ReconfirmTripsProps = { trips: readonly Trip[]; now: Date; refreshes: readonly Call[] };

/** Trips whose pickup is near and that the driver has not reconfirmed. */
export function ReconfirmTrips({ trips, now, refreshes }: ReconfirmTripsProps) {
  const until = addHours(now, companyRules.reconfirmHours.first);
  const near = trips.filter(({ state, starts_at }) => {
    const start = new Date(starts_at);
    return state === "assigned" && now < start && start <= until;
  });
  return near.map((trip) => <Reconfirm key={trip.id} trip={trip} refreshes={refreshes} />);
}

function Reconfirm({ trip, refreshes }: { trip: Trip; refreshes: readonly Call[] }) {
  const reconfirm = useMakeCall(ownOffersContract.reconfirmMyTrip, refreshes);
  return (
    <Alert
      tone={reconfirm.error ? "bad" : "warn"}
      title={`Please reconfirm trip ${trip.reference}`}
      action={
        <Button
          busy={reconfirm.isPending}
          onClick={() =>
            reconfirm.mutate(
              { trip_id: trip.id },
              { onSuccess: () => void toast({ kind: "success", title: doneTexts.reconfirmed.title }) },
            )
          }
        >
          Reconfirm trip
        </Button>
      }
    >
      {reconfirm.error?.message ?? `Pickup ${formatDay(trip.starts_at)}, ${formatTime(trip.starts_at)}.`}
    </Alert>
  );
}
