import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { paysNothing } from "#domain/pay/pay-rule.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, dayField, optionalTextField } from "#platform/wire.ts";

const share = (message: string) =>
  z.number(message).check(z.minimum(0, "Enter a share of 0% or more"), z.maximum(1, "Enter a share of at most 100%"));

const amounts = {
  per_trip_cents: centsField("Enter an amount per trip"),
  per_hour_cents: centsField("Enter an amount per hour"),
  fare_share: share("Enter a share of the fare"),
  wait_share: share("Enter a share of waiting charges"),
  night_cents: centsField("Enter an amount for night trips"),
  tip_share: share("Enter a share of tips"),
};

const payRule = z.object({
  id: z.string(),
  /** False for the company’s default. */
  is_own: z.boolean(),
  effective_from: z.string(),
  /** From then on the default applies again; the amounts say nothing. */
  follows_default: z.boolean(),
  per_trip_cents: z.int(),
  per_hour_cents: z.int(),
  fare_share: z.number(),
  wait_share: z.number(),
  night_cents: z.int(),
  tip_share: z.number(),
  note: z.string(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});
export type ShownPayRule = z.output<typeof payRule>;

export const payRuleForm = z
  .object({
    effective_from: dayField("Enter the date it starts"),
    follows_default: z.boolean(),
    ...amounts,
    note: optionalTextField(300),
  })
  .check(
    z.refine(
      ({ follows_default, per_trip_cents, per_hour_cents, fare_share }) =>
        follows_default ||
        !paysNothing({
          ...{ perTripCents: per_trip_cents, perHourCents: per_hour_cents, fareShare: fare_share },
          ...{ waitShare: 0, nightCents: 0, tipShare: 0 },
        }),
      { path: ["per_trip_cents"], message: "Enter an amount per trip or per hour, or a share of the fare" },
    ),
  );
export type PayRuleForm = z.output<typeof payRuleForm>;

const driverId = z.nullable(z.uuid("Choose a driver"));

export const payRulesContract = contract({
  readPayRules: call({
    summary:
      "Reads what a driver is paid by, with all rules before and after; without a driver, the company’s default.",
    access: rolesThatMay("view_statements"),
    effect: "reads",
    input: z.object({ driver_id: driverId }),
    output: z.object({
      /** The one that counts today. */
      current: z.nullable(payRule),
      /** Own ones only; of the company, the defaults. The latest first. */
      rules: z.array(payRule),
      /** Of a partner driver: who is paid for them. */
      provider: z.nullable(z.string()),
    }),
    refusals: { not_found: "We couldn’t find that driver." },
  }),
  savePayRule: call({
    summary: "Adds a pay rule from a date on. Trips since then that aren’t on a statement are worked out again.",
    access: rolesThatMay("approve_payouts"),
    effect: "creates",
    input: z.object({ driver_id: driverId, rule: payRuleForm }),
    output: z.object({ rule_id: z.string() }),
    refusals: {
      not_found: "We couldn’t find that driver.",
      partner_driver: "This driver’s provider is paid what was agreed for each trip.",
      default_for_all: "The default rule can’t follow itself.",
    },
  }),
});
