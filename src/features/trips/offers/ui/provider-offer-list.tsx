import { Inbox } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FieldErrors } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useNow } from "#design/use-now.ts";
import { crewOptions } from "#domain/trip/rank-candidates.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { ownOffersContract, type PoolOffer } from "../own-contract.ts";
import { timeLeft } from "./messages.ts";
import { OfferFacts } from "./offer-facts.tsx";
import { reasonsIn } from "./offered-trips.tsx";

type Choice = { readonly value: string; readonly label: string };
type ProviderOfferListProps = {
  /** The provider's own drivers and vehicles. */
  drivers: readonly Choice[];
  vehicles: readonly Choice[];
  refreshes: readonly Call[];
};

/** Trips that a provider can accept with its own driver and vehicle. */
export function ProviderOfferList(props: ProviderOfferListProps) {
  const { data, error, refetch } = useCall(ownOffersContract.poolOffers, {}, { refetchInterval: 30_000 });
  if (error && !data) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={5} />;
  if (data.offers.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<Inbox />}
        title="No open offers"
        text="Trips we offer you appear here, and we’ll email you."
      />
    );
  return (
    <ul className="grid gap-4">
      {data.offers.map((offer) => (
        <li key={offer.id}>
          <OneOffer {...props} offer={offer} />
        </li>
      ))}
    </ul>
  );
}

const crewSchema = z.object({ driver_id: z.uuid("Choose a driver"), vehicle_id: z.uuid("Choose a vehicle") });
const declineSchema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, "Enter a reason")) });

function OneOffer({ offer, drivers, vehicles, refreshes }: ProviderOfferListProps & { offer: PoolOffer }) {
  const [asks, setAsks] = useState<"accept" | "decline">();
  const left = new Date(offer.answer_by).getTime() - useNow(15_000);
  const close = () => setAsks(undefined);
  return (
    <Card className="grid gap-4">
      <p className="font-semibold text-warn">
        Answer by {formatDay(offer.answer_by)}, {formatTime(offer.answer_by)}
        {left > 0 && `, ${timeLeft(left)} left`}
      </p>
      <OfferFacts offer={offer} />
      {!offer.has_crew && (
        <Alert tone="warn" title="You can’t accept this trip">
          None of your drivers and vehicles can take it: they’re busy then, or a document is missing.
        </Alert>
      )}
      {left > 0 ? (
        <div className="flex flex-wrap gap-3">
          <Button disabled={!offer.has_crew} onClick={() => setAsks("accept")}>
            Accept trip
          </Button>
          <Button variant="outline" onClick={() => setAsks("decline")}>
            Decline trip
          </Button>
        </div>
      ) : (
        <p className="text-ink-2">The deadline to answer this offer has passed.</p>
      )}
      {asks === "accept" && (
        <AcceptDialog offer={offer} drivers={drivers} vehicles={vehicles} refreshes={refreshes} onClose={close} />
      )}
      {asks === "decline" && <DeclineDialog offer={offer} refreshes={refreshes} onClose={close} />}
    </Card>
  );
}

type DialogProps = { offer: PoolOffer; refreshes: readonly Call[]; onClose: () => void };

function AcceptDialog({ offer, drivers, vehicles, refreshes, onClose }: DialogProps & ProviderOfferListProps) {
  const accept = useMakeCall(ownOffersContract.acceptPoolOffer, [ownOffersContract.poolOffers, ...refreshes]);
  return (
    <FormDialog
      title="Accept this trip?"
      text="Choose the driver and vehicle. You’ll then see the address, and the passenger’s name from two days before pickup."
      confirmLabel="Accept trip"
      doneLabel="Trip accepted"
      schema={crewSchema}
      defaultValues={{ driver_id: "", vehicle_id: "" }}
      onClose={onClose}
      onConfirm={(crew) => accept.mutateAsync({ id: offer.id, ...crew }).catch(explain)}
    >
      <div className="grid gap-4">
        <FormField name="driver_id" label="Driver" required>
          <Select placeholder="Choose a driver" options={crewOptions(drivers, offer.marks.drivers)} />
        </FormField>
        <FormField name="vehicle_id" label="Vehicle" required>
          <Select placeholder="Choose a vehicle" options={crewOptions(vehicles, offer.marks.vehicles)} />
        </FormField>
      </div>
    </FormDialog>
  );
}

/** Adds the objections to the driver or the vehicle, so that another can be chosen. */
function explain(error: Error): never {
  const reasons = reasonsIn(error);
  throw reasons ? new FieldErrors({}, reasons) : error;
}

function DeclineDialog({ offer, refreshes, onClose }: DialogProps) {
  const decline = useMakeCall(ownOffersContract.declinePoolOffer, [ownOffersContract.poolOffers, ...refreshes]);
  return (
    <FormDialog
      title="Decline this trip?"
      text="Dispatch is notified right away and looks for another driver."
      confirmLabel="Decline trip"
      doneLabel="Trip declined"
      tone="danger"
      schema={declineSchema}
      defaultValues={{ reason: "" }}
      onClose={onClose}
      onConfirm={({ reason }) => decline.mutateAsync({ id: offer.id, reason })}
    >
      <FormField name="reason" label="Reason" required>
        <TextArea rows={3} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
