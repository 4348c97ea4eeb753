import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ownBookingsContract } from "../own-contract.ts";
import { findOrganisationBookings } from "./list-views.ts";
import { bookingPageOf, pageRequest } from "./page-bookings.ts";

/** Lists what the hotel, agency or company of the person has booked for its guests. */
export async function organisationBookings(
  ctx: Context,
  input: ParsedOf<typeof ownBookingsContract.organisationBookings>,
) {
  const result = await findOrganisationBookings(ctx.db, personAsking(ctx.actor), pageRequest(input, ctx.now));
  return accept(bookingPageOf(result, ctx.now));
}
