import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerApiContract } from "../contract.ts";
import { openByKey } from "./open-by-key.ts";

/** One of the partner’s own bookings; others are “not found”. */
export async function apiBooking(ctx: Context, input: ParsedOf<typeof partnerApiContract.apiBooking>) {
  const opened = await openByKey(ctx, input);
  if (!opened.ok) return opened;
  const { booking } = opened.value;
  return accept({
    reference: booking.reference,
    version: booking.version,
    state: booking.state,
    pickup_at: booking.pickupAt.toISOString(),
    return_at: booking.returnAt?.toISOString() ?? null,
    pickup_location: booking.pickupLocation,
    destination: booking.destination,
    passengers: booking.passengers,
    guest_name: `${booking.firstName} ${booking.lastName}`.trim(),
    total_cents: booking.totalCents,
    due_cents: bookingBalance(booking).dueCents,
  });
}
