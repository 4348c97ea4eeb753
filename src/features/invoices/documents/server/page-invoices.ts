import { pageOf } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { invoiceKey, invoiceStates } from "../../contract.ts";
import { type InvoiceLine, invoiceLine } from "../contract.ts";
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

const lineOf = (invoice: InvoiceRecord): InvoiceLine =>
  toWire(invoiceLine, invoice, { state: invoiceStates.find((state) => state === invoice.state) ?? "issued" });
