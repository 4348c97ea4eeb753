import * as z from "zod/mini";
import { companyViewers, notFound, ofCompany, orItsOwn } from "#features/companies/contract.ts";
import { call, contract } from "#platform/contract.ts";
import { textField } from "#platform/wire.ts";
import { invoiceStates, savedFile } from "../contract.ts";

const byCostCentre = z.array(z.object({ code: z.string(), name: z.string(), bookings: z.int(), total_cents: z.int() }));

export const monthInvoice = z.object({
  number: z.string(),
  /** Such as 2026-10. */
  month: z.string(),
  state: z.enum(invoiceStates),
  total_cents: z.int(),
  vat_cents: z.int(),
  credited_cents: z.int(),
  paid_cents: z.int(),
  issued_at: z.string(),
  due_on: z.string(),
  bookings: z.int(),
  cost_centres: byCostCentre,
});
export type MonthInvoice = z.output<typeof monthInvoice>;
export type CostCentreSums = z.output<typeof byCostCentre>;

export const monthInvoicesContract = contract({
  monthInvoices: call({
    summary: "Lists a company’s monthly invoices by cost centre, and what was driven since and is on the next one.",
    access: orItsOwn(companyViewers),
    effect: "reads",
    input: z.object(ofCompany),
    output: z.object({
      /** False: each booking has its own invoice. */
      is_monthly: z.boolean(),
      /** When the next one is issued. */
      next_on: z.string(),
      next: byCostCentre,
      invoices: z.array(monthInvoice),
    }),
    refusals: notFound,
  }),
  monthInvoiceFile: call({
    summary: "Downloads a monthly invoice as a PDF, or its bookings by cost centre as a CSV table.",
    access: orItsOwn(companyViewers),
    effect: "reads",
    limit: { times: 30, seconds: 60 },
    input: z.object({
      ...ofCompany,
      number: textField("Choose an invoice", 40),
      format: z._default(z.enum(["pdf", "csv"]), "pdf"),
    }),
    output: savedFile,
    refusals: { not_found: "We couldn’t find that document." },
  }),
});
