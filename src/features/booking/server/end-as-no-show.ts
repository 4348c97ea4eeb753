import { nameOfActor } from "#domain/account/roles.ts";
import { hoursBeforePickup } from "#domain/booking/cancellation.ts";
import type { NoShow } from "#domain/booking/no-show.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { withdrawChanges } from "./cancel-store.ts";
import { recordAction } from "./lock-current.ts";
import { moveBooking } from "./move-booking.ts";
import type { BookingRow } from "./move-store.ts";

/** Ends a booking as a no-show: its trips, vehicles, fee and refund. */
export async function endAsNoShow(
  ctx: Context,
  row: BookingRow,
  { legs, fee, refund }: NoShow,
  reason: string,
): Promise<Result<BookingRow, "not_possible">> {
  await ctx.trips.missTrips(ctx, row.id, { legs, reason });
  await ctx.trips.releaseHolds(ctx, row.id);
  await withdrawChanges(ctx.db, row.id, nameOfActor(ctx.actor), ctx.now);
  const changes = { feeCents: row.feeCents + fee, amendment: "none", holdUntil: null } as const;
  const moved = await moveBooking(ctx, { id: row.id, to: "no_show", reason, changes });
  if (!moved.ok) return refuse("not_possible");

  await recordAction(ctx, row, {
    action: "no_show",
    reason,
    details: { fee_cents: fee, refund_cents: refund, from_cents: row.feeCents, to_cents: fee },
  });
  await ctx.emit({ type: "booking.no_show", reference: row.reference, feeCents: fee, refundCents: refund });
  if (refund > 0)
    await ctx.emit({
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
  return accept(moved.value);
}
