import { pageOf } from "#platform/page-key.ts";
import { invoiceKey, invoiceStates } from "../../contract.ts";
import type { InvoiceLine } from "../contract.ts";
import type { InvoicePageRequest, InvoiceRecord } from "./list-views.ts";

const linesOnPage = 20;

/** One extra row tells whether there is another page. */
export const pageRequest = (after: string | null | undefined): InvoicePageRequest => ({
  after: invoiceKey.read(after),
  size: linesOnPage + 1,
});

export function invoicePageOf(invoices: readonly InvoiceRecord[]) {
  const { rows, next } = pageOf(invoices, linesOnPage, invoiceKey.write);
  return { invoices: rows.map(lineOf), next };
}

const lineOf = (invoice: InvoiceRecord): InvoiceLine => ({
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
