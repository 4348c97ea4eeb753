import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { guestPayers } from "#domain/partner/partner-price.ts";
import { partnerModels } from "#domain/partner/partner-terms.ts";
import { extraUnavailable, outOfSeason, withTour } from "#features/booking/journey-contract.ts";
import { journeyOffer } from "#features/selling/offer-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { guestJourney, guestTrip } from "../guest-contract.ts";

const partners = ["hotel", "travel_agent"] as const;

const notActive = { no_partner: "Your partnership isn’t active, so you can’t book here. Please call us." };
const tripRefusals = {
  /** With `details.season`: when the tour runs, as a sentence. */
  out_of_season: outOfSeason,
  pickup_in_past: "The pickup is in the past. Choose a later date or time.",
  return_in_past: "The return trip is in the past. Choose a later date.",
  return_before_pickup: "The return date must be after the pickup date.",
};
const noAccount = { no_account: "Your account isn’t open for this amount. Choose another way to pay." };

const reference = z
  .string()
  .check(z.trim(), z.maxLength(20, "Enter the whole booking reference, with the part before the dash"));
const notPayable = "There’s nothing to pay for this booking by link.";
const payable = {
  not_found: "We couldn’t find that booking.",
  not_payable: notPayable,
};

/** Bookings of hotels and travel agencies for their guests. */
export const portalContract = contract({
  portalTerms: call({
    summary: "Reads what the signed-in person’s partner books by: its address, its model and how it may pay.",
    access: partners,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      name: z.string(),
      kind: z.enum(organisationKinds),
      /** The guests’ default address. */
      address: z.string(),
      model: z.enum(partnerModels),
      /** The partner’s markup for its clients. */
      markup_rate: z.number(),
      /** The possible payers. */
      payers: z.array(z.enum(guestPayers)),
      has_account: z.boolean(),
      hold_hours: z.number(),
    }),
    refusals: notActive,
  }),
  priceForGuest: call({
    summary: "Prices a trip at the partner’s rate and says how it can be confirmed. Saves nothing.",
    access: partners,
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: guestJourney,
    output: z.object({
      /** The amount paid to us. */
      offer: journeyOffer,
      /** The public price on our site. */
      public_cents: z.nullable(z.int()),
      /** The partner’s later commission; null without a price, and for users who may not see it. */
      commission_cents: z.nullable(z.int()),
    }),
    refusals: { ...notActive, ...tripRefusals },
  }),
  bookForGuest: call({
    summary:
      "Books a trip for a partner’s guest. The vehicle is held until it is paid; on account it is confirmed at once.",
    access: partners,
    effect: "creates",
    limit: { times: 20, seconds: 60 },
    input: guestTrip.check(withTour),
    output: z.object({
      booking_reference: z.string(),
      state: z.enum(bookingStates),
      total_cents: z.nullable(z.int()),
      hold_until: z.nullable(z.string()),
      answer_due_at: z.nullable(z.string()),
      /** The payment link; null if nothing is due now. */
      payment_link: z.nullable(z.string()),
    }),
    refusals: {
      ...notActive,
      ...noAccount,
      ...tripRefusals,
      /** With `details.name` and `details.left`: how many can still be booked. */
      extra_unavailable: extraUnavailable,
      /** With `details.alternatives`: pickup times with a free vehicle. */
      no_vehicle_free: "No vehicle is available at that time. Please choose another time.",
      /** With `details.reference`. Send it again with `same_trip: "book"`. */
      same_trip: "There’s already a booking for this guest and trip.",
      /** With `details.offer`: the current price. */
      price_changed: "The price has changed. Please check it and try again.",
      /** With `details.text`: the reason as a sentence. */
      promo_refused: "This promo code can’t be used for this booking.",
      hold_limited: "We can’t hold another vehicle before payment. Please call us.",
    },
  }),
  guestPayment: call({
    summary: "Reads where a guest pays for a booking of the signed-in person’s partner.",
    access: partners,
    effect: "reads",
    input: z.object({ reference }),
    output: z.object({
      payment_link: z.string(),
      due_cents: z.int(),
      guest_name: z.string(),
      guest_phone: z.string(),
      /** Empty if we have none. */
      guest_email: z.string(),
    }),
    refusals: payable,
  }),
  sendPaymentLink: call({
    summary: "Emails the guest of a partner where to pay for the booking.",
    access: partners,
    effect: "creates",
    limit: { times: 6, seconds: 600 },
    input: z.object({ reference }),
    output: z.object({ sent_to: z.string() }),
    refusals: { ...payable, no_email: "We don’t have this guest’s email address. Copy the link instead." },
  }),
});
