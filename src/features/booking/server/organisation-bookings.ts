import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingContract } from "../contract.ts";
import { bookingPageOf, wantedBookings } from "./booking-page.ts";
import { findOrganisationBookings } from "./list-views.ts";

/** Lists what the hotel, agency or company of the person has booked for its guests. */
export async function organisationBookings(ctx: Context, asked: ParsedOf<typeof bookingContract.organisationBookings>) {
  const found = await findOrganisationBookings(ctx.db, personAsking(ctx.actor), wantedBookings(asked, ctx.now));
  return accept(bookingPageOf(found));
}
