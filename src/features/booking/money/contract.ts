import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField } from "#platform/wire.ts";
import { cancelCode, done, isConfirmed, looked, priceRefusals, reason, refusals } from "../action-contract.ts";

const cents = z.int();
export const traceStep = z.object({ text: z.string(), rule: z.string(), delta_cents: cents });

/** The price of one booking, its fee and its refunds. */
export const bookingMoneyContract = contract({
  replayPrice: call({
    summary: "Recalculates a booking’s price, with its own tariff and with today’s.",
    access: rolesThatMay("view_booking"),
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: z.object({
      /** Recomputed from the stored request and tariff: it must equal the original price. */
      then_cents: z.nullable(cents),
      is_same: z.boolean(),
      now_cents: z.nullable(cents),
      now_tariff: z.int(),
      now_trace: z.array(traceStep),
    }),
    refusals: { not_found: refusals.not_found, not_priced: "This booking was not priced by the tariff." },
  }),
  overridePrice: call({
    summary: "Sets a booking’s price manually, with the reason.",
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
  waiveFee: call({
    summary: "Waives the unpaid part of a fee, or what was paid on a monthly invoice, and credits its invoice.",
    access: rolesThatMay("approve_refund"),
    effect: "changes",
    input: z.object({ ...looked, reason }),
    output: done,
    refusals: { ...refusals, over_limit: "Only a super-user can waive a fee above R5 000." },
  }),
  waiveWaiting: call({
    summary: "Waives what waiting at a pickup costs, lowers the booking’s price and credits its invoice.",
    access: rolesThatMay("override_price"),
    effect: "changes",
    input: z.object({ trip_id: z.uuid(), reason }),
    output: done,
    refusals: {
      not_found: refusals.not_found,
      nothing_due: "No waiting is charged for this trip.",
      over_limit: priceRefusals.over_limit,
    },
  }),
  refundManually: call({
    summary: "Requests a refund outside the policy, which needs approval.",
    access: rolesThatMay("approve_refund"),
    effect: "creates",
    input: z.object({
      ...looked,
      amount_cents: centsField("Enter an amount", 1),
      code: cancelCode,
      reason,
    }),
    output: z.object({ reference: z.string() }),
    refusals: {
      ...refusals,
      more_than_paid: "That’s more than the customer has paid.",
      over_limit: "Only a super-user can request refunds above R5\u00a0000 for one booking.",
    },
  }),
});
