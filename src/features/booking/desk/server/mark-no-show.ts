import { nameOfActor } from "#domain/account/roles.ts";
import { hoursBeforePickup } from "#domain/booking/cancellation.ts";
import type { NoShow } from "#domain/booking/no-show.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { withdrawChanges } from "../../server/cancel-store.ts";
import { doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import { moveBooking } from "../../server/move-booking.ts";
import type { BookingRow } from "../../server/move-store.ts";
import type { bookingDeskContract } from "../contract.ts";
import { priceNoShow } from "./price-no-show.ts";

/** Puts down that no one came, on the word of the driver. The fee is what the customer agreed to. */
export async function markNoShow(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.markNoShow>) {
  const seen = await lockCurrent(ctx, asked);
  if (!seen.ok) return seen;
  const row = seen.value;
  const priced = await priceNoShow(ctx, row);
  if (!priced.ok) return priced;
  const { legs, fee, refund } = priced.value;

  await ctx.trips.missTrips(ctx, row.id, { legs, reason: asked.reason });
  await ctx.trips.releaseHolds(ctx, row.id);
  await withdrawChanges(ctx.db, row.id, nameOfActor(ctx.actor), ctx.now);
  const changes = { feeCents: row.feeCents + fee, amendment: "none", holdUntil: null } as const;
  const moved = await moveBooking(ctx, { id: row.id, to: "no_show", reason: asked.reason, changes });
  if (!moved.ok) return refuse("not_possible");

  await recordAction(ctx, row, {
    action: "no_show",
    reason: asked.reason,
    details: { fee_cents: fee, refund_cents: refund, from_cents: row.feeCents, to_cents: fee },
  });
  await ctx.emit({ type: "booking.no_show", reference: row.reference, feeCents: fee, refundCents: refund });
  if (refund > 0) await payBack(ctx, row, priced.value);
  return accept({ ...doneWith(moved.value), fee_cents: fee, refund_cents: refund });
}

const payBack = (ctx: Context, row: BookingRow, { fee, refund }: NoShow) =>
  ctx.emit({
    type: "refund.due",
    key: `no-show:${row.reference}`,
    reference: row.reference,
    amountCents: refund,
    feeCents: fee,
    reasonCode: "OTHER",
    hoursBefore: hoursBeforePickup(row.pickupAt, ctx.now),
    documentId: null,
    isWithinPolicy: true,
  });
