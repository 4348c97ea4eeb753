import { accept, refuse } from "#domain/result.ts";
import { addMonths, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { invoiceStates } from "../../contract.ts";
import { type CostCentreSums, monthInvoice } from "../contract.ts";
import { findCompanyInvoices, findCostCentreSums, findNextSums } from "./company-views.ts";
import { openMonthCompany } from "./open-month-company.ts";

/** A company’s monthly invoices, and what the next one will contain. */
export async function monthInvoices(ctx: Context, { organisation_id }: { organisation_id: string | null }) {
  const company = await openMonthCompany(ctx, organisation_id);
  if (!company) return refuse("not_found");
  const names = new Map(company.costCentres.map(({ code, name }) => [code, name]));
  const named = (sums: readonly Sum[]): CostCentreSums =>
    sums.map(({ code, bookings, cents }) => ({ code, name: names.get(code) ?? "", bookings, total_cents: cents }));
  const byInvoice = Map.groupBy(await findCostCentreSums(ctx.db, company.id), ({ invoiceId }) => invoiceId);
  const companyInvoices = await findCompanyInvoices(ctx.db, company.id);
  return accept({
    is_monthly: company.isBilledMonthly,
    next_on: addMonths(localDate(`${localDateOf(ctx.now).slice(0, 7)}-01`), 1),
    next: named(await findNextSums(ctx.db, company.id)),
    invoices: companyInvoices.map((invoice) => {
      const sums = byInvoice.get(invoice.id) ?? [];
      return toWire(monthInvoice, invoice, {
        month: invoice.month ?? "",
        state: invoiceStates.find((state) => state === invoice.state) ?? "issued",
        bookings: sums.reduce((count, { bookings }) => count + bookings, 0),
        cost_centres: named(sums),
      });
    }),
  });
}

type Sum = { readonly code: string; readonly bookings: number; readonly cents: number };
