import { daysToIssue } from "#domain/invoice/invoice-document.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { type invoiceUnbilledContract, type UnbilledBooking, unbilledBooking, unbilledKey } from "../contract.ts";
import { findUnbilled, type UnbilledRow } from "./views.ts";

/** Completed bookings without an invoice. */
export async function unbilledBookings(
  ctx: Context,
  { after, size }: ParsedOf<typeof invoiceUnbilledContract.unbilledBookings>,
) {
  const key = unbilledKey.read(after);
  // One extra row tells whether there is another page.
  const unbilled = await findUnbilled(ctx.db, { size: size + 1, ...(key && { after: key }) });
  const { rows, next } = pageOf(unbilled, size, unbilledKey.write);
  return accept({ bookings: rows.map((row) => describe(row, ctx.now)), next });
}

const describe = (row: UnbilledRow, now: Date): UnbilledBooking =>
  toWire(unbilledBooking, row, {
    customer: `${row.firstName} ${row.lastName}`.trim(),
    driven_on: localDateOf(row.pickupAt),
    days_left: daysToIssue(localDateOf(row.pickupAt), localDateOf(now)),
  });
