import { bandName, serviceOptionName } from "#domain/company/catalogue.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { type Fact, Facts } from "#platform/mail/email-parts.tsx";
import type { BookingForEmail } from "../views.ts";

/** A booking as it is; what it is driven in is said where it was read with it. */
type Told = Omit<BookingForEmail, "band"> & Partial<Pick<BookingForEmail, "band">>;

/** The trip, line by line. */
export const TripFacts = ({ booking }: { booking: Told }) => <Facts facts={factsOf(booking)} />;

/** What was not entered is left out, except that a missing address is to be agreed. */
function factsOf(booking: Told): Fact[] {
  const facts: Fact[] = [
    ["Reference", booking.reference],
    ["Service", serviceOptionName(booking.serviceType)],
    ...(booking.optionTitle ? ([["Option", booking.optionTitle]] satisfies Fact[]) : []),
    ["Pickup", formatMoment(booking.pickupAt)],
    ["From", booking.pickupLocation || "to be agreed"],
    ["To", booking.destination || "to be agreed"],
  ];
  if (booking.returnAt) facts.push(["Return trip", formatMoment(booking.returnAt)]);
  facts.push(["Passengers", String(booking.passengers)]);
  if (booking.bags > 0) facts.push(["Bags", String(booking.bags)]);
  if (booking.band) facts.push(["Vehicle", bandName(booking.band)]);
  if (booking.flightNumber) facts.push(["Flight number", booking.flightNumber]);
  if (booking.returnAt && booking.returnFlightNumber) facts.push(["Return flight", booking.returnFlightNumber]);
  if (booking.specialRequirements) facts.push(["Special requirements", booking.specialRequirements]);
  return facts;
}
