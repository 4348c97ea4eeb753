import { isSoldAgain, resaleCredit, resold, shareCredit } from "#domain/booking/resale.ts";
import type { EventOf } from "#domain/events.ts";
import { bookingBalance, refundableAmount } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { changeRow, recordAction } from "../../server/lock-current.ts";
import { findBookingId, findOnInvoice, findOnWayBack, findPaidByMonth } from "../../server/money-views.ts";
import { lockBooking } from "../../server/move-store.ts";
import { takeResale } from "./resale-store.ts";
import { findSoldSums, findTakenAgain, type TakenAgain } from "./resale-views.ts";

type Cause = EventOf<"trip.ended" | "payment.succeeded" | "invoice.month_paid">;

/**
 * A trip was driven or paid. If it took vehicle time that a late cancellation had freed, part of that cancellation’s
 * fee goes back: once the trip is both driven and paid, so that nothing has to be taken back again.
 */
export async function creditResale(ctx: Context, cause: Cause): Promise<void> {
  for (const bookingId of await soldIn(ctx, cause)) {
    const sums = await findSoldSums(ctx.db, bookingId);
    const balance = sums && bookingBalance(sums);
    if (!balance || balance.keptCents <= 0 || balance.dueCents > 0) continue;
    for (const match of await findTakenAgain(ctx.db, bookingId, ctx.now))
      if (isMatch(match)) await creditOne(ctx, match, bookingId);
  }
}

async function soldIn(ctx: Context, cause: Cause): Promise<readonly string[]> {
  if (cause.type === "trip.ended") return [cause.bookingId];
  if (cause.type === "invoice.month_paid") return findOnInvoice(ctx.db, cause.invoiceId);
  return [await findBookingId(ctx.db, cause.reference)];
}

const isMatch = ({ freedFrom, freedTo, soldFrom, soldTo, overlapShare }: TakenAgain): boolean =>
  isSoldAgain({ from: freedFrom, to: freedTo }, { from: soldFrom, to: soldTo }, overlapShare);

async function creditOne(ctx: Context, match: TakenAgain, soldBookingId: string): Promise<void> {
  const booking = await lockBooking(ctx.db, match.bookingId);
  if (booking?.state !== "cancelled") return;
  const credit = resaleCredit({ ...match, soldCents: match.soldCents ?? 0 });
  const { waivedCents, refundCents } = shareCredit(credit, {
    feeCents: booking.feeCents,
    unpaidCents: bookingBalance(booking).dueCents + (await findPaidByMonth(ctx.db, booking.id)),
    refundableCents: refundableAmount(booking, await findOnWayBack(ctx.db, booking)),
  });
  if (waivedCents + refundCents === 0) return;
  const { id, tripId } = match;
  if (!(await takeResale(ctx.db, { id, tripId, bookingId: soldBookingId, waivedCents, refundCents, now: ctx.now })))
    return;

  const { reference } = booking;
  if (waivedCents > 0) {
    await changeRow(ctx, booking, { feeCents: booking.feeCents - waivedCents });
    await ctx.emit({ type: "booking.fee_waived", reference });
  }
  if (refundCents > 0)
    await ctx.emit({
      type: "refund.due",
      key: `resale:${id}`,
      reference,
      amountCents: refundCents,
      feeCents: 0,
      reasonCode: resold,
      hoursBefore: null,
      documentId: null,
      isWithinPolicy: true,
    });
  await ctx.emit({ type: "booking.resold", reference, resaleId: id });
  const left = booking.feeCents - waivedCents - refundCents;
  await recordAction(ctx, booking, {
    action: "vehicle_resold",
    details: { amount_cents: waivedCents + refundCents, from_cents: booking.feeCents, to_cents: left },
  });
}
