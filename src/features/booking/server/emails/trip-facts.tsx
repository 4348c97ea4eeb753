import { childSeatsValue } from "#domain/booking/child-seats.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { extraText } from "#domain/extra/extra.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { type Fact, Facts } from "#platform/mail/email-parts.tsx";
import type { BookingForEmail } from "../views.ts";
import { guestFact } from "./host-words.tsx";

/** A booking, with its vehicle class if it was loaded. */
type Report = Omit<BookingForEmail, "vehicle" | "host"> & Partial<Pick<BookingForEmail, "vehicle" | "host">>;

/** The trip, line by line. */
export const TripFacts = ({ booking }: { booking: Report }) => <Facts facts={factsOf(booking)} />;

/** Empty fields are left out; a missing address is marked as still to be agreed. */
function factsOf(booking: Report): Fact[] {
  const { optionTitle, extraStops, returnAt, bags, vehicle, childSeats } = booking;
  const days = daysOfBooking(booking);
  return [
    ["Reference", booking.reference],
    ...guestFact(booking),
    ["Service", tripTitle(booking.serviceName, booking.tourName)],
    ...factIf(optionTitle !== "", "Option", optionTitle),
    [days > 1 ? "Dates" : "Pickup", datesText(booking.pickupAt, days)],
    ["From", booking.pickupLocation || "to be agreed"],
    ...factIf(extraStops.length > 0, extraStops.length === 1 ? "Stop" : "Stops", extraStops.join("\n")),
    ["To", booking.destination || "to be agreed"],
    ...(returnAt && days === 1 ? returnFacts(booking, returnAt) : []),
    ["Passengers", String(booking.passengers)],
    ...factIf(bags > 0, "Bags", String(bags)),
    ...(vehicle ? factIf(true, "Vehicle", vehicle.name) : []),
    ...factIf(childSeats > 0, "Child seats", childSeatsValue(childSeats, booking.childSeatSizes)),
    ...factIf(booking.extras.length > 0, "Extras", booking.extras.map(extraText).join("\n")),
    ...factIf(booking.flightNumber !== "", "Flight number", booking.flightNumber),
    ...factIf(returnAt !== null && booking.returnFlightNumber !== "", "Return flight", booking.returnFlightNumber),
    ...plainFacts.lines(booking),
  ];
}

const factIf = (isThere: boolean, label: string, value: string): Fact[] => (isThere ? [[label, value]] : []);

const returnFacts = ({ pickupLocation, destination }: Report, at: Date): Fact[] => [
  [
    "Return trip",
    `${formatMoment(at)}\n${destination || "to be agreed"} to ${pickupLocation || "a place to be agreed"}`,
  ],
];
