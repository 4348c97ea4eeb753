import { formatFullDate, formatFullDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { bookingBalance, owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { refundLabels } from "#domain/payment/payment-labels.ts";
import { sumsOf } from "../../policy.ts";
import type { SelfBooking } from "../contract.ts";

/** The price, the reasons for it, and the amount paid. */
export function PriceSummaryCard({ booking }: { booking: SelfBooking }) {
  const { lines, state, total_cents, trace } = booking;
  if (total_cents === null)
    return (
      <p className="text-ink-2">
        {state === "quoted" ? "The price is in your quote." : "We’ll send you the price with our answer."}
      </p>
    );
  return (
    <div className="grid gap-4">
      <dl className="grid text-[0.9375rem]">
        {lines.map(({ text, amount_cents }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves
          <Line key={at} label={text} amount={amount_cents} />
        ))}
        <Line label="Total" amount={total_cents} isStrong />
        <MoneyLines booking={booking} />
      </dl>
      {trace.length > 0 && (
        <details className="rounded-md bg-surface-2 px-4 text-sm">
          <summary className="cursor-pointer py-3 font-semibold">How we calculated this price</summary>
          <ul className="grid gap-1.5 pb-3">
            {trace.map(({ text, delta_cents }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: both ways may have the same step, and none moves
              <li key={at} className="flex justify-between gap-4">
                <span>{text}</span>
                <span className="shrink-0 font-semibold">
                  {delta_cents === 0 ? "included" : formatRand(delta_cents)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <OnMonthlyInvoice invoices={booking.invoices} />
      <Refunds refunds={booking.refunds} />
    </div>
  );
}

/** The amount a company pays with everything else of the month. */
function OnMonthlyInvoice({ invoices }: Pick<SelfBooking, "invoices">) {
  const monthly = invoices.filter(({ is_monthly, kind }) => is_monthly && kind !== "credit_note");
  const credited = invoices.filter(({ is_monthly, kind }) => is_monthly && kind === "credit_note");
  if (sumOf(monthly) <= sumOf(credited)) return null;
  return (
    <p className="rounded-md bg-info-soft px-4 py-3 text-sm">
      This trip is paid with the company’s monthly invoice{" "}
      <strong>{monthly.map(({ number }) => number).join(", ")}</strong>.
    </p>
  );
}

const sumOf = (invoices: SelfBooking["invoices"]) => invoices.reduce((sum, { total_cents }) => sum + total_cents, 0);

function MoneyLines({ booking }: { booking: SelfBooking }) {
  const { payment, paid_cents, state } = booking;
  const { overCents } = bookingBalance(sumsOf(booking));
  const fee = state === "no_show" ? "No-show fee" : "Cancellation fee";
  return (
    <>
      {paid_cents > 0 && <Line label="Paid" amount={paid_cents} />}
      {payment.refunded_cents > 0 && <Line label="Refunded" amount={payment.refunded_cents} />}
      {owesFeeOnly(booking) && payment.fee_cents > 0 && <Line label={fee} amount={payment.fee_cents} />}
      {overCents > 0 && <Line label="To be refunded" amount={overCents} isStrong />}
      {payment.due_cents > 0 && <Line label="Amount due" amount={payment.due_cents} isStrong />}
      <RestDue booking={booking} />
    </>
  );
}

/** The deposit before it is paid, and when the rest is due. */
function RestDue({ booking: { payment, paid_cents, state } }: { booking: SelfBooking }) {
  const { deposit_cents, rest_due_at, due_cents } = payment;
  if (deposit_cents === null || rest_due_at === null || due_cents === 0 || owesFeeOnly({ state })) return null;
  const deposit = paid_cents < deposit_cents ? `A deposit of ${formatRand(deposit_cents)} confirms your booking. ` : "";
  return (
    <p className="pt-2 text-ink-2 text-sm">
      {deposit}The rest is due by {formatFullDateTime(rest_due_at)}.
    </p>
  );
}

function Line({ label, amount, isStrong }: { label: string; amount: number; isStrong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 border-line border-b py-2 last:border-b-0 ${isStrong ? "font-bold" : ""}`}
    >
      <dt className="[overflow-wrap:anywhere]">{label}</dt>
      <dd className="shrink-0">{formatRand(amount)}</dd>
    </div>
  );
}

function Refunds({ refunds }: Pick<SelfBooking, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <ul className="grid gap-2 text-sm">
      {refunds.map(({ amount_cents, state, at, is_paid_twice, is_resale }) => (
        <li key={at + amount_cents} className="rounded-md bg-info-soft px-4 py-3">
          {is_paid_twice && "You paid twice. "}
          {is_resale && "Your vehicle was sold again. "}
          <strong>Refund of {formatRand(amount_cents)}</strong>, {formatFullDate(at)}: {refundLabels[state].customer}
        </li>
      ))}
    </ul>
  );
}
