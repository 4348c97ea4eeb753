import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { paymentPhases } from "#domain/payment/checkout/payment-phase.ts";
import { paidMethods, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { wayObstacles } from "#domain/payment/payment-ways.ts";
import { localDate } from "#domain/time/local-time.ts";
import { uploadedPicture } from "#features/catalogue/picture-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, dayField, expectedCentsField } from "#platform/wire.ts";
import { opening, unopened } from "../contract.ts";
import { attemptStages, bankDetails, gatewayForm, gatewayModes, paymentBusies } from "../payable-contract.ts";

export const paymentAttempt = z.object({
  id: z.string(),
  method: z.enum(paidMethods),
  stage: z.enum(attemptStages),
  amount_cents: z.int(),
  /** For a bank transfer: how long the vehicle is held. */
  expires_at: z.nullable(z.string()),
  /** For a rejected proof. */
  reason: z.nullable(z.string()),
});
export type PaymentAttempt = z.output<typeof paymentAttempt>;

export const bookingToPay = z.object({
  reference: z.string(),
  first_name: z.string(),
  /** The name on the driver’s board. */
  board_name: z.string(),
  state: z.enum(bookingStates),
  phase: z.enum(paymentPhases),
  light: z.enum(["green", "amber"]),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  /** The tour as it was sold. */
  service_name: z.string(),
  tour_name: z.nullable(z.string()),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  return_at: z.nullable(z.string()),
  /** Days that the vehicle and the driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  passengers: z.int(),
  bags: z.int(),
  /** Text with sizes; empty if there are none. */
  child_seats: z.string(),
  /** The vehicle class; null if no trip is planned. */
  vehicle_kind: z.nullable(z.string()),
  sold_drawing: z.nullable(z.enum(vehicleDrawings)),
  /** In place of the drawing, once there is one. */
  sold_picture: z.nullable(uploadedPicture),
  /** An estimate for an amber booking; null if our team sets the price. */
  total_cents: z.nullable(z.int()),
  /** Cancelled late, or a no-show: the total is the fee. */
  is_fee: z.boolean(),
  paid_cents: z.int(),
  /** Due now, and owed in total; equal unless a deposit was agreed. */
  due_cents: z.int(),
  balance_cents: z.int(),
  /** When the rest is due; null if no deposit was agreed. */
  rest_due_at: z.nullable(z.string()),
  hold_until: z.nullable(z.string()),
  answer_due_at: z.nullable(z.string()),
  ways: z.array(z.object({ method: z.enum(paymentMethods), obstacle: z.nullable(z.enum(wayObstacles)) })),
  cash_at_most_cents: z.int(),
  hold_hours_transfer: z.int(),
  /** How long a vehicle is held before the customer confirms their email address or phone. */
  hold_minutes: z.int(),
  /** No vehicle is held; paying by card reserves one immediately. */
  is_card_only: z.boolean(),
  is_contact_confirmed: z.boolean(),
  bank: bankDetails,
  attempt: z.nullable(paymentAttempt),
  busy_with: z.nullable(z.enum(paymentBusies)),
  /** Null if no gateway is connected. */
  gateway: z.nullable(z.enum(gatewayModes)),
  free_cancellation_hours: z.int(),
  cancellation_grace_minutes: z.int(),
  /** The share of the price that a late cancellation costs. */
  late_cancellation_share: z.number(),
  /** The payer’s saved cards; the ways of the gateway to choose from; and whether a card can be saved. */
  cards: z.array(z.object({ id: z.string(), saved_at: z.string() })),
  wallets: z.array(z.object({ code: z.string(), label: z.string() })),
  may_save_card: z.boolean(),
  /** Whether the bill can be split, or already is. */
  split: z.enum(["no", "possible", "open"]),
});
export type PaymentChoice = z.output<typeof bookingToPay>;

export const proofMessages = {
  file: "Please add the proof of payment",
  amount: "Please enter the amount you paid",
  date: "Enter the date you paid",
};

/** The oldest transfer we accept a proof for, in days. */
export const proofDaysBack = 60;

/** The form sent with a proof of payment. */
export const transferProof = z.object({
  amount_cents: z
    .int(proofMessages.amount)
    .check(z.minimum(100, proofMessages.amount), z.maximum(100_000_000, proofMessages.amount)),
  paid_on: z.pipe(dayField(proofMessages.date), z.transform(localDate)),
  payer: z._default(z.string().check(z.trim(), atMost(100)), ""),
  file: z.object({ file_id: z.uuid(), claim: z.string().check(z.minLength(1), z.maxLength(100)) }, proofMessages.file),
});

/** The message for each reason why nothing can be paid. */
const notPayable = {
  not_priced: "This booking has no agreed price yet, so there is nothing to pay. We’ll email you.",
  hold_expired: "Your hold has expired. Rebook the trip to pay for it.",
  booking_over: "This booking is cancelled, declined or closed. There is nothing to pay.",
  nothing_due: "This booking is paid. There is nothing more to pay.",
  billed_monthly: "This booking is on the company’s monthly invoice. Please pay that instead.",
  test_booking: "This is a test booking. There is nothing to pay.",
};
export type NotPayable = keyof typeof notPayable;

export const checkoutContract = contract({
  paymentChoice: call({
    summary: "Shows what a booking costs, the amount due, and the ways to pay.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: bookingToPay,
    refusals: unopened,
  }),
  startPayment: call({
    summary: "Starts a payment. For card and instant EFT it returns the form to send to the gateway.",
    access: "anyone",
    effect: "creates",
    limit: { times: 20, seconds: 60 },
    input: z.object({
      ...opening,
      method: z.enum(paymentMethods, "Please choose how to pay"),
      /** One of the payer’s saved cards: no page of the gateway follows. */
      card_id: z.optional(z.uuid()),
      /** A way of the gateway that the payer chose here, by its code. */
      wallet: z.optional(z.string().check(z.maxLength(4))),
      /** A signed-in payer lets us keep the card. */
      saves_card: z.optional(z.boolean()),
      /** Pays everything owed instead of the deposit. */
      pays_all: z._default(z.boolean(), false),
      /** The amount that the page showed. If it has changed, the call is refused before any money moves. */
      expected_cents: z._default(z.nullable(expectedCentsField()), null),
    }),
    output: z.object({ payment: paymentAttempt, form: z.nullable(gatewayForm) }),
    refusals: {
      ...unopened,
      ...notPayable,
      way_closed: "You can’t pay for this booking that way. Please choose another.",
      being_processed: "A payment for this booking is being processed. Please wait for your bank to confirm it.",
      share_being_paid: "Someone is paying their share right now. Please try again in a few minutes.",
      proof_being_checked: "We’re checking the proof of payment you sent. Please don’t pay again.",
      card_gone: "This card is no longer saved. Please choose another way to pay.",
      /** With `details.due_cents`. */
      amount_changed: "The amount has changed. Please check it and try again.",
    },
  }),
  paymentStatus: call({
    summary: "Shows the payment status of a booking.",
    access: "anyone",
    effect: "reads",
    limit: { times: 120, seconds: 60 },
    input: z.object(opening),
    output: z.object({
      reference: z.string(),
      state: z.enum(bookingStates),
      phase: z.enum(paymentPhases),
      is_fee: z.boolean(),
      balance_cents: z.int(),
      /** Paid more than once: the amount refunded automatically. */
      paid_twice_cents: z.int(),
      attempt: z.nullable(paymentAttempt),
    }),
    refusals: unopened,
  }),
  sendTransferProof: call({
    summary: "Sends proof of a bank transfer. Our team checks it against the bank statement.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 600 },
    input: z.extend(transferProof, opening),
    output: z.object({ payment: paymentAttempt }),
    refusals: {
      ...unopened,
      ...notPayable,
      no_transfer: "Please choose bank transfer before you send a proof of payment.",
      paid_in_future: "That date is in the future. Please enter the date you paid.",
      paid_long_ago: `The payment was made more than ${proofDaysBack} days ago. Please check the date, or call us.`,
      file_gone: "We couldn’t find your file. Please add it again.",
    },
  }),
});
