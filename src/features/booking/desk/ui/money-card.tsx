import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { CancelCode } from "#domain/booking/cancellation.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { codeOf } from "../../list/ui/bulk-actions.tsx";
import { ActionDialog } from "../../ui/action-dialog.tsx";
import { cancelOptions, MoneyBadge, methodLabels, randOrNone } from "../../ui/booking-labels.tsx";
import { bookingDeskContract } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { amountProblem, centsTyped } from "./own-price-fields.tsx";
import { useDeskCall } from "./use-desk-call.ts";

const readable = (code: string) => code.replaceAll("_", " ");

/** Nothing is driven any more: only a fee is owed. */
const ended: readonly BookingState[] = ["cancelled", "declined", "expired", "no_show"];

/** What was owed, paid and given back. */
export function MoneyCard({ booking }: { booking: DeskBooking }) {
  const [isRefunding, setRefunding] = useState(false);
  const [isWaiving, setWaiving] = useState(false);
  const held = booking.paid_cents - booking.refunded_cents;
  const owed = ended.includes(booking.state) ? booking.fee_cents : (booking.total_cents ?? 0);
  return (
    <Card>
      <CardHeader title="Money" actions={<MoneyBadge money={booking.money} />} />
      <dl className="mb-4 grid grid-cols-3 gap-3 [&_dd]:font-bold [&_dd]:text-lg [&_dd]:tabular-nums [&_dt]:text-ink-2 [&_dt]:text-sm">
        <div>
          <dt>Total</dt>
          <dd>{randOrNone(booking.total_cents)}</dd>
        </div>
        <div>
          <dt>Held</dt>
          <dd>{formatRand(held)}</dd>
        </div>
        <div>
          <dt>Open</dt>
          <dd>{formatRand(Math.max(0, owed - held))}</dd>
        </div>
      </dl>
      {booking.fee_cents > 0 && (
        <p className="mb-3 text-sm">
          {ended.includes(booking.state) ? "Owed is the fee of " : "With a fee of "}
          <b>{formatRand(booking.fee_cents)}</b>
          {ended.includes(booking.state) ? "; the rest of the total fell away." : " for what was cancelled."}
        </p>
      )}
      <ul aria-label="Payments and refunds" className="grid text-sm">
        {booking.payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-baseline gap-x-3 border-line border-t py-2">
            <b className="tabular-nums">{formatRand(payment.amount_cents)}</b>
            <span>{methodLabels[payment.method]}</span>
            <Badge>{readable(payment.state)}</Badge>
            <span className="ms-auto text-ink-2">{formatDateTime(payment.paid_at ?? payment.at)}</span>
          </li>
        ))}
        {booking.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-baseline gap-x-3 border-line border-t py-2">
            <b className="tabular-nums">−{formatRand(refund.amount_cents)}</b>
            <span>Refund, {readable(refund.reason_code.toLowerCase())}</span>
            <Badge>{readable(refund.state)}</Badge>
            <span className="ms-auto text-ink-2">{formatDateTime(refund.at)}</span>
          </li>
        ))}
      </ul>
      {booking.payments.length + booking.refunds.length === 0 && (
        <p className="text-ink-2 text-sm">Nothing was paid yet.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <SiteLink
          to={`/admin/payment-verification?booking=${booking.reference}`}
          className={buttonClass({ size: "sm", variant: "outline" })}
        >
          Record a payment
        </SiteLink>
        {ended.includes(booking.state) && owed > held && (
          <Button size="sm" variant="outline" onClick={() => setWaiving(true)}>
            Let the fee go
          </Button>
        )}
        {held > 0 && (
          <Button size="sm" variant="outline" onClick={() => setRefunding(true)}>
            Refund by hand
          </Button>
        )}
      </div>
      {isWaiving && <WaiveDialog booking={booking} unpaid={owed - held} onClose={() => setWaiving(false)} />}
      {isRefunding && <RefundDialog booking={booking} held={held} onClose={() => setRefunding(false)} />}
    </Card>
  );
}

function WaiveDialog({ booking, unpaid, onClose }: { booking: DeskBooking; unpaid: number; onClose: () => void }) {
  const waive = useDeskCall(bookingDeskContract.waiveFee);
  return (
    <ActionDialog
      title="Let the fee go"
      text={`${formatRand(unpaid)} of the cancellation fee were not paid. They are owed no longer, and the customer gets a credit note.`}
      confirmLabel={`Let ${formatRand(unpaid)} go`}
      onClose={onClose}
      onConfirm={(reason) => waive.mutateAsync({ id: booking.id, version: booking.version, reason })}
    />
  );
}

function RefundDialog({ booking, held, onClose }: { booking: DeskBooking; held: number; onClose: () => void }) {
  const refund = useDeskCall(bookingDeskContract.refundManually);
  const [rand, setRand] = useState("");
  const [code, setCode] = useState<CancelCode>("OTHER");
  const cents = centsTyped(rand);
  return (
    <ActionDialog
      title="Refund by hand"
      text={`Outside the rules, so a person approves it under Payments. We hold ${formatRand(held)} of this customer's money.`}
      confirmLabel="Ask for the refund"
      onClose={onClose}
      isReady={cents !== null && cents > 0}
      onConfirm={(reason) =>
        refund.mutateAsync({ id: booking.id, version: booking.version, amount_cents: cents ?? 0, code, reason })
      }
    >
      <Field label="Amount in rand" required error={amountProblem(rand)}>
        <TextInput inputMode="decimal" value={rand} onChange={(event) => setRand(event.currentTarget.value)} />
      </Field>
      <Field label="Code">
        <Select value={code} onChange={(event) => setCode(codeOf(event.currentTarget.value))} options={cancelOptions} />
      </Field>
    </ActionDialog>
  );
}
