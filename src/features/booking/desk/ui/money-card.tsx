import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { CancelCode } from "#domain/booking/cancellation.ts";
import { bookingBalance, isEnded } from "#domain/payment/booking-balance.ts";
import { paymentLabels, paymentMethodLabels, refundLabels } from "#domain/payment/payment-labels.ts";
import { type StatusLabel, statusLabel } from "#domain/text/status-label.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import { bookingMoneyContract } from "../../money/contract.ts";
import { sumsOf } from "../../policy.ts";
import { cancelOptions, codeOf, MoneyBadge, randOrNone, reasonText } from "../../ui/booking-labels.tsx";
import { describeFreshBooking } from "../../ui/fresh-booking-labels.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { amountProblem, centsTyped } from "./own-price-fields.tsx";
import { useDeskCall } from "./use-desk-call.ts";

/** The amounts owed, paid and refunded. */
export function MoneyCard({ booking }: { booking: DeskBooking }) {
  const [isRefunding, setRefunding] = useState(false);
  const [isWaiving, setWaiving] = useState(false);
  const mayRefund = useMay()("approve_refund");
  const { keptCents: held, dueCents } = bookingBalance(sumsOf(booking));
  const waivable = Math.min(booking.fee_cents, dueCents + booking.paid_by_month_cents);
  const refundable = held - booking.paid_by_month_cents;
  return (
    <Card>
      <CardHeader title="Payments" actions={<MoneyBadge money={booking.money} />} />
      <dl className="mb-4 grid grid-cols-3 gap-3 [&_dd]:font-bold [&_dd]:text-lg [&_dd]:tabular-nums [&_dt]:text-ink-2 [&_dt]:text-sm">
        <div>
          <dt>Total</dt>
          <dd>{randOrNone(booking.total_cents)}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{formatRand(held)}</dd>
        </div>
        <div>
          <dt>Amount due</dt>
          <dd>{formatRand(dueCents)}</dd>
        </div>
      </dl>
      {booking.fee_cents > 0 && (
        <p className="mb-3 text-sm">
          Cancellation fee: <b>{formatRand(booking.fee_cents)}</b>
          {isEnded(booking) ? ". The rest of the total is no longer due." : ", for the cancelled trips."}
        </p>
      )}
      <ul aria-label="Payments and refunds" className="grid text-sm">
        {booking.payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-baseline gap-x-3 border-line border-t py-2">
            <b className="tabular-nums">{formatRand(payment.amount_cents)}</b>
            <span>{paymentMethodLabels[payment.method]}</span>
            <StatusBadge {...statusLabel(paymentLabels, payment.state)} />
            <span className="ms-auto text-ink-2">{formatFullDateTime(payment.paid_at ?? payment.at)}</span>
          </li>
        ))}
        {booking.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-baseline gap-x-3 border-line border-t py-2">
            <b className="tabular-nums">−{formatRand(refund.amount_cents)}</b>
            <span>Refund: {reasonText(refund.reason_code)}</span>
            <StatusBadge {...statusLabel(refundLabels, refund.state)} />
            <span className="ms-auto text-ink-2">{formatFullDateTime(refund.at)}</span>
          </li>
        ))}
      </ul>
      <Resales resales={booking.resales} />
      {booking.paid_by_month_cents > 0 && (
        <p className="text-sm">{formatRand(booking.paid_by_month_cents)} was paid on monthly invoices.</p>
      )}
      {booking.payments.length + booking.refunds.length + booking.paid_by_month_cents === 0 && (
        <p className="text-ink-2 text-sm">No payments yet.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <PaymentLink booking={booking} />
        {isEnded(booking) && waivable > 0 && mayRefund && (
          <Button size="sm" variant="outline" onClick={() => setWaiving(true)}>
            Waive fee
          </Button>
        )}
        {refundable > 0 && mayRefund && (
          <Button size="sm" variant="outline" onClick={() => setRefunding(true)}>
            Refund manually
          </Button>
        )}
      </div>
      {isWaiving && <WaiveDialog booking={booking} waivable={waivable} onClose={() => setWaiving(false)} />}
      {isRefunding && <RefundDialog booking={booking} held={refundable} onClose={() => setRefunding(false)} />}
    </Card>
  );
}

