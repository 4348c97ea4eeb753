import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { paymentSummaries } from "#domain/payment/payment-summary.ts";
import { refundStates } from "#domain/payment/refund-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, expectedCentsField, versionField } from "#platform/wire.ts";
import { bookingChange, changeOffer, shownChange } from "../change-contract.ts";
import { bookedExtra, childSeatSizes, extraUnavailable, offeredExtra, outOfSeason } from "../journey-contract.ts";
import { bookingDetail } from "./own-contract.ts";

/** Opens a booking: for its owner and our team by being signed in, for anyone else with its access code. */
const opening = {
  reference: z
    .string()
    .check(z.trim(), z.maxLength(20, "Enter the whole booking reference, with the part before the dash")),
  code: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40, "Enter the access code from our email")))),
};

const closed = {
  not_found: "We couldn’t find that booking. Check the reference and access code.",
  locked: "Too many attempts. Try again in 15 minutes, or call us.",
} as const;

const declaredWeather = z.object({ day: z.string(), reason: z.string() });
export type DeclaredWeather = z.output<typeof declaredWeather>;

/** A booking with everything its customer may see and do. */
export const selfBooking = z.extend(bookingDetail, {
  version: z.int(),
  /** A test booking: it is neither driven nor paid for. */
  is_test: z.boolean(),
  bags: z.int(),
  child_seats: z.int(),
  child_seat_sizes: childSeatSizes,
  extra_stops: z.array(z.string()),
  extras: z.array(bookedExtra),
  /** Extras that can be booked; its own count among those left. */
  extras_offered: z.array(offeredExtra),
  first_name: z.string(),
  last_name: z.string(),
  hold_until: z.nullable(z.string()),
  calendar_sequence: z.int(),
  lines: z.array(z.object({ text: z.string(), amount_cents: z.int() })),
  /** The classes it can be changed to: those on sale, and its own. */
  vehicle_choices: z.array(z.object({ id: z.string(), name: z.string(), most: z.nullable(z.int()) })),
  /** The calculation of the price. */
  trace: z.array(z.object({ text: z.string(), delta_cents: z.int() })),
  payment: z.object({
    summary: z.enum(paymentSummaries),
    due_cents: z.int(),
    deposit_cents: z.nullable(z.int()),
    /** When the rest is due; null if no deposit was agreed. */
    rest_due_at: z.nullable(z.string()),
    refunded_cents: z.int(),
    fee_cents: z.int(),
    way: z.nullable(z.enum(paymentMethods)),
  }),
  policy: z.object({
    free_hours: z.number(),
    late_share: z.number(),
    no_show_share: z.number(),
    grace_minutes: z.int(),
  }),
  refunds: z.array(
    z.object({
      amount_cents: z.int(),
      state: z.enum(refundStates),
      at: z.string(),
      /** It was paid twice, and the booking is unchanged. */
      is_paid_twice: z.boolean(),
      /** The vehicle of a late cancellation was sold again. */
      is_resale: z.boolean(),
    }),
  ),
  changes: z.array(shownChange),
  documents: z.array(z.object({ kind: z.string(), at: z.string() })),
  /** Every invoice and credit note, as they were issued. */
  /** It is paid, and its invoice is about to be issued. */
  awaits_invoice: z.boolean(),
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(["invoice", "tax_invoice", "abridged", "pro_forma", "credit_note"]),
      /** In addition to the first: for a change that costs more, or a fee. */
      is_supplement: z.boolean(),
      /** A company’s, for a month: the amount is this booking’s part of it. */
      is_monthly: z.boolean(),
      total_cents: z.int(),
      issued_at: z.string(),
    }),
  ),
  /** Days of this booking that our team called too bad: cancelling for the weather is free then. */
  weather: z.array(declaredWeather),
  may: z.object({
    pay: z.boolean(),
    change: z.boolean(),
    /** Including the outbound trip, whose pickup lies ahead. */
    change_outbound: z.boolean(),
    cancel: z.boolean(),
    revive: z.boolean(),
    /** It has a trip card and itinerary: not cancelled, with a trip still ahead. */
    card: z.boolean(),
  }),
});
export type SelfBooking = z.output<typeof selfBooking>;

/**
 * Why a customer cancels. Weather and illness are claims that our team decides if money is involved, except on a day it
 * declared too bad itself.
 */
export const customerReasons = [
  "CUSTOMER_PLANS",
  "FLIGHT_CANCELLED",
  "WEATHER",
  "MEDICAL_WAIVER",
  "DEATH_WAIVER",
] as const;
export type CustomerReason = (typeof customerReasons)[number];

const cancelWish = {
  ...opening,
  /** Absent: everything still booked. */
  legs: z._default(
    z.nullable(z.array(z.int32()).check(z.minLength(1, "Choose what to cancel"), z.maxLength(20))),
    null,
  ),
  reason: z.enum(customerReasons, "Choose a reason"),
};

