import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { tellableReasons } from "#domain/booking/booking-outlook.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { bookingRequest, type JourneyWish, journeyWish, nullable, outOfSeason } from "./request-contract.ts";

/** Whoever sends null has left it out, and whoever sends no form has left out all of it. */
const withoutNulls = <T>(sent: T): T =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== null)) as T;

const seatsForAll = z.refine<Pick<JourneyWish, "child_seats" | "passengers">>(
  ({ child_seats, passengers }) => child_seats <= passengers,
  { path: ["child_seats"], error: "Please ask for no more child seats than there are passengers" },
);

/** Green: price firm and vehicle free. Amber: a person confirms by a shown time. Red: not possible then. */
export const lights = ["green", "amber", "red"] as const;
export type Light = (typeof lights)[number];

export const doubts = [
  "priced_by_a_person",
  "place_unknown",
  "beyond_service_area",
  "group_too_large",
  "out_of_season",
  "too_much_luggage",
  "short_notice",
  "fleet_unknown",
] as const;

/** What we offer for a journey: the price with every step of the way there, and what we can promise. */
export const journeyOffer = z.object({
  light: z.enum(lights),
  /** Null where only a person can say it. */
  total_cents: z.nullable(z.int()),
  lines: z.array(z.object({ code: z.string(), text: z.string(), amount_cents: z.int(), vat_code: z.string() })),
  /** The VAT within the total. */
  vat_cents: z.int(),
  trace: z.array(z.object({ step: z.string(), text: z.string(), delta_cents: z.int() })),
  /** Why a person must look at it. */
  doubts: z.array(z.enum(doubts)),
  tariff_version: z.int(),
  vehicle_kind: z.string(),
  kilometres: z.nullable(z.number()),
  minutes: z.nullable(z.int()),
  /** Of an amber light: by when a person has confirmed, were it sent now. */
  answer_due_at: z.nullable(z.string()),
  /** Of a red light: pickups near the wished one at which a vehicle is free. */
  alternatives: z.array(z.string()),
});
export type JourneyOffer = z.output<typeof journeyOffer>;

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
  refunded_cents: z.int(),
  /** What cancelling cost, in all. */
  fee_cents: z.int(),
});
export type BookingLine = z.output<typeof bookingLine>;

export const bookingKey = pageKey({ pickupAt: keyParts.moment, reference: keyParts.reference });

/** `after` is the `next` of the page before. */
const bookingsWanted = z.object({ when: z.enum(["upcoming", "past"]), after: bookingKey.field });
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
  /** Of the quote's option it was made from; empty where it came from no quote. */
  option_title: z.string(),
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
    summary: "Books a trip. Green: the vehicle is held until it is paid. Amber: a consultant answers with a price.",
    access: "anyone",
    effect: "creates",
    limit: { times: 5, seconds: 60 },
    input: z.pipe(
      z.transform((sent: z.input<typeof bookingRequest>) => withoutNulls(sent)),
      bookingRequest.check(seatsForAll),
    ),
    output: z.object({
      booking_reference: z.string(),
      /** Opens the booking without a sign-in. */
      access_code: z.string(),
      state: z.enum(bookingStates),
      light: z.enum(["green", "amber"]),
      total_cents: z.nullable(z.int()),
      hold_until: z.nullable(z.string()),
      answer_due_at: z.nullable(z.string()),
    }),
    refusals: {
      /** With `details.alternatives`: pickups at which a vehicle is free. */
      no_vehicle_free: "No vehicle is free at that time. Please choose another time.",
      /** With `details.reference` for who may open that booking. Send it again with `same_trip: "book"`. */
      same_trip: "You may already have a booking for this trip.",
      /** With `details.limit`: network, contact or fleet. Send it again with `without_hold`. */
      hold_limited:
        "We can’t hold another vehicle for you before payment. Pay by card now, or send it as a request and our team will confirm it.",
      /** With `details.offer`: the price as it is now. */
      price_changed: "The price has changed since you saw it. Please look at it again.",
      /** With `details.season`: when the tour runs, as a sentence. */
      out_of_season: outOfSeason,
      pickup_in_past: "The pickup lies in the past. Please choose a later date or time.",
      return_in_past: "The return trip lies in the past. Please choose a later date.",
      return_before_pickup: "The return date must be after the pickup date.",
    },
  }),
  priceJourney: call({
    summary: "Prices a journey and says what can be promised. Nothing is kept.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.pipe(
      z.transform((sent: z.input<typeof journeyWish>) => withoutNulls(sent)),
      journeyWish.check(seatsForAll),
    ),
    output: journeyOffer,
    refusals: {
      /** With `details.season`: when the tour runs, as a sentence. */
      out_of_season: outOfSeason,
      pickup_in_past: "The pickup lies in the past. Please choose a later date or time.",
      return_in_past: "The return trip lies in the past. Please choose a later date.",
      return_before_pickup: "The return date must be after the pickup date.",
    },
  }),
  reviveBooking: call({
    summary: "Takes up a booking that ran out unpaid: the same price, and a vehicle if one is free.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      reference: z.string().check(z.trim(), z.maxLength(20, "Not a booking reference")),
      code: nullable(z.string().check(z.trim(), z.maxLength(20, "Not an access code"))),
    }),
    output: z.object({ booking_reference: z.string(), hold_until: z.string() }),
    refusals: {
      not_found: "There is no such booking.",
      locked: "Too many wrong codes. Please try again in a quarter of an hour.",
      not_expired: "This booking has not run out.",
      hold_limited:
        "We can’t hold another vehicle for you before payment. Pay for one of your other bookings first, or call us.",
      too_late: "This booking can no longer be taken up again. Please book anew.",
      /** With `details.alternatives`: pickups at which a vehicle is free. */
      no_vehicle_free: "No vehicle is free at that time any more. Please choose another time.",
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
