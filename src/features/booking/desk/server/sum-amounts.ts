import type { DeskBooking } from "../detail-contract.ts";
import type { findDeskActions, findDeskPayments, findDeskRefunds } from "./views.ts";

type ActionRow = Awaited<ReturnType<typeof findDeskActions>>[number];
type RefundDetails = Awaited<ReturnType<typeof findDeskRefunds>>[number];
type PaymentRecord = Awaited<ReturnType<typeof findDeskPayments>>[number];

/** A recorded action with the amounts before and after it. */
export const actionOf = ({ at, details, ...action }: ActionRow): DeskBooking["actions"][number] => ({
  ...action,
  at: at.toISOString(),
  from_cents: amountIn(details, "from_cents"),
  to_cents: amountIn(details, "to_cents"),
});

function amountIn(details: unknown, name: string): number | null {
  if (typeof details !== "object" || details === null) return null;
  const value: unknown = Object.entries(details).find(([key]) => key === name)?.[1];
  return typeof value === "number" ? value : null;
}

type Running = { readonly from: number; readonly to: number };

/** Running totals before and after each, oldest first. */
function running(amounts: readonly { readonly id: string; readonly cents: number }[]): ReadonlyMap<string, Running> {
  const sums = new Map<string, Running>();
  let sum = 0;
  for (const { id, cents } of amounts) {
    sums.set(id, { from: sum, to: sum + cents });
    sum += cents;
  }
  return sums;
}

/** Payments, newest first, with the total paid before and after each. */
export function withPaid(payments: readonly PaymentRecord[]): DeskBooking["payments"] {
  const received = payments
    .filter(({ paidAt, againOf }) => paidAt !== null && againOf === null)
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0));
  const paid = running(received.map(({ id, amountCents }) => ({ id, cents: amountCents })));
  return payments.map(({ amountCents, refundedCents, transferReference, paidAt, againOf: _, at, ...one }) => ({
    ...one,
    at: at.toISOString(),
    amount_cents: amountCents,
    refunded_cents: refundedCents,
    paid_from_cents: paid.get(one.id)?.from ?? null,
    paid_to_cents: paid.get(one.id)?.to ?? null,
    transfer_reference: transferReference,
    paid_at: paidAt?.toISOString() ?? null,
  }));
}

/** Refunds, newest first, with the total refunded before and after each. */
export function withRefunded(refunds: readonly RefundDetails[]): DeskBooking["refunds"] {
  const arrived = refunds.filter(({ state }) => state === "succeeded").toReversed();
  const refunded = running(arrived.map(({ id, amountCents }) => ({ id, cents: amountCents })));
  return refunds.map(({ amountCents, reasonCode, at, ...one }) => ({
    ...one,
    at: at.toISOString(),
    amount_cents: amountCents,
    refunded_from_cents: refunded.get(one.id)?.from ?? null,
    refunded_to_cents: refunded.get(one.id)?.to ?? null,
    reason_code: reasonCode,
  }));
}
