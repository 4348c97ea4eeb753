import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { comparisons } from "#domain/revenue/periods.ts";
import { entryKinds, revenueBases } from "#domain/revenue/revenue.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { dayField, optionalTextField } from "#platform/wire.ts";

/** Only for those who run the company. */
const readers = rolesThatMay("view_analytics").filter((role) => role === "admin" || role === "super_user");

/** A file to download; its content in base64. */
const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

export const revenueGroups = ["service", "driver", "vehicle", "provider", "hour", "month"] as const;
export type RevenueGroup = (typeof revenueGroups)[number];

const period = {
  from: dayField("Enter the first date"),
  until: dayField("Enter the last date"),
  basis: z._default(z.enum(revenueBases), "earned"),
  /** One service, or all. */
  service: optionalTextField(60),
};

/** The period to compare with; `other` is given by its dates. */
export const comparedFields = {
  against: z._default(z.enum(comparisons), "before"),
  against_from: z.optional(dayField("Enter the first date to compare with")),
  against_until: z.optional(dayField("Enter the last date to compare with")),
};

const input = { ...period, by: z.enum(revenueGroups), ...comparedFields };

export const isInOrder = z.refine<{ from: string; until: string }>(({ from, until }) => from <= until, {
  path: ["until"],
  message: "Enter a date on or after the first",
});

type Compared = { against: string; against_from?: string | undefined; against_until?: string | undefined };

/** A custom comparison has two dates in order. */
export const hasOtherTime = z.refine<Compared>(
  ({ against, against_from = "", against_until = "" }) =>
    against !== "other" || (against_from !== "" && against_from <= against_until),
  { path: ["against_until"], message: "Enter two dates to compare with, the first one first" },
);

export const figures = z.object({
  entries: z.int(),
  trips: z.int(),
  cancelled: z.int(),
  gross_cents: z.int(),
  vat_cents: z.int(),
  outlay_cents: z.int(),
  driver_cents: z.int(),
  provider_cents: z.int(),
  vehicle_cents: z.int(),
  commission_cents: z.int(),
  /** Driven trips without known pay or vehicle cost. */
  lacking_pay: z.int(),
  lacking_vehicle: z.int(),
  minutes: z.int(),
  timed: z.int(),
  late: z.int(),
  net_cents: z.int(),
  cost_cents: z.int(),
  margin_cents: z.int(),
});
export type ShownFigures = z.output<typeof figures>;

const row = z.object({
  /**
   * A service, the id of a driver, vehicle or provider, a slot of the week, or a month’s first day; empty if
   * none.
   */
  key: z.string(),
  name: z.string(),
  now: figures,
  /** The compared period; null if there is none. */
  before: z.nullable(figures),
});
export type RevenueRow = z.output<typeof row>;

const dates = z.object({ from: z.string(), until: z.string() });

const report = z.object({
  period: dates,
  against: z.nullable(dates),
  total: figures,
  total_before: z.nullable(figures),
  rows: z.array(row),
  step: z.enum(["day", "week", "month"]),
  /** The period in steps, each next to the compared one. */
  steps: z.array(z.object({ from: z.string(), now: figures, before: z.nullable(figures) })),
});
export type RevenueReport = z.output<typeof report>;

export const entry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  reference: z.string(),
  has_booking: z.boolean(),
  service: z.string(),
  /** As it was sold; empty for an invoice without a booking. */
  service_name: z.string(),
  day: z.string(),
  driver: z.string(),
  provider: z.string(),
  vehicle: z.string(),
  gross_cents: z.int(),
  vat_cents: z.int(),
  outlay_cents: z.int(),
  driver_cents: z.int(),
  provider_cents: z.int(),
  vehicle_cents: z.int(),
  commission_cents: z.int(),
  lacks_pay: z.boolean(),
  lacks_vehicle: z.boolean(),
  net_cents: z.int(),
  margin_cents: z.int(),
});
export type RevenueEntry = z.output<typeof entry>;

export const entryKey = pageKey({ day: keyParts.day, id: keyParts.id });

/** The entries in a figure. */
const chosen = {
  ...period,
  /** The report that the row belongs to. */
  by: z._default(z.enum(revenueGroups), "service"),
  key: z.optional(z.string().check(z.maxLength(60))),
};

export const revenueContract = contract({
  readRevenue: call({
    summary: "Adds up what was earned and what it cost in a period, by one thing, and holds it against another period.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object(input).check(isInOrder, hasOtherTime),
    output: report,
  }),
  revenueFile: call({
    summary: "Downloads the same as a CSV file: its rows, or how the period went.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object({ ...input, has_steps: z._default(z.boolean(), false) }).check(isInOrder, hasOtherTime),
    output: savedFile,
  }),
  revenueEntries: call({
    summary: "Lists the trips, fees and invoices behind a figure, the latest first or what earned least first.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z
      .object({ ...chosen, is_worst_first: z._default(z.boolean(), false), after: entryKey.field })
      .check(isInOrder),
    output: z.object({ entries: z.array(entry), next: z.nullable(z.string()) }),
  }),
  revenueEntriesFile: call({
    summary: "Downloads the rows behind a figure as a CSV file, at most ten thousand.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object(chosen).check(isInOrder),
    output: savedFile,
  }),
  revenueForecast: call({
    summary: "Foretells the net revenue of the next eight weeks, and says how far off that was on past ones.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object({ service: optionalTextField(60) }),
    output: z.object({
      past: z.array(z.object({ from: z.string(), net_cents: z.int() })),
      forecast: z.nullable(
        z.object({
          method: z.enum(["level", "season"]),
          error: z.nullable(z.number()),
          tried: z.int(),
          weeks: z.array(
            z.object({ from: z.string(), expected_cents: z.int(), low_cents: z.int(), high_cents: z.int() }),
          ),
        }),
      ),
    }),
  }),
  revenueForecastFile: call({
    summary: "Downloads the past weeks and the forecast ones as a CSV file.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object({ service: optionalTextField(60) }),
    output: savedFile,
  }),
  providerPayablesFile: call({
    summary: "Downloads what is owed to each provider as a CSV file.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object({}),
    output: savedFile,
  }),
  providerPayables: call({
    summary: "Lists what is owed to each provider and for how long.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object({}),
    output: z.object({
      providers: z.array(
        z.object({
          provider_id: z.string(),
          name: z.string(),
          trips: z.int(),
          /** By days since the trip: up to 30, 60, 90, and more. */
          up_to_30_cents: z.int(),
          up_to_60_cents: z.int(),
          up_to_90_cents: z.int(),
          older_cents: z.int(),
          open_cents: z.int(),
        }),
      ),
    }),
  }),
});
