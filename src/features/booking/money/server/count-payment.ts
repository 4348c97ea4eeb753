import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { chargeFor, isEnoughPaid, refundableAmount } from "#domain/payment/booking-balance.ts";
import { surplusDue, surplusKey } from "#domain/payment/paid-twice.ts";
import type { PaidMethod } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { confirmBooking } from "../../server/confirm-booking.ts";
import { findOnWayBack, findPayment, findReceived, isRefundDue } from "../../server/money-views.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { type BookingRow, updateBooking } from "../../server/move-store.ts";
import { lockReference } from "./lock-reference.ts";

/** Counts a payment. Enough money confirms the booking; if it is too late for a vehicle or an extra, it is refunded. */
export async function countPayment(ctx: Context, event: EventOf<"payment.succeeded">): Promise<void> {
  const booking = await lockReference(ctx, event.reference);
  const paidCents = await findReceived(ctx.db, booking.id);
  if (paidCents !== booking.paidCents) await updateBooking(ctx.db, booking.id, { paidCents, updatedAt: ctx.now });
  await settle(ctx, { ...booking, paidCents }, event.paymentId);
}

async function settle(ctx: Context, booking: BookingRow, paymentId: string): Promise<void> {
  switch (booking.state) {
    case "awaiting_payment":
    case "expired":
      if (!isEnoughPaid(booking)) return;
      if (await confirmOrPayBack(ctx, booking, paymentId))
        await returnSurplus(ctx, { ...booking, state: "confirmed" }, paymentId);
      return;
    case "cancelled":
      if (await isFeePaidBefore(ctx, booking, paymentId)) return returnSurplus(ctx, booking, paymentId);
      return payBack(ctx, booking, { key: lateKey(paymentId), reasonCode: "OTHER" });
    case "declined":
      return payBack(ctx, booking, { key: lateKey(paymentId), reasonCode: "OTHER" });
    default:
      await returnSurplus(ctx, booking, paymentId);
  }
}

/** The cancellation fee was already paid: this payment is a double one, not a late one. */
async function isFeePaidBefore(ctx: Context, booking: BookingRow, paymentId: string): Promise<boolean> {
  const { amountCents } = await findPayment(ctx.db, paymentId);
  const keptCents = refundableAmount(booking, await findOnWayBack(ctx.db, booking));
  return booking.feeCents > 0 && keptCents - amountCents >= booking.feeCents;
}

const lateKey = (paymentId: string) => `late-payment:${paymentId}`;

/** False: the money is refunded. */
async function confirmOrPayBack(ctx: Context, booking: BookingRow, paymentId: string): Promise<boolean> {
  const key = lateKey(paymentId);
  // Once a refund is on its way, a vehicle that becomes free is someone else's.
  if (await isRefundDue(ctx.db, key)) return false;
  const isLate = booking.state === "expired";
  const reason = isLate ? "paid late, a vehicle was free" : "paid";
  const result = await confirmBooking(ctx, booking, { reason });
  if (result !== "no_vehicle" && result !== "no_extra") return true;

  if (!isLate) await expire(ctx, booking);
  const reasonCode = result === "no_extra" ? "CANT_FULFIL_REQUEST" : "NO_VEHICLE";
  await payBack(ctx, { ...booking, state: "expired" }, { key, reasonCode });
  return false;
}

/** The hold was lost before the payment arrived. */
async function expire(ctx: Context, booking: BookingRow): Promise<void> {
  await moveBooking(ctx, { id: booking.id, to: "expired", reason: "paid late, no vehicle free" });
  await ctx.trips.releaseHolds(ctx, booking.id);
}

type Back = { readonly key: string; readonly reasonCode: string };

async function payBack(ctx: Context, booking: BookingRow, { key, reasonCode }: Back): Promise<void> {
  const refundable = refundableAmount(booking, await findOnWayBack(ctx.db, booking));
  const amountCents = refundable - (chargeFor(booking) ?? 0);
  if (amountCents <= 0 || (await isRefundDue(ctx.db, key))) return;
  const { reference } = booking;
  await ctx.emit({
    type: "refund.due",
    key,
    reference,
    amountCents,
    feeCents: 0,
    reasonCode,
    hoursBefore: null,
    documentId: null,
    isWithinPolicy: true,
  });
  await ctx.emit({
    type: "task.wanted",
    kind: "refund_due",
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference} was paid too late: ${formatMoney(cents(amountCents))} is refunded. Tell the customer`,
    dueAt: null,
  });
}

/** Notes of a driver and an account are settled with our team, not by a refund. */
const settledByHand: readonly PaidMethod[] = ["cash", "account"];

/** Paid in two tabs or by two people: this payment’s surplus is refunded on it. */
async function returnSurplus(ctx: Context, booking: BookingRow, paymentId: string): Promise<void> {
  const { reference } = booking;
  const chargeCents = chargeFor(booking);
  if (chargeCents === null || booking.paidCents - booking.refundedCents <= chargeCents) return;
  const overCents = refundableAmount(booking, await findOnWayBack(ctx.db, booking)) - chargeCents;
  if (overCents <= 0 || (await isRefundDue(ctx.db, surplusKey(paymentId)))) return;
  const payment = await findPayment(ctx.db, paymentId);
  // An overpaid transfer is no double payment: our team asks what the rest is for.
  const isTooMuch = payment.method === "transfer" && overCents < payment.amountCents;
  if (isTooMuch || settledByHand.includes(payment.method)) return tellOverpaid(ctx, booking, overCents);
  await ctx.emit(surplusDue({ paymentId, reference, amountCents: Math.min(overCents, payment.amountCents) }));
}

async function tellOverpaid(ctx: Context, { reference }: BookingRow, overCents: number): Promise<void> {
  await ctx.emit({
    type: "task.wanted",
    kind: "overpaid",
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference} was paid ${formatMoney(cents(overCents))} too much`,
    dueAt: null,
  });
}
