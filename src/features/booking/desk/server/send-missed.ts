import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { findWholeBooking } from "../../server/change-email-views.ts";
import { findCompany } from "../../server/views.ts";
import { BookingMissed } from "./emails/booking-missed.tsx";

/** To the customer: the driver waited, what that costs, and whom to tell if it was otherwise. */
export async function sendMissed(
  ctx: Context,
  event: EventOf<"booking.no_show">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const { reference, feeCents, refundCents } = event;
  const booking = await findWholeBooking(ctx.db, reference);
  const link = `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.accessCodeFor(reference)}`;
  const enclosed = await enclose(ctx, reference);
  await ctx.mail({
    key: `booking-missed:${reference}`,
    template: "booking-missed",
    to: booking.email,
    subject: `Booking ${reference}: our driver couldn’t find you`,
    about: `booking:${reference}`,
    attachments: enclosed.attachments,
    content: createElement(BookingMissed, {
      ...{ booking, feeCents, refundCents, link, enclosed },
      dueCents: bookingBalance(booking).dueCents,
      company: await findCompany(ctx.db),
    }),
  });
}
