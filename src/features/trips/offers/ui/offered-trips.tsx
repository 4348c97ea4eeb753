import { Hourglass } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useNow } from "#design/use-now.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import type { MyOffer } from "../contract.ts";
import { ownOffersContract } from "../own-contract.ts";
import { DeclineOfferDialog } from "./decline-offer-dialog.tsx";
import { doneTexts, timeLeft } from "./messages.ts";
import { OfferFacts } from "./offer-facts.tsx";

/** `refreshes`: other calls about the driver's trips to reload after an answer. */
type OfferedTripsProps = { refreshes: readonly Call[] /** Only the offer of this trip. */; tripId?: string };

/** A driver’s open offers, each with its two buttons. */
export function OfferedTrips({ refreshes, tripId }: OfferedTripsProps) {
  const { data } = useCall(ownOffersContract.myOffers, {}, { refetchInterval: 30_000 });
  const offers = (data?.offers ?? []).filter((offer) => tripId === undefined || offer.trip_id === tripId);
  if (offers.length === 0) return null;
  return (
    <section aria-label="Trips offered to you" className="grid gap-4">
      {offers.map((offer) => (
        <OfferedTrip key={offer.id} offer={offer} refreshes={refreshes} />
      ))}
    </section>
  );
}

function OfferedTrip({ offer, refreshes }: { offer: MyOffer } & OfferedTripsProps) {
  const answer = useMakeCall(ownOffersContract.answerMyOffer, [ownOffersContract.myOffers, ...refreshes]);
  const [declines, setDeclines] = useState(false);
  const left = new Date(offer.answer_by).getTime() - useNow(15_000);
  const say = (said: "accept" | "decline", reason = "") =>
    answer.mutate(
      { offer_id: offer.id, answer: said, reason },
      {
        onSuccess: () => {
          setDeclines(false);
          void toast({ kind: "success", title: doneTexts[said === "accept" ? "accepted" : "declined"].title });
        },
      },
    );
  return (
    <Card>
      <CardHeader
        title="New trip offer"
        note={`Answer by ${formatDay(offer.answer_by)}, ${formatTime(offer.answer_by)}${offer.is_broadcast ? ". The first to accept gets the trip" : ""}`}
        actions={
          left > 0 && (
            <span role="timer" className="flex items-center gap-2 font-bold text-lg tabular-nums">
              <Hourglass aria-hidden="true" className="size-5 text-warn" />
              {timeLeft(left)} left
            </span>
          )
        }
      />
      <div className="grid gap-5">
        <OfferFacts offer={offer} vehicle={offer.vehicle} />
        {answer.error && (
          <Alert tone="bad" announce title={answer.error.message}>
            {reasonsIn(answer.error)}
          </Alert>
        )}
        {offer.against.length > 0 && (
          <Alert tone="warn" title="You can’t accept this trip">
            {offer.against.join(" ")}
          </Alert>
        )}
        {left > 0 ? (
          <div className="grid gap-3 sm:grid-cols-2">
            <Button
              size="lg"
              busy={answer.isPending && !declines}
              disabled={offer.against.length > 0}
              onClick={() => say("accept")}
            >
              Accept trip
            </Button>
            <Button variant="outline" disabled={answer.isPending} onClick={() => setDeclines(true)}>
              Decline trip
            </Button>
          </div>
        ) : (
          <p className="text-ink-2">The deadline to answer this offer has passed.</p>
        )}
      </div>
      <DeclineOfferDialog
        open={declines}
        isBusy={answer.isPending}
        onClose={() => setDeclines(false)}
        onDecline={(reason) => say("decline", reason)}
      />
    </Card>
  );
}

/** The objections, if the server gave any. */
export function reasonsIn(error: Error): string | undefined {
  const reasons = error instanceof CallFailed ? error.details.reasons : undefined;
  return Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === "string").join(" ") : undefined;
}