/** A booking on a monthly invoice is paid there. */
function PaymentLink({ booking: { reference, invoices } }: { booking: DeskBooking }) {
  const mayOpen = useMay()("change_invoices");
  const monthly = invoices.find((one) => one.is_monthly && !one.is_credit && one.open_cents > 0);
  const className = buttonClass({ size: "sm", variant: "outline" });
  if (!monthly)
    return (
      <SiteLink to={`/admin/payment-verification?booking=${reference}`} className={className}>
        Record payment
      </SiteLink>
    );
  return mayOpen ? (
    <SiteLink to={`/admin/invoices?invoice=${monthly.id}`} className={className}>
      Open monthly invoice {monthly.number}
    </SiteLink>
  ) : (
    <p className="text-ink-2 text-sm">Paid with monthly invoice {monthly.number}.</p>
  );
}

/** Of a late cancellation, and of the trip that took its vehicle. */
const Resales = ({ resales }: Pick<DeskBooking, "resales">) =>
  resales.map(({ id, reference, is_freed_here, plate, waived_cents, refund_cents }) => (
    <p key={id} className="mb-2 rounded-md bg-info-soft px-3 py-2 text-sm">
      {is_freed_here ? `${plate} was sold again to ` : `${plate} was freed by the cancellation of `}
      <SiteLink to={`/admin/booking?reference=${reference}`} className="font-semibold underline">
        {reference}
      </SiteLink>
      : {formatRand(waived_cents + refund_cents)} of the cancellation fee{" "}
      {is_freed_here ? "is given back." : "was given back there."}
    </p>
  ));

const StatusBadge = ({ label, tone }: StatusLabel) => <Badge tone={tone}>{label}</Badge>;

type WaiveDialogProps = { booking: DeskBooking; waivable: number; onClose: () => void };

function WaiveDialog({ booking, waivable, onClose }: WaiveDialogProps) {
  const waive = useDeskCall(bookingMoneyContract.waiveFee);
  const onMonth =
    booking.paid_by_month_cents > 0 ? " What the company paid is credited to its next monthly invoice." : "";
  return (
    <ActionDialog
      title="Waive fee?"
      text={`${formatRand(waivable)} of the fee will no longer be due. We’ll send a credit note.${onMonth}`}
      confirmLabel="Waive fee"
      doneLabel="Fee waived"
      reason={{}}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(reason) => waive.mutateAsync({ id: booking.id, version: booking.version, reason })}
    />
  );
}

function RefundDialog({ booking, held, onClose }: { booking: DeskBooking; held: number; onClose: () => void }) {
  const refund = useDeskCall(bookingMoneyContract.refundManually);
  const [rand, setRand] = useState("");
  const [code, setCode] = useState<CancelCode>("OTHER");
  const cents = centsTyped(rand);
  return (
    <ActionDialog
      title="Refund manually?"
      text={`A manual refund needs approval under Payments. The customer has paid ${formatRand(held)}.`}
      confirmLabel="Request refund"
      doneLabel="Refund requested"
      reason={{}}
      missing={cents !== null && cents > 0 ? undefined : "Enter the amount to refund"}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(reason) =>
        refund.mutateAsync({ id: booking.id, version: booking.version, amount_cents: cents ?? 0, code, reason })
      }
    >
      <Field label="Amount (R)" required error={amountProblem(rand)}>
        <TextInput inputMode="decimal" value={rand} onChange={(event) => setRand(event.currentTarget.value)} />
      </Field>
      <Field label="Category">
        <Select value={code} onChange={(event) => setCode(codeOf(event.currentTarget.value))} options={cancelOptions} />
      </Field>
    </ActionDialog>
  );
}
