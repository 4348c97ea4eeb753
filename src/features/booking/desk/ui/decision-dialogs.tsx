import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { CancelCode } from "#domain/booking/cancellation.ts";
import type { EvidenceKind } from "#domain/road/no-show-evidence.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { noShowContract } from "#features/trips/road/no-show-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { cancelOptions, codeOf } from "../../ui/booking-labels.tsx";
import { describeFreshBooking } from "../../ui/fresh-booking-labels.ts";
import { bookingDeskContract } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { type CashOverLimit, cashOverLimit, cashQuestion } from "./cash-limit-labels.ts";
import { useAccountChoice } from "./use-account-choice.ts";
import { useDeskCall } from "./use-desk-call.ts";

type DialogProps = { booking: DeskBooking; onClose: () => void };

const unknownFee = "Wait until the fee is calculated.";

/** A vehicle is available and payment follows later. */
export function ConfirmDialogOf({ booking, onClose }: DialogProps) {
  const confirm = useDeskCall(bookingDeskContract.confirmUnpaid);
  const [method, setMethod] = useState<"account" | "cash">("cash");
  const { id: booking_id, email, total_cents } = booking;
  const account = useAccountChoice({ booking_id, email, cents: total_cents ?? 0 });
  const [cash, setCash] = useState<CashOverLimit>();
  const [isCashConfirmed, setCashConfirmed] = useState(false);
  const send = (reason: string) =>
    confirm.mutateAsync({
      id: booking.id,
      version: booking.version,
      method,
      reason,
      is_cash_confirmed: isCashConfirmed,
    });
  return (
    <ActionDialog
      title={`Confirm booking ${booking.reference}?`}
      text="We’ll reserve a vehicle and email the customer the confirmation. The price remains due."
      confirmLabel="Confirm booking"
      doneLabel="Booking confirmed"
      reason={{}}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(reason) =>
        send(reason).catch((error: unknown) => {
          setCash(cashOverLimit(error));
          throw error;
        })
      }
    >
      <Field label="Payment method" hint={account.obstacle && `On account: ${account.obstacle}`}>
        <Select
          value={method}
          onChange={(event) => setMethod(event.currentTarget.value === "cash" ? "cash" : "account")}
          options={[
            { value: "cash", label: "Cash to the driver" },
            { value: "account", label: "On account", disabled: !account.isOpen },
          ]}
        />
      </Field>
      {cash && method === "cash" && (
        <Checkbox
          label={cashQuestion(cash)}
          checked={isCashConfirmed}
          onChange={(event) => setCashConfirmed(event.currentTarget.checked)}
        />
      )}
    </ActionDialog>
  );
}

/** Declines with a reason for the customer. */
export function DeclineDialog({ booking, onClose }: DialogProps) {
  const decline = useDeskCall(bookingDeskContract.declineBooking);
  return (
    <ActionDialog
      title={`Decline request ${booking.reference}?`}
      text="We’ll email the customer your reason and other options."
      confirmLabel="Decline request"
      doneLabel="Request declined"
      tone="danger"
      reason={{ hint: "We’ll include this in the email, word for word." }}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(reason) => decline.mutateAsync({ id: booking.id, version: booking.version, reason })}
    />
  );
}

/** Shows the fee and refund in advance. */
export function CancelDialog({ booking, onClose }: DialogProps) {
  const cancel = useDeskCall(bookingDeskContract.cancelAtDesk);
  const [code, setCode] = useState<CancelCode>("CUSTOMER_PLANS");
  const [legs, setLegs] = useState<readonly number[]>([]);
  // Several vehicles of one drive are cancelled together.
  const standing = booking.trips.filter((trip) => trip.part === 1 && !isOver(trip));
  const preview = useCall(
    bookingDeskContract.previewDeskCancellation,
    { id: booking.id, code, legs: [...legs] },
    // The fee depends on the hour.
    { refetchInterval: 60_000 },
  );
  const toggle = (leg: number, isOn: boolean) => setLegs(isOn ? [...legs, leg] : legs.filter((one) => one !== leg));
  return (
    <ActionDialog
      title={`Cancel booking ${booking.reference}?`}
      text={
        preview.data
          ? `Fee ${formatRand(preview.data.fee_cents)}, refund ${formatRand(preview.data.refund_cents)}. ${preview.data.is_whole ? "We’ll cancel the whole booking and email the customer." : "We’ll cancel the chosen trips and email the customer. The rest is unchanged."}`
          : (preview.error?.message ?? "Calculating the fee…")
      }
      confirmLabel="Cancel booking"
      cancelLabel="Keep booking"
      doneLabel={preview.data?.is_whole === false ? "Trips cancelled" : "Booking cancelled"}
      tone="danger"
      reason={{
        label: "Internal note",
        hint: "The customer doesn’t see it. Our email gives the reason above.",
        isOptional: true,
      }}
      missing={preview.data ? undefined : unknownFee}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(note) =>
        cancel.mutateAsync({ id: booking.id, version: booking.version, code, legs: [...legs], note })
      }
    >
      <Field label="Reason">
        <Select value={code} onChange={(event) => setCode(codeOf(event.currentTarget.value))} options={cancelOptions} />
      </Field>
      {standing.length > 1 && (
        <fieldset>
          <legend className="font-semibold text-sm">Trips to cancel (none selected: all)</legend>
          {standing.map((trip) => (
            <Checkbox
              key={trip.leg}
              label={`${formatFullDateTime(trip.pickup_at)}: ${trip.pickup_location} → ${trip.destination}`}
              checked={legs.includes(trip.leg)}
              onChange={(event) => toggle(trip.leg, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </ActionDialog>
  );
}

/** The passenger was not at the pickup. The booking's own policy decides the fee. */
export function NoShowDialog({ booking, onClose }: DialogProps) {
  const preview = useCall(bookingDeskContract.previewNoShow, { id: booking.id });
  const mark = useDeskCall(bookingDeskContract.markNoShow);
  const missed = booking.trips.find(({ state }) => state !== "cancelled");
  return (
    <ActionDialog
      title={`Mark booking ${booking.reference} as no-show?`}
      text={
        preview.data
          ? `Fee ${formatRand(preview.data.fee_cents)}, refund ${formatRand(preview.data.refund_cents)}. The booking ends as a no-show and we’ll email the customer.`
          : (preview.error?.message ?? "Calculating the fee…")
      }
      confirmLabel="Mark as no-show"
      doneLabel="No-show recorded"
      tone="danger"
      reason={{
        label: "Driver’s report",
        hint: "How long the driver waited and how they tried to reach the customer. We keep this as evidence.",
      }}
      missing={preview.data ? undefined : unknownFee}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(reason) => mark.mutateAsync({ id: booking.id, version: booking.version, reason })}
    >
      {missed && <MissingEvidence tripId={missed.id} />}
    </ActionDialog>
  );
}

const evidenceTexts: Readonly<Record<EvidenceKind, string>> = {
  wait: "the driver’s waiting time",
  attempts: "two calls or messages",
  place: "the phone’s location at the pickup",
  photo: "a photograph",
};

/** Without evidence a fee is hard to defend, so our team should know before charging it. */
function MissingEvidence({ tripId }: { tripId: string }) {
  const { data } = useCall(noShowContract.readNoShow, { trip_id: tripId });
  const missing = data?.evidence.missing ?? [];
  if (missing.length === 0) return null;
  return (
    <Alert tone="warn" title="Evidence is missing">
      The trip’s record doesn’t have {missing.map((kind) => evidenceTexts[kind]).join(", ")}. The customer may dispute
      the fee.
    </Alert>
  );
}
