import * as z from "zod/mini";
import { flightFacts, plainFacts } from "#domain/booking/facts.ts";
import { serviceOptionIds, vehicleClassIds } from "#domain/company/catalogue.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import { defaultPickupTime } from "#domain/trip/trip.ts";
import { requestFields } from "#platform/fact-fields.ts";
import { atMost, dayField, expectedCentsField, momentField, nullable, textField, timeField } from "#platform/wire.ts";

const required = (message: string) => textField(message, 100);

const text = (characters: number, message = "Enter a text") => z.string(message).check(z.trim(), atMost(characters));
const optionalText = (characters: number) => z._default(text(characters), "");

const date = (message: string) => z.pipe(dayField(message), z.transform(localDate));
const time = (message: string) => z.pipe(timeField(message), z.transform(localTime));

const passengersMessage = "Please select number of passengers";
const commissionMessage = "Enter a commission rate between 0 and 1";

const wholeNumber = (most: number, message: string) =>
  z._default(z.int(message).check(z.minimum(0, message), z.maximum(most, message)), 0);
const numberBetween = (least: number, most: number, message: string) =>
  nullable(z.int(message).check(z.minimum(least, message), z.maximum(most, message)));

const sizeMessage = "Enter the number of child seats of each size";
const seatsOfSize = z.optional(z.int(sizeMessage).check(z.minimum(0, sizeMessage), z.maximum(10, sizeMessage)));
export const childSeatSizes = z.object(
  { infant_seat: seatsOfSize, toddler_seat: seatsOfSize, booster_seat: seatsOfSize },
  sizeMessage,
);

/** Anyone can use these; the others follow from who is signed in. */
const linkChannels = ["link", "qr", "code", "widget"] as const;
const touchMessage = "Enter how the partner’s link was used";
const bookingsMessage = "Enter each booking’s reference and code";
const stopMessage = "Enter the address of the stop";

export const outOfSeason = "This tour doesn’t run on that date. Please choose a date in its season.";

/** Optional questions. */
const wishes = {
  /** The slug of the tour or service that was chosen, such as `winelands` or `car-hire`. */
  offer: nullable(z.string("Choose one of our offers").check(z.trim(), z.maxLength(60, "Choose one of our offers"))),
  bags: wholeNumber(100, "Enter the number of bags"),
  /** Larger than needed, at its own price. A class that doesn’t fit everyone is replaced by one that does. */
  vehicle_class: nullable(z.enum(vehicleClassIds, "Choose one of our vehicles")),
  child_seats: wholeNumber(10, "Enter the number of child seats"),
  /** As far as known: other seats are of unknown size. */
  child_seat_sizes: z._default(childSeatSizes, {}),
  extra_stops: z._default(
    z
      .array(text(200, stopMessage).check(z.minLength(1, stopMessage)), stopMessage)
      .check(z.maxLength(5, "Enter at most 5 extra stops")),
    [],
  ),
  ...requestFields(flightFacts.table),
  /** For a hire with driver. */
  hire_unit: nullable(z.enum(["half_day", "full_day"], "Choose half a day or a full day")),
  hire_hours: numberBetween(1, 24, "Enter 1 to 24 hours"),
  /** For a Garden Route package. */
  package_days: numberBetween(1, 30, "Enter 1 to 30 days"),
};

/** The inputs of a price. */
const journey = {
  service_type: z.enum(serviceOptionIds, "Please select a service"),
  pickup_location: optionalText(300),
  destination: optionalText(300),
  pickup_date: date("Please select a pickup date."),
  pickup_time: z._default(time("Please select pickup time"), defaultPickupTime),
  return_date: z._default(z.nullable(date("Please select a return date.")), null),
  return_time: z._default(z.nullable(time("Please select return time")), null),
  passengers: z._default(
    z
      .int(passengersMessage)
      .check(z.minimum(1, passengersMessage), z.maximum(companyRules.passengersAtMost, passengersMessage)),
    1,
  ),
  ...wishes,
};

/** A promo code, and the seal that its check gave a visitor. */
export const promoEntry = {
  promo_code: z.optional(text(30)),
  promo_seal: z.optional(text(40)),
};

/** A journey without contact details. */
export const journeyRequest = z.object(journey);
export type JourneyRequest = z.output<typeof journeyRequest>;

/** The wizard’s request. A location may stay empty: our team then asks for it. */
export const bookingRequest = z.object({
  ...journey,
  first_name: required("First name is required"),
  last_name: required("Last name is required"),
  email: z
    .string("Email is required")
    .check(
      z.trim(),
      z.minLength(1, "Email is required"),
      atMost(longestEmail),
      z.regex(emailPattern, "Please enter a valid email address"),
    ),
  phone: z.string("Phone number is required").check(z.trim(), z.minLength(1, "Phone number is required"), atMost(40)),
  ...requestFields(plainFacts.table),
  /** For a tour: our team quotes a registered guide, whose fee is not in the price. */
  wants_guide: z._default(z.boolean("Choose yes or no"), false),
  affiliate_id: nullable(text(100)),
  /** A link’s claim is kept on record; the affiliate's own rate counts. */
  commission_rate: z._default(
    z.number(commissionMessage).check(z.minimum(0, commissionMessage), z.maximum(1, commissionMessage)),
    0,
  ),
  /** The first and the last visit through a partner’s link, as the browser kept them. */
  touch: nullable(
    z.object(
      {
        channel: z._default(z.enum(linkChannels, touchMessage), "link"),
        first_code: optionalText(100),
        first_at: nullable(momentField(touchMessage)),
        last_at: nullable(momentField(touchMessage)),
      },
      touchMessage,
    ),
  ),
  /** A test booking: it never reaches dispatch, money or reports. */
  is_test: z._default(z.boolean("Choose yes or no"), false),
  /** The price that was shown. If ours now differs by more than a rand, the customer is asked again. */
  expected_total_cents: nullable(expectedCentsField("Enter the price in whole cents")),
  /** `ask`: if the same person has an open booking for the same trip, the customer is asked first. */
  same_trip: z._default(z.enum(["ask", "book"], "Choose how to continue"), "book"),
  /** Bookings this device can open: a question about the same trip may then name one. */
  own_bookings: z._default(
    z
      .array(
        z.object({ reference: text(20, bookingsMessage), code: text(40, bookingsMessage) }, bookingsMessage),
        bookingsMessage,
      )
      .check(z.maxLength(30, "Enter at most 30 bookings")),
    [],
  ),
  /** Without a held vehicle: paid by card at once, or as a request that our team confirms. */
  without_hold: nullable(z.enum(["pay_now", "request"], "Choose how to continue")),
});
export type BookingRequest = z.output<typeof bookingRequest>;
