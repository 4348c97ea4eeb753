import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";

const readers = rolesThatMay("view_analytics").filter((role) => role === "admin" || role === "super_user");

const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

export const reportContract = contract({
  reportFile: call({
    summary: "Downloads the report of a month as a PDF: what was earned and what it cost, and how the company worked.",
    access: readers,
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    /** Any day of the month. */
    input: z.object({ month: dayField("Choose a month") }),
    output: savedFile,
    refusals: { not_over: "This month hasn’t ended yet." },
  }),
});
