import Papa from "papaparse";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { DrawnFile } from "./draw-document.ts";
import { findTableRows } from "./month-share-views.ts";

/** A spreadsheet would run these as formulas. */
const formulae = /^[=+\-@\t\r]/;
const inRand = (cents: number): string => (cents / 100).toFixed(2);

type Invoice = { readonly id: string; readonly number: string; readonly month: string };

/** A monthly invoice’s bookings as a table by cost centre; its amounts add up to the invoice. */
export async function monthTable(ctx: Context, { id, number, month }: Invoice): Promise<DrawnFile> {
  const rows = (await findTableRows(ctx.db, id)).map((row) => ({
    Invoice: number,
    Month: month,
    "Cost centre": row.costCentre,
    Booking: row.reference,
    Date: localDateOf(row.pickupAt),
    Traveller: `${row.firstName} ${row.lastName}`.trim(),
    Service: row.serviceName,
    From: row.pickupLocation,
    To: row.destination,
    "Purchase order": row.purchaseOrder,
    Project: row.project,
    "Excl. VAT": inRand(row.grossCents - row.vatCents),
    VAT: inRand(row.vatCents),
    "Incl. VAT": inRand(row.grossCents),
    Credited: inRand(row.creditedCents),
  }));
  return {
    name: `${number}-by-cost-centre.csv`,
    type: "text/csv;charset=utf-8",
    content: Buffer.from(`\ufeff${Papa.unparse(rows, { escapeFormulae: formulae })}`),
  };
}
