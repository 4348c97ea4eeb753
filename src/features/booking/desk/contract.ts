import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { cancelCodes } from "#domain/booking/cancellation.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, optionalTextField, textField, versionField } from "#platform/wire.ts";
import { replacedInvoice } from "../change-contract.ts";
import { bookingRequest } from "../journey-contract.ts";
import { deskBooking, traceStep } from "./detail-contract.ts";

const cents = z.int();

/** Where somebody asked for it whom the office serves. */
export const deskSources = ["phone", "whatsapp", "walk_in", "email"] as const;
export const documentKinds = ["ticket", "itinerary", "order", "waiver", "other"] as const;

const reason = textField("Please give the reason", 500);

/** Which booking, and the version that was looked at. */
const looked = { id: z.uuid(), version: versionField };
const done = z.object({ reference: z.string(), version: z.int(), state: z.enum(bookingStates) });
const refusals = {
  not_found: "We couldn’t find that booking.",
  /** With `details.booking`: the row as it is now. */
  changed_meanwhile: "Someone else has just changed this booking. Review the changes, then save again.",
  not_possible: "This booking’s status doesn’t allow that. Reload the page to see what you can do.",
};
const noAccount = "This customer’s company has no open account with us. Choose another way to pay.";
const tripRefusals = {
  pickup_in_past: "The pickup lies in the past. Please choose a later date or time.",
  return_in_past: "The return trip lies in the past. Please choose a later date.",
  return_before_pickup: "The return date must be after the pickup date.",
};
const noShowRefusals = {
  not_possible: refusals.not_possible,
  too_early: "The driver still waits: at an airport an hour, elsewhere a quarter of one.",
  return_ahead: "The return trip is still ahead. Cancel it first, or wait until it is over.",
};
/** A price of nothing, or one that loses money, counts only for those who say so a second time. */
const isConfirmed = z.optional(z.boolean());
const priceSet = z.object({
  total_cents: centsField("Enter a price"),
  reason,
  is_confirmed: isConfirmed,
});
const priceRefusals = {
  over_limit: "You may not move a price that far. Please ask an administrator.",
  confirm_free: "With this price the customer pays nothing. Confirm that you mean R0.",
  confirm_loss: "This price is less than the trip costs us. Confirm that you mean it.",
};
const cancelCode = z.enum(Object.keys(cancelCodes) as (keyof typeof cancelCodes)[], "Please say why");

/** No legs named: all that still stands. */
const cancelWish = { code: cancelCode, legs: z._default(z.array(z.int32()).check(z.maxLength(20)), []) };

/** All facts of a booking as the office writes them down. */
export const deskFacts = z.omit(bookingRequest, {
  commission_rate: true,
  affiliate_id: true,
  is_test: true,
  expected_total_cents: true,
  without_hold: true,
  same_trip: true,
  own_bookings: true,
});

export const newDeskBooking = z.extend(deskFacts, {
  source: z._default(z.enum(deskSources, "Please say how the customer reached us"), "phone"),
  payment_method: z._default(z.nullable(z.enum(paymentMethods)), null),
  /** A price of our own instead of the tariff's. */
  price: z._default(z.nullable(priceSet), null),
  internal_note: optionalTextField(2000),
  /** Taken although no vehicle is free: somebody finds one. */
  without_vehicle: z._default(z.boolean(), false),
});
export type NewDeskBooking = z.output<typeof newDeskBooking>;

const seeing = rolesThatMay("view_booking");
const changing = rolesThatMay("change_booking");

