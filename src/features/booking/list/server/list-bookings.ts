import { accept } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingListContract, ListedBooking } from "../contract.ts";
import { readFilter } from "./read-filter.ts";
import { findBookings, type ListedRow } from "./views.ts";
import { writeNextKey } from "./write-next-key.ts";

export async function listBookings(ctx: Context, input: ParsedOf<typeof bookingListContract.listBookings>) {
  const { sort, direction, after, size } = input;
  const result = await findBookings(ctx.db, readFilter(ctx, input), { sort, direction }, { after, size });
  return accept({ bookings: result.slice(0, size).map(lineOf), next: writeNextKey(result, size, sort) });
}

const lineOf = (row: ListedRow): ListedBooking => ({
  id: row.id,
  reference: row.reference,
  version: row.version,
  state: row.state,
  status: row.status,
  is_test: row.isTest,
  light: row.light,
  name: `${row.firstName} ${row.lastName}`,
  email: shownEmail(row.email),
  phone: row.phone,
  service_type: row.serviceType,
  offer: row.offer,
  pickup_location: row.pickupLocation,
  destination: row.destination,
  pickup_at: row.pickupAt.toISOString(),
  return_at: row.returnAt?.toISOString() ?? null,
  days: daysOfBooking(row),
  passengers: row.passengers,
  source: row.source,
  partner: row.partner,
  drivers: row.drivers,
  taken_by: row.takenBy,
  money: row.money,
  total_cents: row.totalCents,
  paid_cents: row.paidCents,
  refunded_cents: row.refundedCents,
  hold_until: row.holdUntil?.toISOString() ?? null,
  response_due_at: row.responseDueAt?.toISOString() ?? null,
  has_change: row.hasChange,
  created_at: row.createdAt.toISOString(),
});
