import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, optionalTextField } from "#platform/wire.ts";

const readers = rolesThatMay("view_analytics").filter((role) => role === "admin" || role === "super_user");

export const soldGroups = ["tour", "class"] as const;
export type SoldGroup = (typeof soldGroups)[number];

const input = z
  .object({
    from: dayField("Enter the first date"),
    until: dayField("Enter the last date"),
    service: optionalTextField(60),
    by: z._default(z.enum(soldGroups), "tour"),
  })
  .check(
    z.refine(({ from, until }) => from <= until, { path: ["until"], message: "Enter a date on or after the first" }),
  );

const row = z.object({
  /** The tour’s or the class’s id; empty for what has none. */
  key: z.string(),
  name: z.string(),
  /** Driven bookings and their passengers. */
  bookings: z.int(),
  guests: z.int(),
  /** With cancellation fees. */
  gross_cents: z.int(),
  /** Of the trips that guests rated; null without any. */
  rating: z.nullable(z.number()),
  ratings: z.int(),
});
export type SoldRow = z.output<typeof row>;

export const soldContract = contract({
  soldFigures: call({
    summary: "Adds up what was driven in a period by tour or by vehicle class: bookings, guests, revenue and ratings.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input,
    output: z.object({ rows: z.array(row) }),
  }),
  soldFile: call({
    summary: "Downloads the same as a CSV file.",
    access: readers,
    effect: "reads",
    onReplica: true,
    input,
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
  }),
});
