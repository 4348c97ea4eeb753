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
  day_hours: z._default(
    z
      .int("Enter the paid hours per day")
      .check(z.minimum(1, "Enter at least 1 hour"), z.maximum(24, "A day has 24 hours")),
    12,
  ),
  fare_share: share("Enter a share of the fare"),
  wait_share: share("Enter a share of waiting charges"),
  night_cents: centsField("Enter an amount for night trips"),
  night_away_cents: z._default(centsField("Enter an amount per night away"), 0),
  tip_share: share("Enter a share of tips"),
};

export const payRule = z.object({
  id: z.string(),
  /** Whether it is the driver’s or provider’s own; false for the default. */
  is_own: z.boolean(),
  effective_from: z.string(),
  /** From then on the default applies again, and the amounts have no meaning. */
  follows_default: z.boolean(),
  per_trip_cents: z.int(),
  per_hour_cents: z.int(),
  day_hours: z.int(),
  fare_share: z.number(),
  wait_share: z.number(),
  night_cents: z.int(),
  night_away_cents: z.int(),
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
          perTripCents: per_trip_cents,
          perHourCents: per_hour_cents,
          fareShare: fare_share,
        }),
      { path: ["per_trip_cents"], message: "Enter an amount per trip or per hour, or a share of the fare" },
    ),
  );
export type PayRuleForm = z.output<typeof payRuleForm>;

/** If both are left out, the company’s default. */
const whose = {
  driver_id: z.nullable(z.uuid("Choose a driver")),
  provider_id: z.optional(z.nullable(z.uuid("Choose a provider"))),
};

export const payRulesContract = contract({
  readPayRules: call({
    summary:
      "Reads what a driver or a provider is paid by, with all rules before and after; without either, the company’s default.",
    access: rolesThatMay("view_statements"),
    effect: "reads",
    input: z.object(whose),
    output: z.object({
      /** The rule in force today. */
      current: z.nullable(payRule),
      /** The driver’s or provider’s own rules, or the company’s defaults; latest first. */
      rules: z.array(payRule),
      /** For a partner’s driver: the provider that is paid. */
      provider: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
    refusals: { not_found: "We couldn’t find that driver or provider." },
  }),
  savePayRule: call({
    summary: "Adds a pay rule from a date on. Trips since then that aren’t on a statement are worked out again.",
    access: rolesThatMay("approve_payouts"),
    effect: "creates",
    input: z.object({ ...whose, rule: payRuleForm }),
    output: z.object({ rule_id: z.string() }),
    refusals: {
      not_found: "We couldn’t find that driver or provider.",
      partner_driver: "This driver’s provider is paid. Change the provider’s rule instead.",
      default_for_all: "The default rule can’t follow itself.",
    },
  }),
});
