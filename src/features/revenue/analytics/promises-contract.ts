import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { promiseIds } from "#domain/analytics/promises.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, optionalTextField } from "#platform/wire.ts";

const readers = rolesThatMay("view_analytics").filter((role) => role === "admin" || role === "super_user");

const promise = z.object({
  id: z.enum(promiseIds),
  kept: z.int(),
  broken: z.int(),
  share: z.nullable(z.number()),
});
export type ShownPromise = z.output<typeof promise>;

const isInOrder = z.refine<{ from: string; until: string }>(({ from, until }) => from <= until, {
  path: ["until"],
  message: "Enter a date on or after the first",
});

const result = z
  .object({
    from: dayField("Enter the first date"),
    until: dayField("Enter the last date"),
    service: optionalTextField(60),
    source: optionalTextField(40),
  })
  .check(isInOrder);

export const promisesContract = contract({
  readPromises: call({
    summary: "Holds what we promise against what was kept in a period, and says whether visitors see it.",
    access: readers,
    effect: "reads",
    input: result,
    output: z.object({ promises: z.array(promise), is_published: z.boolean() }),
  }),
  promisesFile: call({
    summary: "Downloads the same as a CSV file.",
    access: readers,
    effect: "reads",
    input: result,
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
  }),
  keptPromises: call({
    summary: "Shows visitors how we kept our promises in the last twelve whole months, where the company publishes it.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: z.object({
      published: z.nullable(z.object({ from: z.string(), until: z.string(), promises: z.array(promise) })),
    }),
  }),
});
