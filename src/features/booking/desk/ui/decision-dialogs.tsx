import { useState } from "react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import type { CancelCode } from "#domain/booking/cancellation.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { codeOf } from "../../list/ui/bulk-actions.tsx";
import { ActionDialog } from "../../ui/action-dialog.tsx";
import { cancelOptions } from "../../ui/booking-labels.tsx";
import { bookingDeskContract } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { useDeskCall } from "./use-desk-call.ts";

type DialogProps = { booking: DeskBooking; onClose: () => void };

/** A vehicle is there and the money comes later. */
export function ConfirmDialogOf({ booking, onClose }: DialogProps) {
  const confirm = useDeskCall(bookingDeskContract.confirmUnpaid);
  const [method, setMethod] = useState<"account" | "cash">("cash");
  return (
    <ActionDialog
      title="Confirm without payment?"
      text="A vehicle is reserved and the customer gets the confirmation. The money is owed."
      confirmLabel="Confirm booking"
      onClose={onClose}
      onConfirm={(reason) => confirm.mutateAsync({ id: booking.id, version: booking.version, method, reason })}
    >
      <Field label="Paid later">
        <Select
          value={method}
          onChange={(event) => setMethod(event.currentTarget.value === "cash" ? "cash" : "account")}
          options={[
            { value: "cash", label: "Cash to the driver" },
            { value: "account", label: "On account (companies with an account)" },
          ]}
        />
      </Field>
    </ActionDialog>
  );
}

/** Says no, in words the customer reads. */
export function DeclineDialog({ booking, onClose }: DialogProps) {
  const decline = useDeskCall(bookingDeskContract.declineBooking);
  return (
    <ActionDialog
      title="Decline this request?"
      text="The customer gets a letter with your words and where else to look."
      confirmLabel="Decline"
      tone="danger"
      reasonHint="The customer reads this word for word."
      onClose={onClose}
      onConfirm={(reason) => decline.mutateAsync({ id: booking.id, version: booking.version, reason })}
    />
  );
}

/** What it costs and brings back is shown before it is done. */
export function CancelDialog({ booking, onClose }: DialogProps) {
  const cancel = useDeskCall(bookingDeskContract.cancelAtDesk);
  const [code, setCode] = useState<CancelCode>("CUSTOMER_PLANS");
  const [legs, setLegs] = useState<readonly number[]>([]);
  const standing = booking.trips.filter(({ state }) => !["cancelled", "completed", "no_show"].includes(state));
  const weighed = useCall(
    bookingDeskContract.previewDeskCancellation,
    { id: booking.id, code, legs: [...legs] },
    // The fee depends on the hour.
    { refetchInterval: 60_000 },
  );
  const toggle = (leg: number, isOn: boolean) => setLegs(isOn ? [...legs, leg] : legs.filter((one) => one !== leg));
  return (
    <ActionDialog
      title="Cancel this booking?"
      text={
        weighed.data
          ? `Fee ${formatRand(weighed.data.fee_cents)}, goes back ${formatRand(weighed.data.refund_cents)}. ${weighed.data.is_whole ? "All of it is cancelled." : "The rest stands."}`
          : (weighed.error?.message ?? "Working out the fee…")
      }
      confirmLabel="Cancel booking"
      tone="danger"
      reasonLabel="Note"
      reasonHint="For the office; the customer gets the letter for the reason above."
      isReasonOptional
      isReady={weighed.data !== undefined}
      onClose={onClose}
      onConfirm={(note) =>
        cancel.mutateAsync({ id: booking.id, version: booking.version, code, legs: [...legs], note })
      }
    >
      <Field label="Why">
        <Select value={code} onChange={(event) => setCode(codeOf(event.currentTarget.value))} options={cancelOptions} />
      </Field>
      {standing.length > 1 && (
        <fieldset>
          <legend className="font-semibold text-sm">Only these trips (none chosen: all)</legend>
          {standing.map((trip) => (
            <Checkbox
              key={trip.leg}
              label={`${formatDateTime(trip.planned_start)}: ${trip.pickup_location} → ${trip.destination}`}
              checked={legs.includes(trip.leg)}
              onChange={(event) => toggle(trip.leg, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </ActionDialog>
  );
}

/** Nobody was at the pickup. What that costs is the booking's own policy. */
export function NoShowDialog({ booking, onClose }: DialogProps) {
  const weighed = useCall(bookingDeskContract.previewNoShow, { id: booking.id });
  const mark = useDeskCall(bookingDeskContract.markNoShow);
  return (
    <ActionDialog
      title="Nobody came?"
      text={
        weighed.data
          ? `Fee ${formatRand(weighed.data.fee_cents)}, goes back ${formatRand(weighed.data.refund_cents)}. The booking ends here.`
          : (weighed.error?.message ?? "Working out the fee…")
      }
      confirmLabel="Mark as no-show"
      tone="danger"
      reasonLabel="What the driver reports"
      reasonHint="How long the driver waited, and how the customer was called. It is the evidence."
      isReady={weighed.data !== undefined}
      onClose={onClose}
      onConfirm={(reason) => mark.mutateAsync({ id: booking.id, version: booking.version, reason })}
    />
  );
}
