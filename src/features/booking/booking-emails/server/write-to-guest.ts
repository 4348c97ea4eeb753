import { createElement } from "react";
import { ourReason } from "#domain/booking/cancellation.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { calendarAttachments } from "../../server/attach-calendar.ts";
import { findLegs } from "../../server/cancel-views.ts";
import { wasConfirmed } from "../../server/change-email-views.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { type GuestNewsKind, GuestTrip, guestTripWords } from "./emails/guest-trip.tsx";
import { findGuestOf } from "./guest-views.ts";

type Report = EventOf<"booking.confirmed"> | EventOf<"booking.changed"> | EventOf<"booking.cancelled">;

function newsIn(event: Report): { readonly kind: GuestNewsKind; readonly key: string } {
  if (event.type === "booking.confirmed") return { kind: "confirmed", key: event.reference };
  if (event.type === "booking.changed") return { kind: "changed", key: event.changeId };
  return { kind: event.isWhole ? "cancelled" : "changed", key: `${event.reference}:${event.legs.join("+")}` };
}

const causeOf = (event: Report) =>
  event.type === "booking.cancelled" ? ourReason(event.code, event.isByUs === true) : null;

/**
 * A guest whose host pays us gets the trip in the host’s name and without a price; everything else goes to the host.
 */
export async function writeToGuest(ctx: Context, event: Report): Promise<void> {
  const { reference } = event;
  const { kind, key } = newsIn(event);
  const guest = await findGuestOf(ctx.db, reference);
  if (!guest || guest.isContactGuest || guest.guestEmail === "") return;
  const booking = await findBookingForEmail(ctx.db, reference);
  // A booking never confirmed was never announced.
  if (!(await wasConfirmed(ctx.db, booking.id))) return;
  const company = await findCompany(ctx.db);
  const trips = await findLegs(ctx.db, booking.id);
  const stand = trips.filter(({ state }) => kind === "cancelled" || state !== "cancelled");
  const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
  await ctx.mail({
    key: `guest-trip:${kind}:${key}`,
    template: "guest-trip",
    to: guest.guestEmail,
    subject: guestTripWords.subject({
      host: guest.host,
      reference,
      kind_confirmed_words:
        kind === "confirmed"
          ? guestTripWords.subject_if_kind_confirmed()
          : guestTripWords.subject_if_not_kind_confirmed({ kind }),
    }),
    about: `booking:${reference}`,
    attachments: calendarAttachments(ctx, {
      booking: { ...booking, email: guest.guestEmail },
      trips: stand,
      method,
      company,
    }),
    content: createElement(GuestTrip, {
      booking,
      host: guest.host,
      isHotel: guest.kind === "hotel",
      payer: guest.payer,
      news: kind,
      company,
      siteUrl: ctx.siteUrl,
      because: causeOf(event),
    }),
  });
}