/** One booking on the desk of whoever serves the customer. */
export const bookingDeskContract = contract({
  readBooking: call({
    summary:
      "Reads one booking in full: facts, price with its trace, trips, money, emails, notes, documents and history.",
    access: seeing,
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    output: deskBooking,
    refusals: { not_found: refusals.not_found },
  }),
  replayPrice: call({
    summary: "Prices a booking as it was, and by the tariff of today.",
    access: seeing,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: z.object({
      /** By the stored request and tariff: the same cents as then, or something is wrong. */
      then_cents: z.nullable(cents),
      is_same: z.boolean(),
      now_cents: z.nullable(cents),
      now_tariff: z.int(),
      now_trace: z.array(traceStep),
    }),
    refusals: { not_found: refusals.not_found, not_priced: "This booking was not priced by the tariff." },
  }),
  createDeskBooking: call({
    summary: "Books for a caller, by the same engine as the site; also what the site would leave to a person.",
    access: rolesThatMay("create_booking"),
    effect: "creates",
    input: newDeskBooking,
    output: z.object({ reference: z.string(), state: z.enum(bookingStates), light: z.enum(["green", "amber"]) }),
    refusals: {
      ...tripRefusals,
      no_vehicle_free: "No vehicle is free at that time.",
      no_account: noAccount,
      ...priceRefusals,
    },
  }),
  previewEdit: call({
    summary: "What another journey would do to the price of a booking. Nothing is changed.",
    access: changing,
    effect: "reads",
    input: z.extend(deskFacts, { id: z.uuid() }),
    output: z.object({
      /** False: the journey is the same, and so is the price. */
      is_moved: z.boolean(),
      /** Null: the tariff has no price for it, and the agreed one stays; a request has agreed to none. */
      after_cents: z.nullable(cents),
      trace: z.array(traceStep),
      /** The invoice that is credited, and what the one in its place comes to. */
      replaced_invoice: z.nullable(replacedInvoice),
    }),
    refusals: { not_found: refusals.not_found, ...tripRefusals },
  }),
  editBooking: call({
    summary: "Edits a booking and, when asked to, prices it again.",
    access: changing,
    effect: "changes",
    input: z.extend(deskFacts, { ...looked, reprices: z._default(z.boolean(), true), reason: optionalTextField(500) }),
    output: done,
    refusals: { ...refusals, ...tripRefusals, no_vehicle_free: "No vehicle is free at that time." },
  }),
  overridePrice: call({
    summary: "Sets a price of our own, with the reason.",
    access: rolesThatMay("override_price"),
    effect: "changes",
    input: z.object({
      ...looked,
      total_cents: centsField("Enter a price"),
      reason,
      is_confirmed: isConfirmed,
    }),
    output: done,
    refusals: { ...refusals, ...priceRefusals },
  }),
  writeBookingNote: call({
    summary: "Writes a note for the office, or a message that goes to the customer by e-mail.",
    access: changing,
    effect: "creates",
    input: z.object({
      id: z.uuid(),
      kind: z.enum(["note", "message"]),
      text: textField("Please write something", 4000),
      subject: optionalTextField(150),
    }),
    output: z.object({ id: z.string() }),
    refusals: { not_found: refusals.not_found },
  }),
  addBookingDocument: call({
    summary: "Attaches a file that was sent to /files/v1.",
    access: changing,
    effect: "changes",
    input: z.object({
      id: z.uuid(),
      kind: z.enum(documentKinds),
      file_id: z.uuid(),
      claim: z.string().check(z.maxLength(100)),
    }),
    output: z.object({ id: z.string() }),
    refusals: { not_found: refusals.not_found, file_gone: "The file did not arrive. Please send it again." },
  }),
  removeBookingDocument: call({
    summary: "Takes a document away, with its file. What a decision about money rests on stays.",
    access: changing,
    effect: "changes",
    input: z.object({ id: z.uuid(), document_id: z.uuid() }),
    output: z.object({}),
    refusals: {
      not_found: "We couldn’t find that document.",
      needed: "A decision about money rests on this document, so it stays.",
    },
  }),
  waiveFee: call({
    summary: "Lets go of what was not paid of a cancellation fee; its invoice is credited.",
    access: rolesThatMay("approve_refund"),
    effect: "changes",
    input: z.object({ ...looked, reason }),
    output: done,
    refusals: { ...refusals, over_limit: "Fees above R5 000 are let go by a super-user." },
  }),
  refundManually: call({
    summary: "Asks for money to be paid back outside the rules; a person approves it.",
    access: rolesThatMay("approve_refund"),
    effect: "creates",
    input: z.object({
      ...looked,
      amount_cents: centsField("Please give an amount", 1),
      code: cancelCode,
      reason,
    }),
    output: z.object({ reference: z.string() }),
    refusals: {
      ...refusals,
      more_than_paid: "That is more than we hold of this customer's money.",
      over_limit: "Refunds above R5 000 are for a super-user.",
    },
  }),
  confirmUnpaid: call({
    summary: "Confirms a booking that is paid later: on account, or in cash to the driver.",
    access: rolesThatMay("approve_refund"),
    effect: "changes",
    input: z.object({ ...looked, method: z.enum(["account", "cash"], "Please choose how it is paid"), reason }),
    output: done,
    refusals: {
      ...refusals,
      no_vehicle_free: "No vehicle is free at that time.",
      not_priced: "Please set a price first.",
      no_account: noAccount,
    },
  }),
  declineBooking: call({
    summary: "Says no to a request, with words that go to the customer.",
    access: changing,
    effect: "changes",
    input: z.object({ ...looked, reason }),
    output: done,
    refusals,
  }),
  previewNoShow: call({
    summary: "What it would cost and bring back that nobody came. Nothing is changed.",
    access: changing,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: z.object({ fee_cents: cents, refund_cents: cents }),
    refusals: { not_found: refusals.not_found, ...noShowRefusals },
  }),
  markNoShow: call({
    summary: "Puts down that nobody was at the pickup, with what the driver reports.",
    access: changing,
    effect: "changes",
    input: z.object({ ...looked, reason }),
    output: z.extend(done, { fee_cents: cents, refund_cents: cents }),
    refusals: { ...refusals, ...noShowRefusals },
  }),
  previewDeskCancellation: call({
    summary: "What a cancellation with this code would cost and bring back. Nothing is changed.",
    access: changing,
    effect: "reads",
    input: z.object({ id: z.uuid(), ...cancelWish }),
    output: z.object({ fee_cents: cents, refund_cents: cents, is_whole: z.boolean() }),
    refusals: { not_found: refusals.not_found, not_possible: refusals.not_possible },
  }),
  cancelAtDesk: call({
    summary: "Cancels a booking, or some of its legs, with any code; the fee is the policy's for that code.",
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
