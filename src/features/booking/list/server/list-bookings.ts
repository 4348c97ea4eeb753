import { accept } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { type bookingListContract, type ListedBooking, listedBooking } from "../contract.ts";
import { readFilter } from "./read-filter.ts";
import { findBookings, type ListedRow } from "./views.ts";
import { writeNextKey } from "./write-next-key.ts";

export async function listBookings(ctx: Context, input: ParsedOf<typeof bookingListContract.listBookings>) {
  const { sort, direction, after, size } = input;
  const result = await findBookings(ctx.db, await readFilter(ctx, input), { sort, direction }, { after, size });
  return accept({ bookings: result.slice(0, size).map(lineOf), next: writeNextKey(result, size, sort) });
}

const lineOf = (row: ListedRow): ListedBooking =>
  toWire(listedBooking, row, {
    name: `${row.firstName} ${row.lastName}`,
    email: shownEmail(row.email),
    days: daysOfBooking(row),
  });
