import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Checkbox } from "#design/checkbox.tsx";
import { formatDateTime } from "#design/date-text.tsx";
import { Field, Select } from "#design/field.tsx";
import { formatRand } from "#design/money.tsx";
import { useNow } from "#design/use-now.ts";
import type { CancelCode } from "#domain/cancellation.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { bookingDeskContract } from "../desk-contract.ts";
import type { DeskBooking } from "../dossier-contract.ts";
import { bookingOfficeContract } from "../office-contract.ts";
import { codeOf } from "./office-bulk.tsx";
import { DeedDialog } from "./office-deed-dialog.tsx";
import { cancelOptions, dueWord } from "./office-words.tsx";
import { useDeskCall } from "./use-desk-call.ts";

type Deed = "confirm" | "decline" | "cancel";
type DeedsProps = { booking: DeskBooking };

/** What can be done next, and what waits for it. */
export function DeskDeeds({ booking }: DeedsProps) {
  const [deed, setDeed] = useState<Deed>();
  const { possible_states: possible, state } = booking;
  const close = () => setDeed(undefined);
  const mayConfirm = possible.includes("confirmed") || state === "requested";
  return (
    <Card>
      <CardHeader title="Next" />
      <AnswerDue booking={booking} />
      <div className="flex flex-wrap gap-2">
        {!booking.taken_by && possible.length > 0 && <TakeButton booking={booking} />}
        {mayConfirm && (
          <Button size="sm" variant="outline" onClick={() => setDeed("confirm")}>
            Confirm without payment
          </Button>
        )}
        {possible.includes("declined") && (
          <Button size="sm" variant="outline" onClick={() => setDeed("decline")}>
            Decline
          </Button>
        )}
        {possible.includes("cancelled") && (
          <Button size="sm" variant="danger" onClick={() => setDeed("cancel")}>
            Cancel booking
          </Button>
        )}
        {possible.length === 0 && (
          <p className="text-ink-2">This booking is over. Notes, letters and refunds stay possible.</p>
        )}
      </div>
      {deed === "confirm" && <ConfirmDialogOf booking={booking} onClose={close} />}
      {deed === "decline" && <DeclineDialog booking={booking} onClose={close} />}
      {deed === "cancel" && <CancelDialog booking={booking} onClose={close} />}
    </Card>
  );
}

function AnswerDue({ booking }: DeedsProps) {
  const now = useNow(30_000);
  if (booking.state !== "requested" || !booking.response_due_at || booking.answered_at) return null;
  const { text, tone } = dueWord(booking.response_due_at, now);
  return (
    <p className="mb-3 flex flex-wrap items-center gap-2">
      An answer was promised by {formatDateTime(booking.response_due_at)} <Badge tone={tone}>{text}</Badge>
    </p>
  );
}

function TakeButton({ booking }: DeedsProps) {
  const act = useDeskCall(bookingOfficeContract.actOnBookings);
  const { id, version } = booking;
  return (
    <Button size="sm" busy={act.isPending} onClick={() => act.mutate({ deed: "take", bookings: [{ id, version }] })}>
      Take it
    </Button>
  );
}

type DialogProps = DeedsProps & { onClose: () => void };

function ConfirmDialogOf({ booking, onClose }: DialogProps) {
  const confirm = useDeskCall(bookingDeskContract.confirmUnpaid);
  const [method, setMethod] = useState<"account" | "cash">("account");
  return (
    <DeedDialog
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
            { value: "account", label: "On account" },
            { value: "cash", label: "Cash to the driver" },
          ]}
        />
      </Field>
    </DeedDialog>
  );
}

function DeclineDialog({ booking, onClose }: DialogProps) {
  const decline = useDeskCall(bookingDeskContract.declineBooking);
  return (
    <DeedDialog
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

function CancelDialog({ booking, onClose }: DialogProps) {
  const cancel = useDeskCall(bookingDeskContract.cancelAtDesk);
  const [code, setCode] = useState<CancelCode>("CUSTOMER_PLANS");
  const [legs, setLegs] = useState<readonly number[]>([]);
  const standing = booking.trips.filter(({ state }) => !["cancelled", "completed", "no_show"].includes(state));
  const weighed = useCall(bookingDeskContract.weighDeskCancel, { id: booking.id, code, legs: [...legs] });
  const toggle = (leg: number, isOn: boolean) => setLegs(isOn ? [...legs, leg] : legs.filter((one) => one !== leg));
  return (
    <DeedDialog
      title="Cancel this booking?"
      text={
        weighed.data
          ? `Fee ${formatRand(weighed.data.fee_cents)}, goes back ${formatRand(weighed.data.refund_cents)}. ${weighed.data.is_whole ? "All of it is cancelled." : "The rest stands."}`
          : (weighed.error?.message ?? "Working out the fee…")
      }
      confirmLabel="Cancel booking"
      tone="danger"
      reasonLabel={null}
      isReady={weighed.data !== undefined}
      onClose={onClose}
      onConfirm={() =>
        cancel.mutateAsync({ id: booking.id, version: booking.version, code, legs: [...legs], note: "" })
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
    </DeedDialog>
  );
}
