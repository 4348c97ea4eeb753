import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import {
  bookingRequest,
  extraUnavailable,
  type JourneyRequest,
  journeyRequest,
  outOfSeason,
  promoEntry,
  withTour,
} from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { journeyOffer } from "../offer-contract.ts";

/** Null counts as left out, also for the whole form. */
const withoutNulls = <T>(sent: T): T =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== null)) as T;

const seatsForAll = z.refine<Pick<JourneyRequest, "child_seats" | "passengers">>(
  ({ child_seats, passengers }) => child_seats <= passengers,
  { path: ["child_seats"], error: "Please ask for no more child seats than there are passengers" },
);

const bookingWithPromo = z.extend(bookingRequest, promoEntry);
export type SaleRequest = z.output<typeof bookingWithPromo>;
const journeyWithPromo = z.extend(journeyRequest, promoEntry);
export type PriceWish = z.output<typeof journeyWithPromo>;

export const saleContract = contract({
  createBooking: call({
    summary:
      "Creates a booking. Instant: the vehicle is held until it is paid. On request: a consultant replies with a price.",
    access: "anyone",
    effect: "creates",
    limit: { times: 5, seconds: 60 },
    input: z.pipe(
      z.transform((sent: z.input<typeof bookingWithPromo>) => withoutNulls(sent)),
      bookingWithPromo.check(seatsForAll, withTour),
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
      /** With `details.alternatives`: pickup times with a free vehicle. */
      no_vehicle_free: "No vehicle is available at that time. Please choose another time.",
      /** With `details.reference` if the caller may open that booking. Send it again with `same_trip: "book"`. */
      same_trip: "You may already have a booking for this trip.",
      /** With `details.limit`: network, contact or fleet. Send it again with `without_hold`. */
      hold_limited:
        "We can’t hold another vehicle for you before payment. Pay by card now, or send it as a request and our team will confirm it.",
      /** With `details.offer`: the current price. */
      price_changed: "The price has changed. Please check it and try again.",
      /** With `details.terms_version`: the version to read and send instead. */
      terms_changed: "Our terms have changed. Please read them and book again.",
      /** With `details.text`: the reason as a sentence. */
      promo_refused: "This promo code can’t be used for this booking.",
      /** With `details.name` and `details.left`: how many can still be booked. */
      extra_unavailable: extraUnavailable,
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
      z.transform((sent: z.input<typeof journeyWithPromo>) => withoutNulls(sent)),
      journeyWithPromo.check(seatsForAll),
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
