import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { measures } from "#domain/analytics/measures.ts";
import { funnelSteps, tileIds } from "#domain/analytics/tiles.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { dayField, optionalTextField } from "#platform/wire.ts";
import { comparedFields, hasOtherTime, isInOrder } from "../contract.ts";

/** Only for those who run the company. */
const readers = rolesThatMay("view_analytics").filter((role) => role === "admin" || role === "super_user");

/** A file to download; its content in base64. */
const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

const period = {
  from: dayField("Enter the first date"),
  until: dayField("Enter the last date"),
  /** One service or source, or all. */
  service: optionalTextField(60),
  source: optionalTextField(40),
};

const input = { ...period, ...comparedFields };

const dates = z.object({ from: z.string(), until: z.string() });

const tile = z.object({
  id: z.enum(tileIds),
  unit: z.enum(["count", "share", "minutes", "cents"]),
  value: z.nullable(z.number()),
  part: z.int(),
  whole: z.int(),
  aside: z.int(),
  /** The same for the compared period. */
  before: z.nullable(z.number()),
});
export type ShownTile = z.output<typeof tile>;

const sourceRow = z.object({
  source: z.string(),
  made: z.int(),
  sold: z.int(),
  driven: z.int(),
  cancelled: z.int(),
  /** The value of what was sold. */
  sold_cents: z.int(),
  /** How many visitors reached each step of the wizard, in order. */
  steps: z.array(z.int()),
});
export type SourceRow = z.output<typeof sourceRow>;

const report = z.object({
  period: dates,
  against: z.nullable(dates),
  tiles: z.array(tile),
  funnel: z.object({
    visitors: z.array(z.object({ step: z.enum(funnelSteps), entries: z.int() })),
    requests: z.object({ made: z.int(), sold: z.int(), driven: z.int() }),
  }),
  sources: z.array(sourceRow),
  step: z.enum(["day", "week", "month"]),
  steps: z.array(z.object({ from: z.string(), made: z.int(), sold: z.int(), cancelled: z.int() })),
  /** For all services and sources, up to the period’s last month. */
  cohorts: z.array(z.object({ month: z.string(), customers: z.int(), later: z.array(z.int()) })),
});
export type AnalyticsReport = z.output<typeof report>;

export const entry = z.object({
  id: z.string(),
  measure: z.enum(measures),
  outcome: z.string(),
  day: z.string(),
  service: z.string(),
  /** As it was sold, or as the service of an enquiry is called. */
  service_name: z.string(),
  source: z.string(),
  reference: z.string(),
  has_booking: z.boolean(),
  driver: z.string(),
  minutes: z.int(),
  paid_minutes: z.int(),
  km: z.int(),
  paid_km: z.int(),
  cents: z.int(),
});
export type FigureEntry = z.output<typeof entry>;

export const figureKey = pageKey({ day: keyParts.day, id: keyParts.id });

const chosen = {
  ...period,
  measure: z.enum(measures),
  /** Their outcomes; empty means all. */
  outcomes: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)), []),
};

export const analyticsFiles = ["figures", "sources", "funnel", "customers"] as const;

export const figuresContract = contract({
  readAnalytics: call({
    summary:
      "Says how the company worked in a period: requests, sales, answers, pickups, shifts, refunds and customers.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object(input).check(isInOrder, hasOtherTime),
    output: report,
  }),
  analyticsFile: call({
    summary: "Downloads one part of the same as a CSV file.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object({ ...input, part: z.enum(analyticsFiles) }).check(isInOrder, hasOtherTime),
    output: savedFile,
  }),
  figureEntries: call({
    summary: "Lists the bookings, answers, quotes, pickups, shifts or refunds behind a figure, the latest first.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object({ ...chosen, after: figureKey.field }).check(isInOrder),
    output: z.object({ entries: z.array(entry), next: z.nullable(z.string()) }),
  }),
  figureEntriesFile: call({
    summary: "Downloads the rows behind a figure as a CSV file, at most ten thousand.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object(chosen).check(isInOrder),
    output: savedFile,
  }),
});
