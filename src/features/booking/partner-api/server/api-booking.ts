import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findGuestBooking } from "../../portal/server/views.ts";
import type { partnerApiContract } from "../contract.ts";

/** One of the partner’s own; another’s is not there. */
export async function apiBooking(ctx: Context, { key, reference }: ParsedOf<typeof partnerApiContract.apiBooking>) {
  const found = await ctx.organisations.recogniseKey(ctx, key);
  if (!found) return refuse("bad_key");
  const own = await findGuestBooking(ctx.db, { reference, organisationId: found.partner.id });
  if (!own) return refuse("not_found");
  const { booking } = own;
  return accept({
    ...{ reference: booking.reference, state: booking.state, pickup_at: booking.pickupAt.toISOString() },
    ...{ return_at: booking.returnAt?.toISOString() ?? null, pickup_location: booking.pickupLocation },
    ...{ destination: booking.destination, passengers: booking.passengers, total_cents: booking.totalCents },
    ...{ guest_name: `${booking.firstName} ${booking.lastName}`.trim(), due_cents: bookingBalance(booking).dueCents },
  });
}
