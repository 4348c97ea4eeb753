import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleTrips } from "./settle-trips.ts";
import { findDrivenOfBooking } from "./views.ts";

/** A booking changed after trips were driven, for example by waiting time: their pay follows while it is open. */
export async function repayBooking(ctx: Context, { reference }: EventOf<"booking.changed">): Promise<void> {
  await settleTrips(ctx, await findDrivenOfBooking(ctx.db, reference));
}
