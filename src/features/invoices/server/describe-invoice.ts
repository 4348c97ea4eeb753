import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { ListedInvoice } from "../contract.ts";
import type { NewInvoice } from "./store.ts";
import type { ListedInvoiceRow } from "./views.ts";

export const describeInvoice = (row: ListedInvoiceRow): ListedInvoice => ({
  id: row.id,
  version: row.version,
  number: row.state === "draft" ? "Draft" : row.number,
  kind: row.kind,
  state: row.state,
  buyer_name: row.buyerName,
  buyer_email: shownEmail(row.buyerEmail),
  booking_reference: row.bookingReference,
  total_cents: row.totalCents,
  vat_cents: row.vatCents,
  paid_cents: row.paidCents,
  credited_cents: row.creditedCents,
  open_cents: dueAmount(row),
  issued_at: row.issuedAt.toISOString(),
  due_on: row.dueOn,
  sent_at: row.sentAt?.toISOString() ?? null,
});

export const movedInvoice = ({ id, number, state, version = 1 }: NewInvoice) => ({ id, number, state, version });
