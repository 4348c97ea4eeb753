import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { NewBooking } from "./emails/new-booking.tsx";
import { findBookingForLetter, findCompany } from "./views.ts";

/** Tells the office that a customer waits; a trial run concerns nobody there. */
export async function alertConsultants(ctx: Context, event: EventOf<"booking.created">): Promise<void> {
  const booking = await findBookingForLetter(ctx.db, event.reference);
  if (booking.isTest) return;

  const company = await findCompany(ctx.db);
  const answerBy = formatMoment(booking.responseDueAt ?? ctx.now);
  await ctx.mail({
    key: `new-booking:${booking.reference}`,
    template: "new-booking",
    to: company.email,
    subject: `New booking ${booking.reference}: answer by ${answerBy}`,
    content: createElement(NewBooking, { booking, company, answerBy }),
  });
}
