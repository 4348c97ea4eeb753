import { serviceOptionName } from "#domain/company/catalogue.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { type Fact, Facts } from "#platform/mail/email-parts.tsx";
import type { BookingForEmail } from "../views.ts";

/** The trip, line by line. */
export const TripFacts = ({ booking }: { booking: BookingForEmail }) => <Facts facts={factsOf(booking)} />;

/** What was not entered is left out, except that a missing address is to be agreed. */
function factsOf(booking: BookingForEmail): Fact[] {
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
  if (booking.flightNumber) facts.push(["Flight number", booking.flightNumber]);
  if (booking.specialRequirements) facts.push(["Special requirements", booking.specialRequirements]);
  return facts;
}
