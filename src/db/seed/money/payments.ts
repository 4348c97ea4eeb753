import type { paymentMoves, payments, refunds } from "#db/schema/payments.ts";
import { nameOfActor, system } from "#domain/account/roles.ts";
import type { PaymentMethod, PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import type { Booked } from "../bookings.ts";
import { random } from "../random.ts";

export type PaymentRow = typeof payments.$inferInsert;
type RefundRow = typeof refunds.$inferInsert;
type MoveRow = typeof paymentMoves.$inferInsert;

/** The status of a payment that came in, by its way. */
const received: Readonly<Record<PaymentMethod, PaymentState>> = {
  online: "succeeded",
  transfer: "cleared",
  cash: "reconciled",
  account: "settled",
};

/** A company pays its monthly invoice, and by that its bookings. */
const isPaidByItself = ({ money, row }: Booked) =>
  money.paid > 0 && !(money.method === "account" && row.source === "corporate");

/** One payment for every booking that was paid separately, and one refund for every one that was paid back. */
export function paymentRows(booked: readonly Booked[]) {
  const luck = random("payments");
  const paid = booked
    .filter(isPaidByItself)
    .toSorted((a, b) => paidAtOf(a).getTime() - paidAtOf(b).getTime())
    .map((one) => ({ one, payment: paymentOf(one, luck.id(paidAtOf(one))) }));
  return {
    payments: paid.map(({ payment }) => payment),
    paymentMoves: paid.map(
      ({ payment }): MoveRow => ({
        id: luck.id(payment.createdAt),
        paymentId: payment.id,
        fromState: null,
        toState: payment.state,
        actor: nameOfActor(system),
        reason: null,
        createdAt: payment.createdAt,
      }),
    ),
    refunds: paid
      .filter(({ one }) => one.money.refunded > 0)
      .map(({ one, payment }) => refundOf(one, payment, luck.id(one.row.updatedAt))),
  };
}

/** When it was confirmed; on account or in cash, when it was over. */
function paidAtOf({ row, moves, money }: Booked): Date {
  const isLater = money.method === "account" || money.method === "cash";
  const confirmed = moves.find(({ toState }) => toState === "confirmed")?.createdAt;
  return isLater ? row.updatedAt : (confirmed ?? row.updatedAt);
}

function paymentOf(booked: Booked, id: string): PaymentRow {
  const { row, money } = booked;
  const at = paidAtOf(booked);
  const whole = money.refunded === money.paid ? "refunded" : "partially_refunded";
  return {
    id,
    bookingId: row.id,
    method: money.method,
    provider: money.method === "online" ? "sandbox" : "",
    state: money.refunded > 0 ? whole : received[money.method],
    amountCents: money.paid,
    refundedCents: money.refunded,
    transferReference: money.method === "transfer" ? transferReference(row.reference) : null,
    paidAt: at,
    createdAt: at,
    updatedAt: row.updatedAt,
  };
}

function refundOf({ row, money }: Booked, payment: PaymentRow, id: string): RefundRow {
  return {
    id,
    bookingId: row.id,
    paymentId: payment.id,
    state: "succeeded",
    amountCents: money.refunded,
    paidCents: money.refunded,
    feeCents: money.fee,
    reasonCode: row.cancelledReason ?? "OTHER",
    method: money.method,
    key: `demo:${row.reference}`,
    requestedBy: nameOfActor(system),
    createdAt: row.updatedAt,
    updatedAt: row.updatedAt,
  };
}
