import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate, formatFullDateTime } from "#design/dates/date-text.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { sizesText } from "#domain/booking/child-seats.ts";
import { factNamed } from "#domain/booking/facts.ts";
import { extrasText, type SoldExtra } from "#domain/extra/extra.ts";
import { factText } from "#domain/record-facts.ts";
import { isBookedByDay } from "#domain/stay/service-days.ts";
import { selfServiceContract } from "../../self-service/contract.ts";
import { describeFreshBooking } from "../../ui/fresh-booking-labels.ts";
import type { DeskBooking, DeskChange } from "../detail-contract.ts";
import { amountProblem, centsTyped } from "./own-price-fields.tsx";
import { useDeskCall } from "./use-desk-call.ts";
import { usePriceTwice } from "./use-price-twice.ts";

type ChangeProps = { booking: DeskBooking; change: DeskChange };

/** A change awaiting our answer: before, after, and the price difference. */
export function ChangeCard({ booking, change }: ChangeProps) {
  const [decision, setDecision] = useState<"accept" | "reject">();
  return (
    <Card className="inset-ring-2! inset-ring-warn!">
      <CardHeader
        title="Change requested"
        note={`By ${change.by}, ${formatFullDateTime(change.at)}`}
        actions={
          <>
            <Button size="sm" onClick={() => setDecision("accept")}>
              Accept change
            </Button>
            <Button size="sm" variant="outline" onClick={() => setDecision("reject")}>
              Reject change
            </Button>
          </>
        }
      />
      <Differences booking={booking} change={change} />
      {change.note && <p className="mt-3 text-ink-2">“{change.note}”</p>}
      {decision && (
        <DecideDialog booking={booking} change={change} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Card>
  );
}

const labels: Readonly<Record<string, string>> = {
  pickupAt: "Pickup",
  returnAt: "Return trip",
  pickupLocation: "From",
  destination: "To",
  passengers: "Passengers",
  bags: "Bags",
  childSeats: "Child seats",
  childSeatSizes: "Child seat sizes",
  extraStops: "Extra stops",
  extras: "Extras",
  vehicleClass: "Vehicle",
  phone: "Phone",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  serviceType: "Service",
};

const labelOf = (key: string): string | undefined => labels[key] ?? factNamed(key)?.label;

/** A stored value as text; a moment as local time. */
export function valueText(key: string, value: unknown): string {
  const fact = factNamed(key);
  if (fact) return factText(fact.kind, value) || "none";
  if (key === "extras") return extrasText(value as readonly SoldExtra[]) || "none";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) return formatFullDateTime(value);
  if (typeof value === "object" && value !== null) return sizesText(0, value) || "none";
  return value === null || value === undefined || value === "" ? "none" : String(value);
}

const isSoldByDay = ({ service_type, offer, hire_unit }: DeskBooking): boolean =>
  isBookedByDay({ serviceType: service_type, offer, hireUnit: hire_unit });

const dateText = (value: unknown): string =>
  typeof value === "string" ? formatFullDate(value) : valueText("returnAt", value);

export function Differences({ booking, change }: ChangeProps) {
  const isByDay = isSoldByDay(booking);
  const keys = Object.keys(change.after).filter(labelOf);
  return (
    <ul aria-label="Changes" className="grid gap-1.5 text-[0.9375rem]">
      {keys.map((key) => {
        const isLastDate = isByDay && key === "returnAt";
        const text = isLastDate ? dateText : (value: unknown) => valueText(key, value);
        return (
          <li key={key} className="flex flex-wrap gap-x-3">
            <span className="w-28 text-ink-2">{isLastDate ? "Last date" : labelOf(key)}</span>
            <s className="text-ink-2">{text(change.before[key])}</s>
            <b>{text(change.after[key])}</b>
          </li>
        );
      })}
      {change.difference_cents !== 0 && (
        <li>
          <Badge tone={change.difference_cents > 0 ? "warn" : "info"}>
            {formatRand(Math.abs(change.difference_cents))} {change.difference_cents > 0 ? "more" : "less"}
          </Badge>
        </li>
      )}
    </ul>
  );
}

type DecideDialogProps = ChangeProps & { decision: "accept" | "reject"; onClose: () => void };

function DecideDialog({ booking, change, decision, onClose }: DecideDialogProps) {
  const decide = useDeskCall(selfServiceContract.decideChange);
  const [rand, setRand] = useState("");
  const isAccept = decision === "accept";
  const cents = centsTyped(rand);
  const twice = usePriceTwice(cents);
  return (
    <ActionDialog
      title={isAccept ? "Accept change?" : "Reject change?"}
      text={
        isAccept
          ? "We’ll change the booking, hold a vehicle for the new time and email the customer."
          : "The booking is unchanged and we’ll email the customer."
      }
      confirmLabel={isAccept ? twice.confirmLabel("Accept change") : "Reject change"}
      doneLabel={isAccept ? "Change accepted" : "Change rejected"}
      tone={isAccept && !twice.needsConfirmation ? "primary" : "danger"}
      {...(!isAccept && { reason: { hint: "We’ll include this in the email." } })}
      missing={rand === "" || cents !== null ? undefined : "Correct the new total"}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(answer) =>
        twice.attempt((is_confirmed) =>
          decide.mutateAsync({
            change_id: change.id,
            version: booking.version,
            decision,
            answer,
            total_cents: cents,
            is_confirmed,
          }),
        )
      }
    >
      {isAccept && (
        <Field
          label="New total (R)"
          optional
          hint="Only if it differs from the calculated price"
          error={amountProblem(rand)}
        >
          <TextInput inputMode="decimal" value={rand} onChange={(event) => setRand(event.currentTarget.value)} />
        </Field>
      )}
    </ActionDialog>
  );
}
