import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { paidMethods } from "#domain/payment/payment-lifecycle.ts";
import { localDate } from "#domain/time/local-time.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, expectedCentsField, searchField, versionField } from "#platform/wire.ts";
import { amount, note, paging, reason } from "../contract.ts";

const takers = rolesThatMay("take_payment");
const moment = z.iso.datetime();

export const cashStates = ["due_on_trip", "collected", "handed_in", "reconciled"] as const;
export type CashState = (typeof cashStates)[number];

const listedCash = z.object({
  payment_id: z.string(),
  version: z.int(),
  state: z.enum(cashStates),
  amount_cents: z.int(),
  booking_reference: z.string(),
  customer_name: z.string(),
  pickup_at: moment,
  /** The person holding it; until it is collected, the booking’s driver. */
  driver_name: z.nullable(z.string()),
  drivers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The likely driver. */
  likely_driver_id: z.nullable(z.string()),
  updated_at: moment,
});
export type ListedCash = z.output<typeof listedCash>;

/** For its driver: handed in at the end of a shift but not counted yet. */
const ownCash = z.object({ ...listedCash.shape, is_handed_in: z.boolean() });
export type OwnCash = z.output<typeof ownCash>;

/** How our team received it. */
export const recordedWays = ["transfer", "cash", "card_machine"] as const;
export type RecordedWay = (typeof recordedWays)[number];

export const recordedPayment = z.object({
  method: z.enum(recordedWays, "Choose how it was paid"),
  amount_cents: amount,
  reason,
});

const unknown = { not_found: "We couldn’t find that booking." };

export const cashContract = contract({
  cashPayments: call({
    summary: "Lists cash that is due on trips, with drivers, or handed in, oldest first.",
    access: takers,
    effect: "reads",
    input: z.object({ view: z._default(z.enum(["due", "collected", "done"]), "due"), search: searchField, ...paging }),
    output: z.object({ payments: z.array(listedCash), next: z.nullable(z.string()) }),
  }),
  cashOnDay: call({
    summary: "Lists what drivers collect in cash on a day, by trip.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    input: z.object({ date: z.pipe(dayField("Choose a date."), z.transform(localDate)) }),
    output: z.object({ trips: z.array(z.object({ trip_id: z.string(), amount_cents: z.int() })) }),
  }),
  moveCash: call({
    summary: "Records that cash was collected on the trip, handed in, or counted.",
    access: takers,
    effect: "creates",
    input: z.object({
      payment_id: z.uuid(),
      version: versionField,
      to: z.enum(["collected", "handed_in", "reconciled"]),
      /** The amount collected; only for the step “collected”. */
      amount_cents: z.optional(amount),
      /**
       * The driver who took it; by default that of the latest started trip. It is deducted from their pay
       * until handed in.
       */
      driver_id: z.optional(z.uuid()),
      note,
    }),
    output: z.object({ state: z.string(), version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that payment.",
      changed_meanwhile: "Someone else has just changed this payment. Review the changes, then try again.",
      not_possible: "That isn’t possible with this payment’s current status.",
      other_driver: "That driver isn’t on this booking. Choose one of its drivers.",
    },
  }),
  myCash: call({
    summary: "Lists cash that a driver should take on their trips, and what they have taken until it is counted.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({
      payments: z.array(ownCash),
      /** The most that a driver may carry. */
      limit_cents: z.int(),
    }),
  }),
  collectMyCash: call({
    summary: "Records cash that a driver took on one of their trips. It counts as paid, once.",
    access: ["driver"],
    effect: "creates",
    input: z.object({ payment_id: z.uuid(), version: versionField, amount_cents: amount, note }),
    output: z.object({ state: z.string(), version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that payment among your trips.",
      changed_meanwhile: "This payment has just been changed. Review it, then try again.",
      not_possible: "This payment has already been recorded.",
    },
  }),
  bookingMoney: call({
    summary: "Shows the price of a booking, its payments and the amount due.",
    access: takers,
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
    output: z.object({
      reference: z.string(),
      customer_name: z.string(),
      state: z.enum(bookingStates),
      pickup_at: moment,
      total_cents: z.nullable(z.int()),
      /** The monthly invoice that includes it, if any: it is paid there. */
      monthly_invoice: z.nullable(z.object({ id: z.string(), number: z.string() })),
      open_cents: z.int(),
      /** The customer’s credit: it can pay this booking. */
      credit_cents: z.int(),
      payments: z.array(
        z.object({
          id: z.string(),
          method: z.enum(paidMethods),
          state: z.string(),
          amount_cents: z.int(),
          created_at: moment,
        }),
      ),
    }),
    refusals: unknown,
  }),
  recordBookingPayment: call({
    summary: "Records a payment that our team took for a booking, with the reason.",
    access: takers,
    effect: "creates",
    input: z.extend(recordedPayment, {
      reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
      /** The open amount on the screen. If it has changed, the call is refused before anything is written. */
      expected_open_cents: expectedCentsField(),
    }),
    output: z.object({ payment_id: z.string(), state: z.string() }),
    refusals: {
      ...unknown,
      not_payable: "This booking can’t take a payment: it is closed, has no price yet, or is a test booking.",
      billed_monthly: "This booking is on a monthly invoice. Record the payment on that invoice.",
      changed_meanwhile: "The amount due for this booking has changed. Check it, then try again.",
      more_than_open: "That is more than the amount due for this booking.",
    },
  }),
});
