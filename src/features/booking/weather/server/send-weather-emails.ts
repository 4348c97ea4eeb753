import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "../../server/make-links.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { BadWeather, badWeatherWords } from "./emails/bad-weather.tsx";
import { findConcerned, findWeatherDay } from "./views.ts";

/** To everyone booked for that day: they may move their trip or cancel it free of charge. */
export async function sendWeatherEmails(ctx: Context, event: EventOf<"weather.declared">): Promise<void> {
  const declared = await findWeatherDay(ctx.db, event.weatherDayId);
  // Withdrawn before the emails were sent: no one needs to worry.
  if (!declared?.tellsGuests || declared.withdrawnAt) return;
  const company = await findCompany(ctx.db);
  for (const { reference } of await findConcerned(ctx.db, declared)) {
    const booking = await findBookingForEmail(ctx.db, reference);
    await ctx.mail({
      key: `bad-weather:${declared.id}:${reference}`,
      template: "bad-weather",
      to: booking.email,
      subject: badWeatherWords.subject({ day: formatDate(declared.day), reference }),
      about: `booking:${reference}`,
      content: createElement(BadWeather, {
        booking,
        company,
        day: declared.day,
        reason: declared.reason,
        link: bookingLink(ctx, reference),
      }),
    });
  }
}
