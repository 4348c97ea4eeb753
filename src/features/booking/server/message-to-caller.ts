import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { formatDate, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink, payLink } from "./make-links.ts";
import { findCompany } from "./views.ts";

type Caller = {
  readonly reference: string;
  readonly state: BookingState;
  readonly firstName: string;
  readonly email: string;
  readonly pickupAt: Date;
};

/** The WhatsApp message to a customer without an email: the booking’s link, or where to pay. */
export async function messageToCaller(ctx: Context, booking: Caller): Promise<string | null> {
  const { reference, state, firstName, email, pickupAt } = booking;
  if (isMailable(email)) return null;
  const { name } = await findCompany(ctx.db);
  const when = `${formatDate(localDateOf(pickupAt))} at ${localTimeOf(pickupAt)}`;
  const about = `Hi ${firstName}, this is ${name} about your booking ${reference} for ${when}.`;
  return state === "awaiting_payment"
    ? `${about} Please pay here: ${payLink(ctx, reference)}`
    : `${about} You can view and change it here: ${bookingLink(ctx, reference)}`;
}
