import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { confirmationDoubts, confirmations } from "#domain/booking/confirmation.ts";
import { fleetBandIds } from "#domain/company/catalogue.ts";
import {
  bookingRequest,
  type JourneyRequest,
  journeyRequest,
  outOfSeason,
} from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";

/** Anyone who sends null has left it out, and anyone who sends no form has left out all of it. */
const withoutNulls = <T>(sent: T): T =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== null)) as T;

const seatsForAll = z.refine<Pick<JourneyRequest, "child_seats" | "passengers">>(
  ({ child_seats, passengers }) => child_seats <= passengers,
  { path: ["child_seats"], error: "Please ask for no more child seats than there are passengers" },
);

export type Confirmation = (typeof confirmations)[number];

/** What we offer for a journey: the price with every step of the way there, and what we can promise. */
export const journeyOffer = z.object({
  light: z.enum(confirmations),
  /** Null where only a person can say it. */
  total_cents: z.nullable(z.int()),
  lines: z.array(z.object({ code: z.string(), text: z.string(), amount_cents: z.int(), vat_code: z.string() })),
  /** The VAT within the total. */
  vat_cents: z.int(),
  trace: z.array(z.object({ step: z.string(), text: z.string(), delta_cents: z.int() })),
  /** The ends whose address we do not know, where the price waits for them: the suburb beside it is enough. */
  unknown_places: z.array(z.enum(["pickup", "destination"])),
  /** Why a person must look at it. */
  doubts: z.array(z.enum(confirmationDoubts)),
  tariff_version: z.int(),
  vehicle_kind: z.string(),
  /** The class this price is for. */
  vehicle_class: z.enum(fleetBandIds),
  /** Every class that takes the party and has a price of its own, the smallest first. */
  vehicles: z.array(
    z.object({
      vehicle_class: z.enum(fleetBandIds),
      name: z.string(),
      /** Passengers at most; null where we have none whose seats we know. */
      seats: z.nullable(z.int()),
      bags: z.int(),
      /** Bags go on a trailer, whose price is in the total. */
      has_trailer: z.boolean(),
      total_cents: z.nullable(z.int()),
      light: z.enum(confirmations),
    }),
  ),
  /** On how many days vehicle and driver stay with the group; 1 where each way is a trip by itself. */
  days: z.int(),
  kilometres: z.nullable(z.number()),
  minutes: z.nullable(z.int()),
  /** On request: by when our team has confirmed, were it sent now. */
  answer_due_at: z.nullable(z.string()),
  /** Unavailable: pickups near the requested one at which a vehicle is free. */
  alternatives: z.array(z.string()),
});
export type JourneyOffer = z.output<typeof journeyOffer>;

export const saleContract = contract({
  createBooking: call({
    summary:
      "Creates a booking. Instant: the vehicle is held until it is paid. On request: a consultant replies with a price.",
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
      no_vehicle_free: "No vehicle is available at that time. Please choose another time.",
      /** With `details.reference` for who may open that booking. Send it again with `same_trip: "book"`. */
      same_trip: "You may already have a booking for this trip.",
      /** With `details.limit`: network, contact or fleet. Send it again with `without_hold`. */
      hold_limited:
        "We can’t hold another vehicle for you before payment. Pay by card now, or send it as a request and our team will confirm it.",
      /** With `details.offer`: the price as it is now. */
      price_changed: "The price has changed. Please check it and try again.",
      /** With `details.season`: when the tour runs, as a sentence. */
      out_of_season: outOfSeason,
      pickup_in_past: "The pickup is in the past. Choose a later date or time.",
      return_in_past: "The return trip is in the past. Choose a later date.",
      return_before_pickup: "The return date must be after the pickup date.",
    },
  }),
  priceJourney: call({
    summary: "Prices a trip and says how it can be confirmed. Nothing is booked or held.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.pipe(
      z.transform((sent: z.input<typeof journeyRequest>) => withoutNulls(sent)),
      journeyRequest.check(seatsForAll),
    ),
    output: journeyOffer,
    refusals: {
      /** With `details.season`: when the tour runs, as a sentence. */
      out_of_season: outOfSeason,
      pickup_in_past: "The pickup is in the past. Choose a later date or time.",
      return_in_past: "The return trip is in the past. Choose a later date.",
      return_before_pickup: "The return date must be after the pickup date.",
    },
  }),
});