export const cancelOffer = z.object({
  legs: z.array(
    z.object({
      leg: z.int(),
      pickup_at: z.string(),
      price_cents: z.int(),
      fee_cents: z.int(),
      hours_before: z.number(),
    }),
  ),
  is_whole: z.boolean(),
  fee_cents: z.int(),
  paid_cents: z.int(),
  /** Paid back by the rules. */
  refund_cents: z.int(),
  /** Refunded in addition if our team accepts the claim. */
  claimed_cents: z.int(),
  /** The part of the fee that goes back if the vehicle is sold again; 0 where the company gives nothing back. */
  resale_cents: z.int(),
  goes_to_team: z.boolean(),
  needs_document: z.boolean(),
  /** Days our team declared too bad, on which the weather is accepted immediately. */
  weather: z.array(declaredWeather),
});
export type CancelOffer = z.output<typeof cancelOffer>;

const cancelRefusals = {
  ...closed,
  not_possible: "This booking can no longer be cancelled here. Please call us.",
  under_way: "This trip is about to start or in progress. Please call us.",
  unknown_leg: "We couldn’t find that trip. It may already be cancelled.",
} as const;

const changeRefusals = {
  ...closed,
  not_possible: "This booking can no longer be changed here. Please call us.",
  nothing_changed: "You haven’t changed anything yet.",
  /** With `details.name` and `details.left`: how many can still be booked. */
  extra_unavailable: extraUnavailable,
  change_waiting: "You’ve already requested a change. Withdraw it first, or wait for our reply.",
  under_way: "This trip is about to start or in progress. Please call us.",
  /** With `details.season`: when the tour runs, as a sentence. */
  out_of_season: outOfSeason,
  pickup_in_past: "The pickup is in the past. Choose a later date or time.",
  return_in_past: "The return trip is in the past. Choose a later date.",
  return_before_pickup: "The return date must be after the pickup date.",
} as const;

/** With `details.booking`: the current booking. */
const changedMeanwhile = "This booking has just changed. Review the changes, then try again.";

export const selfServiceContract = contract({
  readMyBooking: call({
    summary: "Reads one booking, for its signed-in owner or by reference and access code.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: selfBooking,
    refusals: closed,
  }),
  previewCancellation: call({
    summary: "Previews the fee and refund of a cancellation. Changes nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(cancelWish),
    output: cancelOffer,
    refusals: cancelRefusals,
  }),
  cancelBooking: call({
    summary: "Cancels a booking, or some of its trips, at the fee that was shown.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({
      ...cancelWish,
      expected_fee_cents: expectedCentsField(),
      /** For a claim of illness or death: a file uploaded before. */
      document: z._default(
        z.nullable(z.object({ file_id: z.uuid(), claim: z.string().check(z.maxLength(100)) })),
        null,
      ),
    }),
    output: z.object({
      is_whole: z.boolean(),
      fee_cents: z.int(),
      refund_cents: z.int(),
      claimed_cents: z.int(),
    }),
    refusals: {
      ...cancelRefusals,
      /** With `details.offer`: the current fee. */
      fee_changed: "The fee has changed. Please check it and try again.",
      document_needed: "Add the document, such as a letter from the hospital.",
      document_unknown: "We couldn’t find the document. Please add it again.",
    },
  }),
  previewChange: call({
    summary: "Previews what a change does to the price and whether it applies immediately. Changes nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ ...opening, change: bookingChange }),
    output: changeOffer,
    refusals: changeRefusals,
  }),
  changeBooking: call({
    summary: "Changes a booking. Small changes apply immediately, others are requested from our team.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({
      ...opening,
      version: versionField,
      change: bookingChange,
      expected_difference_cents: z._default(z.nullable(expectedCentsField()), null),
      note: z._default(z.string().check(z.trim(), z.maxLength(500, "Please use at most 500 characters")), ""),
    }),
    output: z.object({ outcome: z.enum(["applied", "proposed"]), change_id: z.string() }),
    refusals: {
      ...changeRefusals,
      changed_meanwhile: changedMeanwhile,
      /** With `details.offer`: the current price. */
      price_changed: "The price has changed. Please check it and try again.",
    },
  }),
  withdrawChange: call({
    summary: "Withdraws a requested change. The booking is unchanged.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ ...opening, change_id: z.uuid() }),
    output: z.object({}),
    refusals: { ...closed, not_possible: "This change has already been answered." },
  }),
  decideChange: call({
    summary: "Accepts or rejects a requested change. If rejected, the booking is unchanged.",
    access: rolesThatMay("change_booking"),
    effect: "changes",
    input: z.object({
      change_id: z.uuid(),
      /** The version the decision was based on. */
      version: versionField,
      decision: z.enum(["accept", "reject"]),
      answer: z._default(z.string().check(z.trim(), z.maxLength(1000, "Please use at most 1000 characters")), ""),
      /** The new total, if it could not be calculated or is set by hand. */
      total_cents: z._default(z.nullable(centsField()), null),
      /** A total of zero, or below cost, must be confirmed a second time. */
      is_confirmed: z.optional(z.boolean()),
    }),
    output: z.object({ reference: z.string(), version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that change.",
      not_possible: "This change has already been answered, or the booking is closed.",
      changed_meanwhile: changedMeanwhile,
      price_needed: "Enter the new price of the booking.",
      confirm_free: "The customer would pay nothing. Confirm a price of R0.",
      confirm_loss: "This price is below our costs. Confirm that it’s right.",
      extra_unavailable: extraUnavailable,
      no_vehicle_free: "No vehicle is available at that time.",
    },
  }),
});
