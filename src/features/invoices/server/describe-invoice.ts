import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { toWire } from "#platform/to-wire.ts";
import { type ListedInvoice, listedInvoice } from "../contract.ts";
import type { NewInvoice } from "./store.ts";
import type { ListedInvoiceRow } from "./views.ts";

export const describeInvoice = (row: ListedInvoiceRow): ListedInvoice =>
  toWire(listedInvoice, row, {
    number: row.state === "draft" ? "Draft" : row.number,
    buyer_email: shownEmail(row.buyerEmail),
    open_cents: dueAmount(row),
  });

export const movedInvoice = ({ id, number, state, version = 1 }: NewInvoice) => ({ id, number, state, version });
