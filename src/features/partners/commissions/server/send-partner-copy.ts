import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { PartnerNews } from "./emails/partner-news.tsx";
import { findBookingToCopy, findCopyReaders } from "./news-views.ts";
import { findCompany } from "./statement-views.ts";

type Report = EventOf<"booking.confirmed"> | EventOf<"booking.changed"> | EventOf<"booking.cancelled">;

function newsIn(event: Report): { readonly key: string; readonly what: string } {
  const { reference } = event;
  if (event.type === "booking.confirmed") return { key: `confirmed:${reference}`, what: "confirmed" };
  if (event.type === "booking.changed") return { key: `changed:${event.changeId}`, what: "changed" };
  const what = event.isWhole ? "cancelled" : "cancelled in part";
  return { key: `cancelled:${reference}:${event.legs.join("+")}`, what };
}

/**
 * A copy for the partner who brought a booking, unless that partner is its contact and gets the customer’s
 * email. It has the same facts as their dashboard, without the traveller’s name.
 */
export async function sendPartnerCopy(ctx: Context, event: Report): Promise<void> {
  const booking = await findBookingToCopy(ctx.db, event.reference);
  if (!booking?.partnerId || booking.isTest || !booking.wasConfirmed || booking.isContactPartner) return;
  const { key, what } = newsIn(event);
  const heading = `Booking ${booking.reference} ${what}`;
  const company = await findCompany(ctx.db);
  const isPortal = booking.organisationId === booking.partnerId;
  const readers = await findCopyReaders(ctx.db, booking.partnerId, isPortal ? booking.bookerId : null);
  for (const { email, name } of readers.filter((reader) => reader.email !== booking.email))
    await ctx.mail({
      key: `partner-copy:${key}:${email}`,
      template: "partner-copy",
      to: email,
      subject: heading,
      about: `booking:${booking.reference}`,
      content: createElement(PartnerNews, {
        company,
        name,
        heading,
        text: isPortal
          ? `A booking that you made for a guest is ${what}. Your guest has an email about it too.`
          : `A booking that came through you is ${what}. The customer has an email about it too.`,
        facts: [
          ["Booking", booking.reference],
          ["Service", booking.serviceName],
          ["Pickup", formatMoment(booking.pickupAt)],
          ["Passengers", String(booking.passengers)],
        ],
        link: `${ctx.siteUrl}/hotel/dashboard${isPortal ? "" : "#commission"}`,
        button: isPortal ? "Open your dashboard" : "Open your commission",
      }),
    });
}
