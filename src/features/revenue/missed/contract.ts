import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { missedReasons } from "#domain/analytics/missed-sale.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { dayField, optionalTextField } from "#platform/wire.ts";

const readers = rolesThatMay("view_analytics").filter((role) => role === "admin" || role === "super_user");

export const missedGroups = ["reason", "date", "area", "vehicle"] as const;
export type MissedGroup = (typeof missedGroups)[number];

const input = {
  from: dayField("Enter the first date"),
  until: dayField("Enter the last date"),
  service: optionalTextField(60),
  by: z._default(z.enum(missedGroups), "reason"),
};

const isInOrder = z.refine<{ from: string; until: string }>(({ from, until }) => from <= until, {
  path: ["until"],
  message: "Enter a date on or after the first",
});

const row = z.object({ key: z.string(), entries: z.int(), cents: z.int() });
export type MissedRow = z.output<typeof row>;

export const entry = z.object({
  id: z.string(),
  asked_on: z.string(),
  reason: z.enum(missedReasons),
  service: z.string(),
  area: z.string(),
  vehicle: z.string(),
  pickup_on: z.string(),
  passengers: z.int(),
  total_cents: z.nullable(z.int()),
});
export type MissedEntry = z.output<typeof entry>;

export const missedKey = pageKey({ day: keyParts.day, id: keyParts.id });

export const missedContract = contract({
  missedSales: call({
    summary: "Adds up what was asked for and not booked, by reason, date, area or vehicle.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object(input).check(isInOrder),
    output: z.object({ rows: z.array(row) }),
  }),
  missedEntries: call({
    summary: "Lists what was asked for and not booked, the latest first.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z
      .object({ ...input, key: z.optional(z.string().check(z.maxLength(80))), after: missedKey.field })
      .check(isInOrder),
    output: z.object({ entries: z.array(entry), next: z.nullable(z.string()) }),
  }),
  missedFile: call({
    summary: "Downloads what was asked for and not booked as a CSV file, at most ten thousand rows.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input: z.object(input).check(isInOrder),
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
  }),
});
