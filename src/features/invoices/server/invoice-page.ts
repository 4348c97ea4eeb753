import { type InvoiceLine, invoiceStates } from "../contract.ts";
import type { FoundInvoice, InvoicesWanted } from "./views.ts";

const linesOnPage = 20;

/** One line more than is shown tells whether there is another page. */
export function wantedInvoices(after: string | undefined): InvoicesWanted {
  const [moment = "", number = ""] = after?.split("_") ?? [];
  return { after: after ? { issuedAt: new Date(moment), number } : null, size: linesOnPage + 1 };
}

export function invoicePageOf(found: readonly FoundInvoice[]) {
  const shown = found.slice(0, linesOnPage);
  const last = shown.at(-1);
  const next = last && found.length > linesOnPage ? `${last.issuedAt.toISOString()}_${last.number}` : null;
  return { invoices: shown.map(lineOf), next };
}

const lineOf = (invoice: FoundInvoice): InvoiceLine => ({
  number: invoice.number,
  kind: invoice.kind,
  state: invoiceStates.find((state) => state === invoice.state) ?? "issued",
  booking_reference: invoice.bookingReference,
  service_type: invoice.serviceType,
  travelled_at: invoice.travelledAt?.toISOString() ?? null,
  buyer_name: invoice.buyerName,
  total_cents: invoice.totalCents,
  vat_cents: invoice.vatCents,
  paid_cents: invoice.paidCents,
  credited_cents: invoice.creditedCents,
  issued_at: invoice.issuedAt.toISOString(),
  due_on: invoice.dueOn,
});
