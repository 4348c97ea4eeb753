import Papa from "papaparse";
import { childSeatNames } from "#domain/passenger/passenger-list.ts";
import { accept } from "#domain/result.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { travelContract } from "../travel-contract.ts";
import { findTravellers, type TravellerRow } from "./travel-views.ts";

const rowsAtMost = 10_000;

/** A filter’s results, as a table for a spreadsheet. What it would run as a formula is made text. */
export async function exportPassengers(ctx: Context, filter: ParsedOf<typeof travelContract.exportPassengers>) {
  const rows = await findTravellers(ctx.db, filter, { now: ctx.now, after: undefined, limit: rowsAtMost });
  const csv = Papa.unparse(rows.map(rowOf), { escapeFormulae: true });
  const name = `passengers-${localDateOf(ctx.now)}.csv`;
  await recordAudit(ctx, {
    action: "passengers.exported",
    subject: { kind: "passengers", id: name },
    details: { rows: rows.length },
  });
  return accept({
    name,
    type: "text/csv;charset=utf-8",
    content: Buffer.from(`\ufeff${csv}`).toString("base64"),
  });
}

const rowOf = ({ passenger, reference, customer, pickupAt, from, to }: TravellerRow) => ({
  Date: localDateOf(pickupAt),
  Time: localTimeOf(pickupAt),
  Booking: reference,
  Name: passenger.name,
  Phone: passenger.phone,
  Room: passenger.room,
  Wheelchair: passenger.wheelchair ? "yes" : "",
  "Child seat": passenger.childSeat ? childSeatNames[passenger.childSeat] : "",
  Allergy: passenger.allergy,
  Language: passenger.language,
  "Other needs": passenger.needs,
  Bags: passenger.bags ?? "",
  From: from,
  To: to,
  Customer: customer,
});
