import { useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDate, formatFullDateTime } from "#design/dates/date-text.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { formatRand } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { documentRules, type SentDocument, uploadDocument } from "../../ui/use-waiver-upload.ts";
import {
  type CancelOffer,
  type CustomerReason,
  customerReasons,
  type SelfBooking,
  selfServiceContract,
} from "../contract.ts";
import { reasonChoices } from "./change-labels.tsx";
import { type Opening, useAction } from "./use-self-booking.ts";

type CancelDialogProps = {
  isOpen: boolean;
  booking: SelfBooking;
  opening: Opening;
  onClose: () => void;
  onChanged: () => void;
};

/** Cancels a booking or one of its trips, showing fee and refund before confirmation. */
export function CancelDialog({ isOpen, booking, opening, onClose, onChanged }: CancelDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={`Cancel booking ${booking.reference}?`} size="md">
      <CancelForm booking={booking} opening={opening} onClose={onClose} onChanged={onChanged} />
    </Dialog>
  );
}

const isReason = (value: string): value is CustomerReason => customerReasons.some((one) => one === value);

function CancelForm({ booking, opening, onClose, onChanged }: Omit<CancelDialogProps, "isOpen">) {
  const [leg, setLeg] = useState("all");
  const [reason, setReason] = useState<CustomerReason>(booking.weather.length > 0 ? "WEATHER" : "CUSTOMER_PLANS");
  const [document, setDocument] = useState<SentDocument>();
  const { offer, problem, setOffer } = useOffer(opening, leg, reason);
  const { run, isBusy, failure } = useAction(selfServiceContract.cancelBooking);
  useEffect(() => {
    const fresh = failure?.reason === "fee_changed" ? failure.details.offer : undefined;
    if (fresh) setOffer(fresh as CancelOffer);
  }, [failure, setOffer]);

  const cancel = async () => {
    if (!offer) return;
    const request = { ...opening, legs: legsOf(leg), reason, document: document ?? null };
    const done = await run({ ...request, expected_fee_cents: offer.fee_cents });
    if (!done) return;
    const back = done.refund_cents > 0 ? ` We’ll refund ${formatRand(done.refund_cents)}.` : "";
    void toast({
      title: leg === "all" ? "Booking cancelled" : "Trip cancelled",
      description: `We’ve emailed you the details.${back}`,
      kind: "success",
    });
    onClose();
    onChanged();
  };
  return (
    <div className="grid gap-5 pb-4">
      <LegChoice booking={booking} value={leg} onChange={setLeg} />
      <Field label="Reason for cancelling" required>
        <Select value={reason} onChange={({ target }) => isReason(target.value) && setReason(target.value)}>
          {customerReasons.map((one) => (
            <option key={one} value={one}>
              {reasonChoices[one]}
            </option>
          ))}
        </Select>
      </Field>
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      {offer && <CancelSums offer={offer} />}
      {offer?.needs_document && (
        <Field label="Supporting document" required hint="Only the team that approves refunds can see it.">
          <FileDrop<SentDocument>
            {...documentRules}
            label="Hospital document or death certificate"
            upload={uploadDocument}
            maxFiles={1}
            onChange={(sent) => setDocument(sent[0])}
          />
        </Field>
      )}
      <ErrorAlert error={failure} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:grow">
        <Button variant="outline" onClick={onClose}>
          Keep booking
        </Button>
        <Button variant="danger" busy={isBusy} busyText="Cancelling…" disabled={!offer} onClick={cancel}>
          {offer && offer.fee_cents > 0 ? `Cancel for ${formatRand(offer.fee_cents)}` : "Cancel for free"}
        </Button>
      </div>
    </div>
  );
}

const legsOf = (leg: string): number[] | null => (leg === "all" ? null : [Number(leg)]);

/** Requested again for every choice; an outdated answer is not shown. */
function useOffer(opening: Opening, leg: string, reason: CustomerReason) {
  const [offer, setOffer] = useState<CancelOffer>();
  const [problem, setProblem] = useState<string>();
  const { reference, code } = opening;
  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    callSignedIn(selfServiceContract.previewCancellation, { reference, code, legs: legsOf(leg), reason }).then(
      (row) => isCurrent && setOffer(row),
      (error: Error) => {
        if (!isCurrent) return;
        setOffer(undefined);
        setProblem(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [reference, code, leg, reason]);
  return { offer, problem, setOffer };
}

function LegChoice({
  booking,
  value,
  onChange,
}: {
  booking: SelfBooking;
  value: string;
  onChange: (leg: string) => void;
}) {
  const trips = booking.trips.filter((trip) => !isOver(trip));
  if (trips.length < 2) return null;
  return (
    <ChoiceCards
      legend="What would you like to cancel?"
      name="legs"
      value={value}
      onChange={onChange}
      choices={[
        { value: "all", title: "Whole booking" },
        ...trips.map(({ leg, pickup_at }) => ({
          value: String(leg),
          title: leg === 1 ? "Outbound trip only" : "Return trip only",
          text: formatFullDateTime(pickup_at),
        })),
      ]}
    />
  );
}

/** The cost of cancelling and the refund, leg by leg. */
function CancelSums({ offer }: { offer: CancelOffer }) {
  return (
    <section aria-label="Cancellation cost" aria-live="polite" className="grid gap-3 rounded-lg bg-surface-2 p-4">
      <dl className="grid gap-1.5">
        {offer.legs.map(({ leg, pickup_at, price_cents, fee_cents }) => (
          <div key={leg} className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem]">
            <dt className="text-ink-2">
              {formatFullDateTime(pickup_at)} · {formatRand(price_cents)}
            </dt>
            <dd className="ml-auto">{fee_cents > 0 ? `Fee ${formatRand(fee_cents)}` : "No fee"}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-bold">
          <dt>Cancellation fee</dt>
          <dd>{formatRand(offer.fee_cents)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-bold">
          <dt>Refund</dt>
          <dd>{formatRand(offer.refund_cents)}</dd>
        </div>
      </dl>
      <p className="text-ink-2 text-sm">{timeframe(offer)}</p>
      {offer.resale_cents > 0 && (
        <p className="text-ink-2 text-sm">
          If another trip takes your vehicle, you pay up to {formatRand(offer.resale_cents)} less.
        </p>
      )}
      {offer.weather.length > 0 && (
        <Alert
          tone="ok"
          title={`No fee because of the weather on ${offer.weather.map(({ day }) => formatFullDate(day)).join(" and ")}`}
        >
          {[...new Set(offer.weather.map(({ reason }) => reason))].join(" ")}
        </Alert>
      )}
      {offer.goes_to_team && (
        <Alert tone="info" title="We’ll review your reason">
          We’ll cancel your booking now. {claimWords(offer)}
        </Alert>
      )}
    </section>
  );
}

function timeframe({ paid_cents, refund_cents, fee_cents }: CancelOffer): string {
  if (paid_cents === 0)
    return fee_cents > 0
      ? "You haven’t paid yet, so we’ll send you an invoice for the fee."
      : "You haven’t paid yet, so there’s nothing to refund.";
  if (refund_cents === 0) return "Your payment covers the fee.";
  return `${refundPromise} ${bankShowsRefund}`;
}

const claimWords = ({ claimed_cents }: CancelOffer): string =>
  claimed_cents > 0
    ? `If we accept it, we’ll refund the other ${formatRand(claimed_cents)} too.`
    : "If we accept it, there’s no fee.";
