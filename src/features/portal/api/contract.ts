import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { journeyRequest, promoEntry, withTour } from "#features/booking/journey-contract.ts";
import { selfServiceContract } from "#features/booking/self-service/contract.ts";
import { call, contract } from "#platform/contract.ts";
import { guestTrip, payer } from "../guest-contract.ts";
import { portalContract } from "../guests/contract.ts";

/** From the request’s header, inserted by src/features/portal/api/server/serve-partner-api.ts. */
const key = z.string("Send your API key").check(z.minLength(1, "Send your API key"), z.maxLength(100));
const badKey = { bad_key: "This API key isn’t valid. It may have been revoked." };
const { no_partner: _, ...bookRefusals } = portalContract.bookForGuest.refusals;
const { no_partner: __, ...priceRefusals } = portalContract.priceForGuest.refusals;

const ownBooking = { key, reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) };
/** Reference and key identify the booking; a claim with a document is made in the dashboard. */
const { previewChange, changeBooking, previewCancellation, cancelBooking } = selfServiceContract;
const reasonToCancel = z._default(
  z.enum(["CUSTOMER_PLANS", "FLIGHT_CANCELLED", "WEATHER"], "Choose a reason"),
  "CUSTOMER_PLANS",
);

/** The API for partners’ software, identified by its key. */
export const partnerApiContract = contract({
  apiPrice: call({
    summary: "Prices a trip for the partner whose API key it is. Saves nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.extend(journeyRequest, { key, payer, promo_code: promoEntry.promo_code }),
    output: z.object({
      confirmation: z.enum(["instant", "on_request", "unavailable"]),
      /** The amount paid to us; null if our team must price it. */
      total_cents: z.nullable(z.int()),
      public_cents: z.nullable(z.int()),
      vehicle: z.string(),
      /** Why the promo code takes nothing off; null if it does, or none was sent. */
      promo_problem: z.nullable(z.string()),
      /** Pickup times with a free vehicle, if the requested one has none. */
      alternatives: z.array(z.string()),
    }),
    refusals: { ...badKey, ...priceRefusals },
  }),
  apiBook: call({
    summary: "Books a trip for a guest of the partner whose API key it is.",
    access: "anyone",
    effect: "creates",
    limit: { times: 20, seconds: 60 },
    input: z.extend(guestTrip, { key }).check(withTour),
    output: portalContract.bookForGuest.output,
    refusals: { ...badKey, ...bookRefusals },
  }),
  apiBooking: call({
    summary: "Reads a booking of the partner whose API key it is.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(ownBooking),
    output: z.object({
      reference: z.string(),
      /** Required for a change. */
      version: z.int(),
      state: z.enum(bookingStates),
      pickup_at: z.string(),
      return_at: z.nullable(z.string()),
      pickup_location: z.string(),
      destination: z.string(),
      passengers: z.int(),
      guest_name: z.string(),
      total_cents: z.nullable(z.int()),
      due_cents: z.int(),
    }),
    refusals: { ...badKey, not_found: "We couldn’t find that booking." },
  }),
  apiPreviewChange: call({
    summary: "Previews a change of a booking of the partner whose API key it is. Changes nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.extend(z.omit(previewChange.input, { code: true }), ownBooking),
    output: previewChange.output,
    refusals: { ...badKey, ...previewChange.refusals },
  }),
  apiChange: call({
    summary: "Changes a booking of the partner whose API key it is: at once, or as a request to our team.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.extend(z.omit(changeBooking.input, { code: true }), ownBooking),
    output: changeBooking.output,
    refusals: { ...badKey, ...changeBooking.refusals },
  }),
  apiPreviewCancellation: call({
    summary: "Previews the fee of cancelling a booking of the partner whose API key it is. Changes nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.extend(z.omit(previewCancellation.input, { code: true }), { ...ownBooking, reason: reasonToCancel }),
    output: previewCancellation.output,
    refusals: { ...badKey, ...previewCancellation.refusals },
  }),
  apiCancel: call({
    summary: "Cancels a booking of the partner whose API key it is, or some of its trips, at the fee that was shown.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.extend(z.omit(cancelBooking.input, { code: true, document: true }), {
      ...ownBooking,
      reason: reasonToCancel,
    }),
    output: cancelBooking.output,
    refusals: { ...badKey, ...cancelBooking.refusals },
  }),
});
