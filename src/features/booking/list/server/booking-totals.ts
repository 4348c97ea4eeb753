import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingListContract } from "../contract.ts";
import { readFilter } from "./read-filter.ts";
import { sumBookings } from "./views.ts";

const summedAtMost = 1000;

/** A driver's bookings are scattered, and each is read for its sums. */
const drivenAtMost = 200;

/** The totals of the list, along the same order: of more than it reads, the first. */
export async function bookingTotals(ctx: Context, input: ParsedOf<typeof bookingListContract.bookingTotals>) {
  const { sort, direction } = input;
  const filter = await readFilter(ctx, input);
  const atMost = filter.driverId ? drivenAtMost : summedAtMost;
  const { count, value, due, onAccount } = await sumBookings(ctx.db, filter, { sort, direction }, atMost);
  return accept({
    count: Math.min(count, atMost),
    is_more: count > atMost,
    value_cents: value,
    due_cents: due,
    on_account_cents: onAccount,
  });
}
