import * as z from "zod/mini";
import { bookingStates } from "#domain/booking-lifecycle.ts";
import { bookingKey, tellableReasons } from "#domain/booking-outlook.ts";
import { serviceOptionIds } from "#domain/catalogue.ts";
import { emailPattern, longestEmail } from "#domain/email-address.ts";
import { houseRules } from "#domain/house-rules.ts";
import { isLocalDate, isLocalTime, localDate, localTime } from "#domain/local-time.ts";
import { defaultPickupTime } from "#domain/trip.ts";
import { tripStates } from "#domain/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";

const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);
const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message), atMost(100));
const optionalText = (characters: number) => z._default(z.string().check(z.trim(), atMost(characters)), "");

const date = (message: string) =>
  z.pipe(z.string(message).check(z.minLength(1, message), z.refine(isLocalDate, message)), z.transform(localDate));
const time = (message: string) =>
  z.pipe(z.string(message).check(z.minLength(1, message), z.refine(isLocalTime, message)), z.transform(localTime));

const passengersMessage = "Please select number of passengers";
const commissionMessage = "A commission rate lies between 0 and 1";

/** What the wizard sends. A location may stay empty: a person then asks for it. */
export const bookingRequest = z.object({
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
      .check(z.minimum(1, passengersMessage), z.maximum(houseRules.passengersAtMost, passengersMessage)),
    1,
  ),
  special_requirements: optionalText(2000),
  affiliate_id: z._default(z.nullable(z.string().check(z.trim(), atMost(100))), null),
  /** Whatever a link claims is kept for the record; the rate that counts is the affiliate's own. */
  commission_rate: z._default(
    z.number(commissionMessage).check(z.minimum(0, commissionMessage), z.maximum(1, commissionMessage)),
    0,
  ),
  /** A trial run: it never reaches dispatch, money or reports. */
  is_test: z._default(z.boolean(), false),
});
export type BookingRequest = z.output<typeof bookingRequest>;

/** A line of somebody's list of bookings. Moments are ISO text, amounts whole cents; no total means not priced yet. */
export const bookingLine = z.object({
  reference: z.string(),
  state: z.enum(bookingStates),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  return_at: z.nullable(z.string()),
  passengers: z.int(),
  passenger_name: z.string(),
  total_cents: z.nullable(z.int()),
  paid_cents: z.int(),
});
export type BookingLine = z.output<typeof bookingLine>;

/** `after` is the `next` of the page before. */
const bookingsWanted = z.object({
  when: z.enum(["upcoming", "past"]),
  after: z.optional(z.string().check(z.regex(bookingKey, "Not the key of a page"))),
});
const bookingPage = z.object({ bookings: z.array(bookingLine), next: z.nullable(z.string()) });

/** One drive of a booking. Who drives, and in what, is told a day before. */
const bookingTrip = z.object({
  leg: z.int(),
  state: z.enum(tripStates),
  pickup_location: z.string(),
  destination: z.string(),
  planned_start: z.string(),
  planned_end: z.string(),
  vehicle_kind: z.string(),
  driver: z.nullable(z.object({ first_name: z.string(), vehicle: z.string(), plate: z.string() })),
});

/** What has happened to a booking. `by` is as much as the customer needs to know of who did it. */
const bookingMove = z.object({
  to_state: z.enum(bookingStates),
  at: z.string(),
  by: z.enum(["you", "us", "system"]),
  reason: z.nullable(z.enum(tellableReasons)),
});

export const bookingDetail = z.extend(bookingLine, {
  contact_email: z.string(),
  contact_phone: z.string(),
  special_requirements: z.string(),
  vehicle_kind: z.string(),
  booked_at: z.string(),
  /** By when a consultant answers, while somebody waits for it. */
  answer_due_at: z.nullable(z.string()),
  /** Until when cancelling costs nothing; null once there is nothing left to cancel. */
  free_cancellation_until: z.nullable(z.string()),
  trips: z.array(bookingTrip),
  moves: z.array(bookingMove),
});
export type BookingDetail = z.output<typeof bookingDetail>;

export const bookingContract = contract({
  createBooking: call({
    summary: "Asks for a trip; a consultant answers with a price.",
    access: "anyone",
    effect: "creates",
    limit: { times: 5, seconds: 60 },
    input: bookingRequest,
    output: z.object({ booking_reference: z.string() }),
    refusals: {
      pickup_in_past: "The pickup lies in the past. Please choose a later date or time.",
      return_in_past: "The return trip lies in the past. Please choose a later date.",
      return_before_pickup: "The return date must be after the pickup date.",
    },
  }),
  myBookings: call({
    summary: "Lists the signed-in person's bookings: the next first, or of the past the latest first.",
    access: "signed_in",
    effect: "reads",
    input: bookingsWanted,
    output: bookingPage,
  }),
  organisationBookings: call({
    summary: "Lists the bookings of the organisation the signed-in person belongs to.",
    access: ["hotel", "travel_agent", "driver_provider", "corporate"],
    effect: "reads",
    input: bookingsWanted,
    output: bookingPage,
  }),
  myBooking: call({
    summary: "Reads one of the signed-in person's bookings: its trips, its history and until when it can be cancelled.",
    access: "signed_in",
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.maxLength(20, "Not a booking reference")) }),
    output: bookingDetail,
    refusals: { not_found: "There is no such booking among yours." },
  }),
});
