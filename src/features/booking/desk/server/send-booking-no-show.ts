import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { findWholeBooking } from "../../server/change-email-views.ts";
import { findCompany } from "../../server/views.ts";
import { BookingNoShow, bookingNoShowWords } from "./emails/booking-no-show.tsx";

/** To the customer: the driver waited, the fee, and how to object. */
export async function sendBookingNoShow(
  ctx: Context,
  event: EventOf<"booking.no_show">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const { reference, feeCents, refundCents } = event;
  const booking = await findWholeBooking(ctx.db, reference);
  const link = `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`;
  const enclosed = await enclose(ctx, reference);
  await ctx.mail({
    key: `booking-no-show:${reference}`,
    template: "booking-no-show",
    to: booking.email,
    subject: bookingNoShowWords.subject({ reference }),
    about: `booking:${reference}`,
    attachments: enclosed.attachments,
    content: createElement(BookingNoShow, {
      booking,
      feeCents,
      refundCents,
      link,
      enclosed,
      dueCents: bookingBalance(booking).dueCents,
      company: await findCompany(ctx.db),
    }),
  });
}
