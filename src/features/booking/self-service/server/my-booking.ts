import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ownBookingsContract } from "../own-contract.ts";
import { describeBooking } from "./describe-booking.ts";
import { findMyBooking } from "./detail-views.ts";

/** One of the caller’s bookings as they may see it. */
export async function myBooking(ctx: Context, { reference }: ParsedOf<typeof ownBookingsContract.myBooking>) {
  const userId = personAsking(ctx.actor);
  const booking = await findMyBooking(ctx.db, userId, reference);
  return booking ? accept(await describeBooking(ctx, booking, [userId])) : refuse("not_found");
}
