import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { lostReasonGroups } from "#domain/enquiry/lost-reason.ts";
import { call, contract } from "#platform/contract.ts";

const team = rolesThatMay("change_customers");

export const reportDays = [30, 90, 365] as const;
const input = z.object({ days: z._default(z.union([z.literal(30), z.literal(90), z.literal(365)]), 90) });

const converted = z.object({
  /** A source, or a colleague’s name; empty for enquiries without an owner. */
  name: z.string(),
  received: z.int(),
  won: z.int(),
  lost: z.int(),
  open: z.int(),
  won_cents: z.int(),
});
export type Converted = z.output<typeof converted>;

const lostLine = z.object({
  reason: z.enum(lostReasonGroups),
  service_type: z.string(),
  source: z.string(),
  /** 2026-11 */
  month: z.string(),
  count: z.int(),
  value_cents: z.int(),
});
export type LostLine = z.output<typeof lostLine>;

const salesReport = z.object({
  lost: z.array(lostLine),
  by_source: z.array(converted),
  by_owner: z.array(converted),
  answers: z.array(
    z.object({
      source: z.string(),
      received: z.int(),
      answered: z.int(),
      /** Answered by the time we promised. */
      kept: z.int(),
      /** Null while none is answered. */
      median_minutes: z.nullable(z.int()),
    }),
  ),
});
export type SalesReport = z.output<typeof salesReport>;

export const reportsContract = contract({
  readSalesReport: call({
    summary: "Reads what was lost and why, how enquiries convert by source and owner, and how soon they are answered.",
    access: team,
    effect: "reads",
    input,
    output: salesReport,
  }),
  exportSalesReport: call({
    summary: "Writes the lost enquiries and quotes of a period as a file for a spreadsheet.",
    access: team,
    effect: "reads",
    input,
    output: z.object({ name: z.string(), content: z.string() }),
  }),
});
