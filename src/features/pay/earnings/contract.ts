import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { payItemKinds } from "#domain/pay/pay-item.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, dayField, textField } from "#platform/wire.ts";

const line = z.object({ text: z.string(), amount_cents: z.int() });

export const earnedItem = z.object({
  id: z.string(),
  kind: z.enum(payItemKinds),
  earned_on: z.string(),
  /** The trip, if it is pay for one. */
  trip: z.nullable(z.object({ id: z.string(), reference: z.string(), pickup_at: z.iso.datetime(), way: z.string() })),
  lines: z.array(line),
  amount_cents: z.int(),
  /** Open until it is on a statement, and paid with that. */
  state: z.enum(["open", "on_statement", "paid"]),
});
export type EarnedItem = z.output<typeof earnedItem>;

const earnings = z.object({
  /** For a partner’s driver: the provider, who is paid instead. */
  provider: z.nullable(z.string()),
  has_rule: z.boolean(),
  /** Earned and unpaid, after deductions. */
  open_cents: z.int(),
  /** Customers’ cash that the driver still holds. */
  cash_held_cents: z.int(),
  /** On statements since 1 January. */
  paid_this_year_cents: z.int(),
  weeks: z.array(z.object({ from: z.string(), until: z.string(), amount_cents: z.int(), items: z.array(earnedItem) })),
  /** The key of earlier weeks; null if there are none. */
  next: z.nullable(z.string()),
  statements: z.array(
    z.object({ id: z.string(), from: z.string(), until: z.string(), paid_on: z.string(), amount_cents: z.int() }),
  ),
});
export type Earnings = z.output<typeof earnings>;

/** The last date to show; left out for today. */
const until = z.optional(z.nullable(dayField()));

export const adjustmentForm = z.object({
  /** A tip was paid to us, and the driver gets a share. */
  direction: z.enum(["add", "deduct", "tip"], "Choose whether it is added or deducted"),
  amount_cents: centsField("Enter the amount", 1),
  earned_on: dayField("Enter the date"),
  text: textField("Enter what it is for", 200),
});

export const earningsContract = contract({
  myEarnings: call({
    summary: "Reads what the driver who asks has earned, week by week, what is paid and what is open.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ until }),
    output: earnings,
    refusals: { not_found: "Your account has no driver profile. Please call dispatch." },
  }),
  driverEarnings: call({
    summary: "Reads what a driver has earned, week by week, what is paid and what is open.",
    access: rolesThatMay("view_statements"),
    effect: "reads",
    input: z.object({ driver_id: z.uuid("Choose a driver"), until }),
    output: earnings,
    refusals: { not_found: "We couldn’t find that driver." },
  }),
  addAdjustment: call({
    summary: "Adds an amount or the driver’s share of a tip to their next statement, or deducts one, with the reason.",
    access: rolesThatMay("approve_payouts"),
    effect: "creates",
    input: z.extend(adjustmentForm, { driver_id: z.uuid("Choose a driver") }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: "We couldn’t find that driver.",
      no_tip_share: "No pay rule says what share of a tip this driver gets. Enter the rule first.",
    },
  }),
  removeAdjustment: call({
    summary: "Removes an adjustment that is on no statement yet.",
    access: rolesThatMay("approve_payouts"),
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "That adjustment is gone, or already on a statement." },
  }),
  tripCosts: call({
    summary: "Reads what the driven trips of a booking cost us and what they leave.",
    access: rolesThatMay("view_statements"),
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
    output: z.object({
      trips: z.array(
        z.object({
          trip_id: z.string(),
          driver: z.string(),
          provider: z.nullable(z.string()),
          lines: z.array(line),
          pay_cents: z.int(),
          /** Null if the vehicle’s cost per kilometre is unknown. */
          vehicle_cents: z.nullable(z.int()),
          /** Spent on tolls and the driver’s lodging, as they were charged. */
          outlay_cents: z.int(),
          /** Commission that partners earn on it. */
          commission_cents: z.int(),
          /** The fare before VAT less all costs; null if no price was agreed. */
          margin_cents: z.nullable(z.int()),
        }),
      ),
    }),
  }),
});
