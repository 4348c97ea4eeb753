import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { expectedCentsField, versionField } from "#platform/wire.ts";
import { amount, note, paging, reason, search } from "../contract.ts";

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
  driver_name: z.nullable(z.string()),
  updated_at: moment,
});
export type ListedCash = z.output<typeof listedCash>;

/** How money reached the office. */
export const recordedWays = ["transfer", "cash", "card_machine"] as const;
export type RecordedWay = (typeof recordedWays)[number];

export const recordedPayment = z.object({
  method: z.enum(recordedWays, "Please choose how it was paid"),
  amount_cents: amount,
  reason,
});

const unknown = { not_found: "There is no such booking." };

export const cashContract = contract({
  cashPayments: call({
    summary: "Cash that drivers should have taken, have taken, or handed in. The oldest first.",
    access: takers,
    effect: "reads",
    input: z.object({ view: z._default(z.enum(["due", "collected", "done"]), "due"), search, ...paging }),
    output: z.object({ payments: z.array(listedCash), next: z.nullable(z.string()) }),
  }),
  moveCash: call({
    summary: "Cash was collected on the trip, handed in, or counted.",
    access: takers,
    effect: "creates",
    input: z.object({
      payment_id: z.uuid(),
      version: versionField,
      to: z.enum(["collected", "handed_in", "reconciled"]),
      /** What was collected; of use for that alone. */
      amount_cents: z.optional(amount),
      note,
    }),
    output: z.object({ state: z.string(), version: z.int() }),
    refusals: {
      not_found: "There is no such payment.",
      changed_meanwhile: "Somebody else has changed this payment in the meantime. Please look at it again.",
      not_possible: "That cannot be done with this payment as it stands now.",
    },
  }),
  bookingMoney: call({
    summary: "What a booking costs, what was paid and what is open.",
    access: takers,
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
    output: z.object({
      reference: z.string(),
      customer_name: z.string(),
      state: z.enum(bookingStates),
      pickup_at: moment,
      total_cents: z.nullable(z.int()),
      open_cents: z.int(),
      payments: z.array(
        z.object({
          id: z.string(),
          method: z.enum(paymentMethods),
          state: z.string(),
          amount_cents: z.int(),
          created_at: moment,
        }),
      ),
    }),
    refusals: unknown,
  }),
  recordBookingPayment: call({
    summary: "Records money that was taken at the office, with the reason.",
    access: takers,
    effect: "creates",
    input: z.extend(recordedPayment, {
      reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
      /** What was open when they looked: should it have changed, we say so before anything is written. */
      expected_open_cents: expectedCentsField(),
    }),
    output: z.object({ payment_id: z.string(), state: z.string() }),
    refusals: {
      ...unknown,
      not_payable: "This booking is over, not priced or a trial run. It takes no payment.",
      changed_meanwhile: "What is open for this booking has changed. Please look at it again.",
      more_than_open: "That is more than is open for this booking.",
    },
  }),
});
