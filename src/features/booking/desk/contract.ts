import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { laterMethods, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { isPhoneNumber } from "#domain/text/caller-address.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, optionalTextField, textField } from "#platform/wire.ts";
import {
  cancelCode,
  cashRefusals,
  done,
  isConfirmed,
  looked,
  priceRefusals,
  priceSet,
  reason,
  refusals,
} from "../action-contract.ts";
import { replacedInvoice } from "../change-contract.ts";
import { bookingRequest, extraUnavailable, promoEntry } from "../journey-contract.ts";
import { traceStep } from "../money/contract.ts";
import { deskBooking } from "./detail-contract.ts";

const cents = z.int();

/** How someone our team serves reached us. */
export const deskSources = ["phone", "whatsapp", "walk_in", "email"] as const;
export const documentKinds = ["ticket", "itinerary", "order", "waiver", "other"] as const;

const accountRefusals = {
  no_account: "This customer’s company has no open account with us. Choose another way to pay.",
  account_on_hold: "This company’s account is on hold. Choose another way to pay, or open the account again.",
  account_over_limit: "This would take the company’s account over its credit limit. Choose another way to pay.",
};
const tripRefusals = {
  pickup_in_past: "The pickup is in the past. Choose a later date or time.",
  return_in_past: "The return trip is in the past. Choose a later date.",
  return_before_pickup: "The return date must be after the pickup date.",
  /** With `details.name` and `details.left`: how many can still be booked. */
  extra_unavailable: extraUnavailable,
};
const noShowRefusals = {
  not_possible: refusals.not_possible,
  too_early:
    "The driver’s waiting time isn’t over yet: 1 hour at an airport, 30 minutes at a station or port, 15 minutes elsewhere.",
  return_ahead: "The return trip hasn’t taken place yet. Cancel it first, or wait until it’s over.",
};
/** Without legs: everything still booked. */
const cancelWish = { code: cancelCode, legs: z._default(z.array(z.int32()).check(z.maxLength(20)), []) };

/** All facts of a booking as our team enters them. A caller needs a phone number, and may have no email. */
export const deskFacts = z.extend(
  z.omit(bookingRequest, {
    commission_rate: true,
    affiliate_id: true,
    touch: true,
    is_test: true,
    wants_guide: true,
    terms_version: true,
    expected_total_cents: true,
    without_hold: true,
    same_trip: true,
    own_bookings: true,
  }),
  {
    email: z._default(
      z.string().check(
        z.trim(),
        atMost(longestEmail),
        z.refine((email) => email === "" || emailPattern.test(email), "Please enter a valid email address"),
      ),
      "",
    ),
    phone: z
      .string("Phone number is required")
      .check(
        z.trim(),
        z.minLength(1, "Phone number is required"),
        atMost(40),
        z.refine(isPhoneNumber, "Enter a phone number of at least 7 digits"),
      ),
  },
);

export const newDeskBooking = z.extend(deskFacts, {
  source: z._default(z.enum(deskSources, "Choose how the customer contacted us"), "phone"),
  payment_method: z._default(z.nullable(z.enum(paymentMethods)), null),
  /** A price of our own instead of the tariff's. */
  price: z._default(z.nullable(priceSet), null),
  internal_note: optionalTextField(2000),
  /** The referring partner’s code, from a card or message. */
  partner_code: optionalTextField(30),
  promo_code: promoEntry.promo_code,
  /** Accepted although no vehicle is free: our team will find one. */
  without_vehicle: z._default(z.boolean(), false),
  is_cash_confirmed: isConfirmed,
});
export type NewDeskBooking = z.output<typeof newDeskBooking>;

const seeing = rolesThatMay("view_booking");
const changing = rolesThatMay("change_booking");

/** Calls about one booking for our team. */
export const bookingDeskContract = contract({
  readBooking: call({
    summary:
      "Reads one booking in full: facts, price and its calculation, trips, payments, emails, notes, documents and history.",
    access: seeing,
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    output: deskBooking,
    refusals: { not_found: refusals.not_found },
  }),
  createDeskBooking: call({
    summary: "Creates a booking for a customer who calls. It can also confirm what the site would leave to our team.",
    access: rolesThatMay("create_booking"),
    effect: "creates",
    input: newDeskBooking,
    output: z.object({ reference: z.string(), state: z.enum(bookingStates), light: z.enum(["green", "amber"]) }),
    refusals: {
      ...tripRefusals,
      no_vehicle_free: "No vehicle is available at that time.",
      /** With `details.text`: the reason as a sentence. */
      promo_refused: "This promo code can’t be used for this booking.",
      unknown_code: "No active partner has this code. Check it, or leave it blank.",
      ...accountRefusals,
      ...priceRefusals,
      ...cashRefusals,
    },
  }),
  previewEdit: call({
    summary: "Previews what an edit would do to a booking’s price. Changes nothing.",
    access: changing,
    effect: "reads",
    input: z.extend(deskFacts, { id: z.uuid() }),
    output: z.object({
      /** False: the journey is the same, and so is the price. */
      is_moved: z.boolean(),
      /** Null: the tariff has no price, and the agreed one stays; a request has none. */
      after_cents: z.nullable(cents),
      trace: z.array(traceStep),
      /** The invoice that is credited, and the total of its replacement. */
      replaced_invoice: z.nullable(replacedInvoice),
    }),
    refusals: { not_found: refusals.not_found, ...tripRefusals },
  }),
  editBooking: call({
    summary: "Edits a booking and recalculates its price if requested.",
    access: changing,
    effect: "changes",
    input: z.extend(deskFacts, { ...looked, reprices: z._default(z.boolean(), true), reason: optionalTextField(500) }),
    output: done,
    refusals: { ...refusals, ...tripRefusals, no_vehicle_free: "No vehicle is available at that time." },
  }),
  writeBookingNote: call({
    summary: "Adds an internal note to a booking, or emails the customer.",
    access: changing,
    effect: "creates",
    input: z.object({
      id: z.uuid(),
      kind: z.enum(["note", "message"]),
      text: textField("Enter a text", 4000),
      subject: optionalTextField(150),
    }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: refusals.not_found,
      no_address: "This customer has no email address. Call them, or send a WhatsApp message.",
    },
  }),
  addBookingDocument: call({
    summary: "Adds a document to a booking from a file uploaded to /files/v1.",
    access: changing,
    effect: "changes",
    input: z.object({
      id: z.uuid(),
      kind: z.enum(documentKinds),
      file_id: z.uuid(),
      claim: z.string().check(z.maxLength(100)),
    }),
    output: z.object({ id: z.string() }),
    refusals: { not_found: refusals.not_found, file_gone: "We couldn’t find the file. Please upload it again." },
  }),
  removeBookingDocument: call({
    summary: "Removes a document and its file, unless a decision about money needs it.",
    access: changing,
    effect: "changes",
    input: z.object({ id: z.uuid(), document_id: z.uuid() }),
    output: z.object({}),
    refusals: {
      not_found: "We couldn’t find that document.",
      needed: "You can’t remove this document: a decision about money is based on it.",
    },
  }),
  confirmUnpaid: call({
    summary: "Confirms a booking before payment: on account, or cash to the driver.",
    access: rolesThatMay("approve_refund"),
    effect: "changes",
    input: z.object({
      ...looked,
      method: z.enum(laterMethods, "Choose a payment method"),
      reason,
      is_cash_confirmed: isConfirmed,
    }),
    output: done,
    refusals: {
      ...refusals,
      no_vehicle_free: "No vehicle is available at that time.",
      /** With `details.name` and `details.left`. */
      extra_unavailable: extraUnavailable,
      not_priced: "Please set a price first.",
      ...accountRefusals,
      ...cashRefusals,
    },
  }),
  declineBooking: call({
    summary: "Declines a request and emails the customer the reason.",
    access: changing,
    effect: "changes",
    input: z.object({ ...looked, reason }),
    output: done,
    refusals,
  }),
  previewNoShow: call({
    summary: "Previews the fee and refund of a no-show. Changes nothing.",
    access: changing,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: z.object({ fee_cents: cents, refund_cents: cents }),
    refusals: { not_found: refusals.not_found, ...noShowRefusals },
  }),
  markNoShow: call({
    summary: "Marks a booking as a no-show, with the driver’s report.",
    access: changing,
    effect: "changes",
    input: z.object({ ...looked, reason }),
    output: z.extend(done, { fee_cents: cents, refund_cents: cents }),
    refusals: { ...refusals, ...noShowRefusals },
  }),
  previewDeskCancellation: call({
    summary: "Previews the fee and refund of a cancellation with this reason. Changes nothing.",
    access: changing,
    effect: "reads",
    input: z.object({ id: z.uuid(), ...cancelWish }),
    output: z.object({ fee_cents: cents, refund_cents: cents, is_whole: z.boolean() }),
    refusals: { not_found: refusals.not_found, not_possible: refusals.not_possible },
  }),
  cancelAtDesk: call({
    summary: "Cancels a booking or some of its trips for any reason. The policy sets the fee for that reason.",
    access: changing,
    effect: "changes",
    input: z.object({
      ...looked,
      ...cancelWish,
      note: optionalTextField(500),
    }),
    output: z.extend(done, { fee_cents: cents, refund_cents: cents }),
    refusals,
  }),
});
