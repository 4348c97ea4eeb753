import { isOver } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { moveTrip } from "./move-trip.ts";
import { lockTripsOf, updateTrip } from "./store.ts";

type Missed = { readonly legs: readonly { readonly leg: number; readonly fee: number }[]; readonly reason: string };

/** No one was at the pickup: records the drivers’ search and ends these legs with a fee, charged once. */
export async function missTrips(ctx: Context, bookingId: string, { legs, reason }: Missed): Promise<void> {
  for (const { id, leg, part, state } of await lockTripsOf(ctx.db, bookingId)) {
    const missed = legs.find((one) => one.leg === leg);
    if (!missed || (part > 1 && isOver({ state }))) continue;
    const feeCents = part === 1 ? missed.fee : 0;
    if (state === "no_show") {
      await updateTrip(ctx.db, id, { feeCents });
      continue;
    }
    if (state !== "searching") await moveTrip(ctx, { id, to: "searching", reason });
    const moved = await moveTrip(ctx, { id, to: "no_show", reason, changes: { feeCents } });
    if (!moved.ok) throw new Error(`Trip ${id} could not become a no-show: ${moved.reason}`);
  }
}
