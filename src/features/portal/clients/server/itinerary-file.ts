import { hasTripAhead } from "#domain/booking/booking-outlook.ts";
import { clientPrice } from "#domain/partner/client-price.ts";
import { accept, refuse } from "#domain/result.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { askAsPartner } from "../../server/ask-as-partner.ts";
import { findCompany, findGuestBooking } from "../../server/views.ts";
import type { clientsContract } from "../contract.ts";
import { drawClientPdf } from "./draw-client-pdf.ts";

/** A client’s trip voucher in the partner’s name. Other partners’ bookings are “not found”. */
export async function itineraryFile(ctx: Context, input: ParsedOf<typeof clientsContract.itineraryFile>) {
  const partner = await askAsPartner(ctx);
  if (!partner.ok) return refuse("not_found");
  const guestBooking = await findGuestBooking(ctx.db, { reference: input.reference, organisationId: partner.value.id });
  if (!guestBooking) return refuse("not_found");
  const { booking, guest } = guestBooking;
  const drives = (await ctx.bookings.drivesOf(ctx, booking.id)).filter((drive) => !isOver(drive));
  if (!hasTripAhead(booking.state, drives)) return refuse("no_trip");

  // A client who pays us pays the public price.
  const price = (guest && clientPrice(booking.totalCents, guest.markupRate, guest.payer)) ?? booking.totalCents;
  const content = await drawClientPdf(ctx, {
    title: "Itinerary",
    number: booking.reference,
    host: partner.value.name,
    email: partner.value.email,
    client: `${booking.firstName} ${booking.lastName}`.trim(),
    passengers: booking.passengers,
    trips: drives.map((drive) => ({
      at: drive.pickup_at,
      from: drive.pickup_location,
      to: drive.destination,
      drivers: drive.drivers.map(({ first_name, vehicle, plate }) => `${first_name}, ${vehicle}, ${plate}`),
    })),
    what: tripTitle(booking.serviceName, booking.tourName),
    bags: booking.bags,
    cents: input.with_price ? price : null,
    note: "",
    phone: (await findCompany(ctx.db)).phone,
  });
  return accept({ name: `itinerary-${booking.reference}.pdf`, type: "application/pdf", content });
}
