import { nameOfActor } from "#domain/account/roles.ts";
import { hoursBeforePickup, standardPolicy } from "#domain/booking/cancellation.ts";
import { type NoShow, type NoShowRefusal, noShowOf } from "#domain/booking/no-show.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { withdrawChanges } from "../../server/cancel-store.ts";
import { findGivenBack, findLegs } from "../../server/cancel-views.ts";
import { releaseHolds } from "../../server/hold-store.ts";
import { doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import { moveBooking } from "../../server/move-booking.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { missTrips } from "../../server/trip-store.ts";
import type { bookingDeskContract } from "../contract.ts";
import { findBookingRow } from "./views.ts";

/** What an absence would cost and bring back, before it is put down. */
export async function previewNoShow(ctx: Context, { id }: ParsedOf<typeof bookingDeskContract.previewNoShow>) {
  const row = await findBookingRow(ctx.db, id);
  if (!row) return refuse("not_found");
  const weighed = await weigh(ctx, row);
  return weighed.ok ? accept({ fee_cents: weighed.value.fee, refund_cents: weighed.value.refund }) : weighed;
}

/** Puts down that nobody came, on the word of the driver. The fee is what the customer agreed to. */
export async function markNoShow(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.markNoShow>) {
  const looked = await lockCurrent(ctx, asked);
  if (!looked.ok) return looked;
  const row = looked.value;
  const weighed = await weigh(ctx, row);
  if (!weighed.ok) return weighed;
  const { legs, fee, refund } = weighed.value;

  await missTrips(ctx.db, row.id, legs);
  await releaseHolds(ctx.db, row.id);
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
  if (refund > 0) await payBack(ctx, row, weighed.value);
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

async function weigh(ctx: Context, row: BookingRow): Promise<Result<NoShow, NoShowRefusal>> {
  const legs = await findLegs(ctx.db, row.id);
  const found = noShowOf(
    {
      state: row.state,
      totalCents: row.totalCents,
      paidCents: row.paidCents,
      givenBackCents: await findGivenBack(ctx.db, row.id),
      bookedAt: row.createdAt,
      policy: row.policy ?? standardPolicy,
      legs: legs.map(({ plannedStart, pickupLocation, ...leg }) => ({
        ...leg,
        pickupAt: plannedStart,
        isAirport: /\bairport\b/i.test(pickupLocation),
      })),
    },
    ctx.now,
  );
  return typeof found === "string" ? refuse(found) : accept(found);
}
