import * as z from "zod/mini";
import { flightFacts, plainFacts } from "#domain/booking/facts.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { extraBases, extraKinds } from "#domain/extra/extra.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import { defaultPickupTime } from "#domain/trip/trip.ts";
import { requestFields } from "#platform/fact-fields.ts";
import {
  atMost,
  dayField,
  expectedCentsField,
  momentField,
  nullable,
  slugField,
  textField,
  timeField,
} from "#platform/wire.ts";

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

const extraMessage = "Choose one of our extras";
export const chosenExtra = z.object(
  {
    id: z.string(extraMessage).check(z.minLength(1, extraMessage), z.maxLength(60, extraMessage)),
    quantity: z.int("Enter how many").check(z.minimum(0, "Enter how many"), z.maximum(200, "Enter at most 200")),
  },
  extraMessage,
);
export const chosenExtras = z.array(chosenExtra, extraMessage).check(z.maxLength(30, "Choose at most 30 extras"));

/** Something that can be booked beside a trip. */
export const offeredExtra = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(extraKinds),
  per: z.enum(extraBases),
  price_cents: z.int(),
  /** Of one booking. */
  most: z.int(),
  /** How many are left at that time; null if there are always enough. */
  left: z.nullable(z.int()),
  needs_approval: z.boolean(),
});
export type OfferedExtra = z.output<typeof offeredExtra>;

/** An extra of a booking, as it was sold. */
export const bookedExtra = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(extraKinds),
  per: z.enum(extraBases),
  quantity: z.int(),
  unit_cents: z.int(),
});
export type BookedExtra = z.output<typeof bookedExtra>;

/** With `details.extra`, `details.name` and `details.left`: how many can be booked. */
export const extraUnavailable = "One of the extras is no longer available for this trip. Please choose again.";

export const outOfSeason = "This tour doesn’t run on that date or at that time. Please choose another.";

/** Optional questions. */
const wishes = {
  /** The slug of the tour or service that was chosen, such as `winelands` or `car-hire`. */
  offer: nullable(z.string("Choose one of our offers").check(z.trim(), z.maxLength(60, "Choose one of our offers"))),
  bags: wholeNumber(100, "Enter the number of bags"),
  /** Larger than needed, at its own price. A class that doesn’t fit everyone is replaced by one that does. */
  vehicle_class: nullable(slugField("Choose one of our vehicles")),
  child_seats: wholeNumber(10, "Enter the number of child seats"),
  /** As far as known: other seats are of unknown size. */
  child_seat_sizes: z._default(childSeatSizes, {}),
  extra_stops: z._default(
    z
      .array(text(200, stopMessage).check(z.minLength(1, stopMessage)), stopMessage)
      .check(z.maxLength(5, "Enter at most 5 extra stops")),
    [],
  ),
  /** Extras by id and quantity, from those in the offer. */
  extras: z._default(chosenExtras, []),
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

/** A day tour is one of ours, or goes where its destination says. */
export const withTour = z.refine<Pick<JourneyRequest, "service_type" | "offer" | "destination">>(
  ({ service_type, offer, destination }) => service_type !== "day_tour" || Boolean(offer) || destination !== "",
  { path: ["offer"], error: "Please choose a tour" },
);

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
  /** The version of the terms that was shown. */
  terms_version: nullable(text(20)),
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
