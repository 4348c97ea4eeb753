import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleTrips } from "./settle-trips.ts";
import { findDrivenOfBooking } from "./views.ts";

/** A booking changed after trips were driven, for example by a waiting charge: open pay follows. */
export async function repayBooking(ctx: Context, { reference }: EventOf<"booking.changed">): Promise<void> {
  await settleTrips(ctx, await findDrivenOfBooking(ctx.db, reference));
}
