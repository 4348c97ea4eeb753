import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { slugField, versionField } from "#platform/wire.ts";

const quota = z._default(
  z.nullable(
    z.int("Enter a whole number").check(z.minimum(1, "Enter 1 or more"), z.maximum(1000, "Enter 1000 or less")),
  ),
  null,
);

/** Empty or null: without a limit. */
export const limitsForm = z
  .object({
    zones: z._default(z.array(z.uuid()).check(z.maxLength(100, "Choose at most 100 zones")), []),
    classes: z._default(z.array(slugField()).check(z.maxLength(50, "Choose at most 50 classes")), []),
    trips_per_day: quota,
    trips_per_week: quota,
  })
  .check(
    z.refine(({ trips_per_day, trips_per_week }) => (trips_per_day ?? 0) <= (trips_per_week ?? 1000), {
      path: ["trips_per_week"],
      message: "Enter at least as many as in a day",
    }),
  );

const shown = {
  version: z.int(),
  zones: z.array(z.string()),
  classes: z.array(z.string()),
  trips_per_day: z.nullable(z.int()),
  trips_per_week: z.nullable(z.int()),
};
const savedVersion = z.object({
  ...shown,
  saved_at: z.iso.datetime(),
  saved_by: z.nullable(z.string()),
  /** The version whose values were put back. */
  put_back_of: z.nullable(z.int()),
});
export type LimitsVersion = z.output<typeof savedVersion>;

const limits = z.object({
  /** Version 0 has never been saved: without limits. */
  ...shown,
  versions: z.array(savedVersion),
  /** Everything to choose from. */
  all_zones: z.array(z.object({ id: z.string(), name: z.string() })),
  all_classes: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Trips accepted today and this week, and the share of offers it accepted in 90 days. */
  work: z.object({ today: z.int(), this_week: z.int(), asked: z.int(), accepted: z.int() }),
});
export type ShownLimits = z.output<typeof limits>;

const provider = { organisation_id: z.uuid("Choose a provider") };
const notFound = { not_found: "We couldn’t find that provider." };

export const limitsContract = contract({
  readProviderLimits: call({
    summary: "Reads what a driver provider is asked for: regions, vehicle classes and quotas, with every version.",
    access: rolesThatMay("view_statements"),
    effect: "reads",
    input: z.object(provider),
    output: limits,
    refusals: notFound,
  }),
  saveProviderLimits: call({
    summary: "Saves what a driver provider is asked for, as a new version. It applies to offers from then on.",
    access: rolesThatMay("approve_payouts"),
    effect: "changes",
    input: z.object({
      ...provider,
      version: versionField,
      limits: limitsForm,
      /** The version whose values these are. */
      put_back_of: z.optional(z.int32().check(z.minimum(1))),
    }),
    output: limits,
    refusals: {
      ...notFound,
      changed_meanwhile: "Someone else has just changed this provider. Review it, then try again.",
      unknown_zone: "One of these zones is no longer on the map. Choose again.",
      unknown_class: "One of these vehicle classes is no longer there. Choose again.",
    },
  }),
});
