import { bookingHeads, bookingLabels, sourceLabel } from "#domain/booking/booking-labels.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { bookingPaymentLabels } from "#domain/payment/payment-labels.ts";
import { accept } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingListContract } from "../contract.ts";
import { readFilter } from "./read-filter.ts";
import { findBookings, type ListedRow } from "./views.ts";
import { writeNextKey } from "./write-next-key.ts";

const rowsAtOnce = 1000;

/**
 * Part of the list as CSV with commas and amounts as 1299.00, which every program reads. The first part starts with the
 * UTF-8 mark and the headings.
 */
export async function exportBookings(ctx: Context, input: ParsedOf<typeof bookingListContract.exportBookings>) {
  const { sort, direction, after } = input;
  const page = { after, size: rowsAtOnce };
  const result = await findBookings(ctx.db, await readFilter(ctx, input), { sort, direction }, page);
  const rows = result.slice(0, rowsAtOnce);
  const lines = rows.map((row) => columns.map(([, cell]) => csvCell(cell(row))).join(","));
  const head = after ? "" : `\ufeff${columns.map(([name]) => name).join(",")}\r\n`;
  if (!after) await recordAudit(ctx, { action: "bookings.exported", details: { ...input } });
  return accept({
    name: `bookings-${localDateOf(ctx.now)}.csv`,
    content: head + lines.map((line) => `${line}\r\n`).join(""),
    rows: rows.length,
    next: writeNextKey(result, rowsAtOnce, sort),
  });
}

type Cell = string | number | null;

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe, and so does a phone number, which starts with a
 * plus. Our own amounts and counts stay numbers.
 */
export function csvCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns: readonly (readonly [string, (row: ListedRow) => Cell])[] = [
  ["Reference", (row) => row.reference],
  [bookingHeads.state, (row) => bookingLabels[row.status].label],
  [bookingHeads.money, (row) => bookingPaymentLabels[row.money].label],
  ["First name", (row) => row.firstName],
  ["Last name", (row) => row.lastName],
  ["Email", (row) => shownEmail(row.email)],
  [bookingHeads.phone, (row) => row.phone],
  ["Service", (row) => row.serviceName],
  ["Offer", (row) => row.offer],
  ["From", (row) => row.pickupLocation],
  ["To", (row) => row.destination],
  ["Pickup date", (row) => localDateOf(row.pickupAt)],
  ["Pickup time", (row) => localTimeOf(row.pickupAt)],
  ["Days", (row) => daysOfBooking(row)],
  ["Return date", (row) => row.returnAt && localDateOf(row.returnAt)],
  ["Return time", (row) => row.returnAt && localTimeOf(row.returnAt)],
  ["Passengers", (row) => row.passengers],
  [`${bookingHeads.total} (R)`, (row) => inRand(row.totalCents)],
  ["Received (R)", (row) => inRand(row.paidCents)],
  ["Refunded (R)", (row) => inRand(row.refundedCents)],
  [`${bookingHeads.paid} (R)`, (row) => inRand(bookingBalance(row).keptCents)],
  ["Amount due (R)", (row) => inRand(bookingBalance(row).dueCents)],
  [bookingHeads.partner, (row) => row.partner],
  [bookingHeads.driver, (row) => row.drivers],
  [bookingHeads.taken, (row) => row.takenBy],
  [bookingHeads.source, (row) => sourceLabel(row.source)],
  [bookingHeads.created, (row) => `${localDateOf(row.createdAt)} ${localTimeOf(row.createdAt)}`],
  ["Test booking", (row) => (row.isTest ? "yes" : "")],
];

const inRand = (cents: number | null) => (cents === null ? null : plainAmount(cents));
/** Whole digits, so that no amount is off by a fraction of a cent. */
const plainAmount = (cents: number) =>
  `${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
