import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { monthShape } from "#domain/invoice/month-locks.ts";
import { call, contract } from "#platform/contract.ts";
import { needed } from "../contract.ts";

const writers = rolesThatMay("change_invoices");
const month = z.string("Enter a month").check(z.regex(monthShape, "Enter a month such as 2026-10"));

export const monthOfBooks = z.object({
  month: z.string(),
  invoices: z.int(),
  credit_notes: z.int(),
  /** Including VAT. */
  invoiced_cents: z.int(),
  credited_cents: z.int(),
  /** VAT of invoices minus credit notes. */
  vat_cents: z.int(),
  locked_at: z.nullable(z.iso.datetime()),
  locked_by: z.nullable(z.string()),
  can_lock: z.boolean(),
});
export type MonthOfBooks = z.output<typeof monthOfBooks>;

/** Open work before a month is locked. */
export const openMatters = ["unbilled", "drafts", "bank_lines", "proofs", "cash", "refunds", "provider_trips"] as const;
export type OpenMatter = (typeof openMatters)[number];

/** Months with their totals, and which are locked. */
export const invoiceMonthsContract = contract({
  invoiceMonths: call({
    summary: "Lists what was billed month by month, latest first, and which months are locked.",
    access: rolesThatMay("view_invoices"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ months: z.array(monthOfBooks) }),
  }),
  openInMonth: call({
    summary: "Lists what of a month is still open: what is not billed, matched, handed in, refunded or invoiced.",
    access: rolesThatMay("view_invoices"),
    effect: "reads",
    input: z.object({ month }),
    output: z.object({
      open: z.array(z.object({ matter: z.enum(openMatters), count: z.int(), cents: z.int() })),
    }),
  }),
  lockMonth: call({
    summary: "Locks a month that is over, so that no document or payment is dated in it.",
    access: writers,
    effect: "changes",
    input: z.object({ month }),
    output: z.object({ month: z.string() }),
    refusals: {
      not_over: "A month can be locked once it is over.",
      locked_already: "This month is already locked.",
    },
  }),
  unlockMonth: call({
    summary: "Unlocks a month, with the reason.",
    access: writers,
    effect: "changes",
    input: z.object({ month, reason: needed("Please enter the reason", 300) }),
    output: z.object({ month: z.string() }),
    refusals: { not_locked: "This month is not locked." },
  }),
});
