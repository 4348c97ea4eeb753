import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findVehicleClasses } from "../../server/selling-views.ts";
import type { ownBookingsContract } from "../own-contract.ts";
import { findOrganisationBookings } from "./list-views.ts";
import { bookingPageOf, pageRequest } from "./page-bookings.ts";

/** Bookings that the caller’s hotel, agency or company made for its guests. */
export async function organisationBookings(
  ctx: Context,
  input: ParsedOf<typeof ownBookingsContract.organisationBookings>,
) {
  const result = await findOrganisationBookings(ctx.db, personAsking(ctx.actor), pageRequest(input, ctx.now));
  return accept(bookingPageOf(result, await findVehicleClasses(ctx.db), ctx.now));
}
