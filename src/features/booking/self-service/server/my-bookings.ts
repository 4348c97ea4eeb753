import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findVehicleClasses } from "../../server/selling-views.ts";
import type { ownBookingsContract } from "../own-contract.ts";
import { findMyBookings } from "./list-views.ts";
import { bookingPageOf, pageRequest } from "./page-bookings.ts";

/** The caller’s bookings: made while signed in, or with their confirmed email address. */
export async function myBookings(ctx: Context, input: ParsedOf<typeof ownBookingsContract.myBookings>) {
  const result = await findMyBookings(ctx.db, personAsking(ctx.actor), pageRequest(input, ctx.now));
  return accept(bookingPageOf(result, await findVehicleClasses(ctx.db), ctx.now));
}
