import { priceOfParts } from "#domain/drive/trip-parts.ts";
import type { Context } from "#platform/context.ts";
import { lockDrive } from "./lock-drive.ts";
import { moveTrip } from "./move-trip.ts";

type Cancelled = { readonly legs: readonly { readonly leg: number; readonly fee: number }[]; readonly code: string };

/** Cancels these legs in all their vehicles, each with its fee. A split leg is recorded as one trip. */
export async function cancelTrips(ctx: Context, bookingId: string, { legs, code }: Cancelled): Promise<void> {
  for (const { leg, fee } of legs) {
    const drive = await lockDrive(ctx, bookingId, leg);
    if (!drive) continue;
    const { first, parts } = drive;
    const whole = {
      passengers: parts.reduce((sum, { passengers }) => sum + passengers, 0),
      bags: null,
      childSeats: null,
      childSeatSizes: null,
      priceCents: priceOfParts(parts),
    };
    for (const part of parts.filter(({ id }) => id !== first.id))
      await cancel(ctx, part.id, code, { feeCents: 0, priceCents: null });
    await cancel(ctx, first.id, code, { feeCents: fee, ...whole });
  }
}

async function cancel(ctx: Context, id: string, code: string, facts: Record<string, number | null>): Promise<void> {
  const changes = { cancelledAt: ctx.now, cancelReason: code, ...facts };
  const moved = await moveTrip(ctx, { id, to: "cancelled", reason: code, changes });
  if (!moved.ok) throw new Error(`Trip ${id} could not be cancelled: ${moved.reason}`);
}
