import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingContract } from "../contract.ts";
import { bookingPageOf, wantedBookings } from "./booking-page.ts";
import { findMyBookings } from "./list-views.ts";

/** Lists what the person booked, signed in or by an e-mail address that is confirmed as theirs. */
export async function myBookings(ctx: Context, asked: ParsedOf<typeof bookingContract.myBookings>) {
  const found = await findMyBookings(ctx.db, personAsking(ctx.actor), wantedBookings(asked, ctx.now));
  return accept(bookingPageOf(found));
}
