import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { priceOfDrive } from "#domain/drive/trip-parts.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripDone } from "../../contract.ts";
import { freeTrip } from "../../server/free-trip.ts";
import { lockDriveSeen } from "../../server/lock-drive.ts";
import { editTrip, moveTrip } from "../../server/move-trip.ts";
import { actionable, lockTrip, type TripRow } from "../../server/store.ts";
import type { reliefContract } from "../contract.ts";

type Input = ParsedOf<typeof reliefContract.abandonTrip>;
type Refusal = keyof typeof reliefContract.abandonTrip.refusals;

/**
 * No vehicle can come: the trip ended where it stopped. The event completes its booking, and a refund lowers
 * the booking’s price.
 */
export async function abandonTrip(ctx: Context, input: Input): Promise<Result<TripDone, Refusal>> {
  const { trip_id: id, version, reason, refund_cents: refundCents } = input;
  const result = await lockDriveSeen(ctx, { id, version });
  if (!result.ok) return result;
  const { trip: relief, drive } = result.value;
  if (!mayDoWith("abandon", actionable(relief), ctx.now)) return refuse("not_possible", { state: relief.state });
  const price = priceOfDrive(drive) ?? 0;
  if (refundCents > price) return refuse("too_much", { price_cents: price });

  await freeTrip(ctx, { id, bookingId: relief.bookingId, reason });
  const changes = { cancelledAt: ctx.now, cancelReason: reason, priceCents: null };
  const moved = await moveTrip(ctx, { id, to: "cancelled", reason, changes });
  if (!moved.ok) return moved;
  const broken = await giveBackShare(ctx, relief);
  await recordAudit(ctx, {
    action: "trip.abandoned",
    subject: { kind: "trip", id: broken.id },
    reason,
    details: { refund_cents: refundCents },
  });
  const { bookingId } = relief;
  await ctx.emit({ type: "trip.abandoned", tripId: broken.id, bookingId, reliefId: id, refundCents });
  return accept({ trip_id: broken.id, version: broken.version, state: broken.state });
}

/** With no second vehicle, the first trip gets its full price back. */
async function giveBackShare(ctx: Context, { continues, priceCents }: TripRow): Promise<TripRow> {
  const broken = await lockTrip(ctx.db, continues ?? "");
  if (!broken) throw new Error(`The trip that ${continues} was to continue is gone.`);
  const price = broken.priceCents === null ? null : broken.priceCents + (priceCents ?? 0);
  return editTrip(ctx, broken, { priceCents: price });
}
