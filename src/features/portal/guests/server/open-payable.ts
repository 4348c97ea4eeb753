import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { askAsPartner } from "../../server/ask-as-partner.ts";
import { findGuestBooking } from "../../server/views.ts";

/** The amount a partner’s guest owes, with the payment link. Other partners’ bookings are “not found”. */
export async function openPayable(ctx: Context, reference: string) {
  const result = await askAsPartner(ctx);
  if (!result.ok) return refuse("not_found");
  const guestBooking = await findGuestBooking(ctx.db, { reference, organisationId: result.value.id });
  if (!guestBooking) return refuse("not_found");
  const { booking, guest } = guestBooking;
  const { dueCents } = bookingBalance(booking);
  const isOpen = booking.state === "awaiting_payment" || booking.state === "confirmed";
  if (!isOpen || dueCents <= 0 || booking.paymentMethod === "account" || booking.isTest) return refuse("not_payable");
  return accept({
    payment_link: ctx.bookings.payLink(ctx, booking.reference),
    due_cents: dueCents,
    guest_name: `${booking.firstName} ${booking.lastName}`.trim(),
    guest_phone: booking.phone,
    guest_email: guest ? guest.guestEmail : booking.email,
  });
}
