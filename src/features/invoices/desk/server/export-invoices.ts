import Papa from "papaparse";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { invoiceLabels, teamInvoiceKindLabel } from "#domain/invoice/invoice-labels.ts";
import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ListedInvoiceRow } from "../../server/views.ts";
import type { invoiceDeskContract } from "../contract.ts";
import { findListedInvoices } from "./views.ts";

/** A spreadsheet would run these as formulas, except negative amounts. */
const formulae = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/;

const rowsAtMost = 10_000;

/** The invoices of a filter, as a table for the accountant. Amounts in rand; a credit note's are negative. */
export async function exportInvoices(ctx: Context, filter: ParsedOf<typeof invoiceDeskContract.exportInvoices>) {
  const listedInvoices = await findListedInvoices(ctx.db, filter, { size: rowsAtMost });
  const csv = Papa.unparse(listedInvoices.map(rowOf), { escapeFormulae: formulae });
  return accept({
    name: `invoices-${localDateOf(ctx.now)}.csv`,
    type: "text/csv;charset=utf-8",
    content: Buffer.from(`\ufeff${csv}`).toString("base64"),
  });
}

function rowOf(row: ListedInvoiceRow) {
  const sign = row.kind === "credit_note" ? -1 : 1;
  const inRand = (amount: number) => ((sign * amount) / 100).toFixed(2);
  return {
    Number: row.state === "draft" ? "Draft" : row.number,
    Type: teamInvoiceKindLabel(row.kind),
    Status: invoiceLabels[row.state].label,
    Issued: localDateOf(row.issuedAt),
    Due: row.dueOn,
    "Billed to": row.buyerName,
    Email: shownEmail(row.buyerEmail),
    Booking: row.bookingReference ?? "",
    "Excl. VAT": inRand(row.totalCents - row.vatCents),
    VAT: inRand(row.vatCents),
    "Incl. VAT": inRand(row.totalCents),
    Paid: inRand(row.paidCents),
    Credited: inRand(row.creditedCents),
    "Amount due": inRand(dueAmount(row)),
  };
}
