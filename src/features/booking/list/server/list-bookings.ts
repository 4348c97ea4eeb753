import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { addDays, isLocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { type BookingFilter, bookingKeys, type bookingListContract, type ListedBooking } from "../contract.ts";
import { findChoices } from "./choice-views.ts";
import { hasManyTrips, type ListFilter, type ListOrder } from "./filter-views.ts";
import { type FoundListed, findBookings, sumBookings } from "./views.ts";

const midnight = localTime("00:00");
const summedAtMost = 1000;
/** No index knows a driver's bookings in the list's order. */
const drivenAtMost = 200;

/** All bookings, a page at a time. */
export async function listBookings(ctx: Context, asked: ParsedOf<typeof bookingListContract.listBookings>) {
  const { sort, direction, after, size } = asked;
  const found = await findBookings(ctx.db, await filterFrom(ctx, asked), { sort, direction }, { after, size });
  return accept({ bookings: found.slice(0, size).map(lineOf), next: nextKey(found, size, sort) });
}

/** What the list comes to, along the same order: of more than it reads, the first. */
export async function bookingTotals(ctx: Context, asked: ParsedOf<typeof bookingListContract.bookingTotals>) {
  const { sort, direction } = asked;
  const filter = await filterFrom(ctx, asked);
  const atMost = filter.driver ? drivenAtMost : summedAtMost;
  const { count, value, due, onAccount } = await sumBookings(ctx.db, filter, { sort, direction }, atMost);
  return accept({
    count: Math.min(count, atMost),
    is_more: count > atMost,
    value_cents: value,
    due_cents: due,
    on_account_cents: onAccount,
  });
}

export async function bookingChoices(ctx: Context) {
  return accept(await findChoices(ctx.db));
}

/** What a filter means: days are the company's own, and "mine" is whoever asks. */
export const filterFrom = async (ctx: Context, asked: BookingFilter): Promise<ListFilter> => ({
  states: asked.states,
  money: asked.money,
  pickupFrom: startOf(asked.pickup_from),
  pickupBefore: endOf(asked.pickup_to),
  createdFrom: startOf(asked.created_from),
  createdBefore: endOf(asked.created_to),
  service: asked.service,
  driver: asked.driver ? { id: asked.driver, hasMany: await hasManyTrips(ctx.db, asked.driver) } : undefined,
  partnerId: asked.partner,
  light: asked.light,
  takenBy: asked.is_mine ? personAsking(ctx.actor) : undefined,
  hasChange: asked.has_change,
  withTests: asked.with_tests,
  search: asked.search,
});

const startOf = (day: string | undefined) => (day && isLocalDate(day) ? momentOf(day, midnight) : undefined);
const endOf = (day: string | undefined) => (day && isLocalDate(day) ? momentOf(addDays(day, 1), midnight) : undefined);

/** The key after a page: what the rows are sorted by, and the id that tells equals apart. */
export const nextKey = (found: readonly FoundListed[], size: number, sort: ListOrder["sort"]) =>
  pageOf(found, size, keysBy[sort]).next;

const keysBy: Readonly<Record<ListOrder["sort"], (row: FoundListed) => string>> = {
  created: ({ createdAt: at, id }) => bookingKeys.created.write({ at, id }),
  pickup: ({ pickupAt: at, id }) => bookingKeys.pickup.write({ at, id }),
  total: ({ totalCents, id }) => bookingKeys.total.write({ at: totalCents ?? -1, id }),
};

const lineOf = (row: FoundListed): ListedBooking => ({
  id: row.id,
  reference: row.reference,
  version: row.version,
  state: row.state,
  is_test: row.isTest,
  light: row.light,
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  phone: row.phone,
  service_type: row.serviceType,
  offer: row.offer,
  pickup_location: row.pickupLocation,
  destination: row.destination,
  pickup_at: row.pickupAt.toISOString(),
  return_at: row.returnAt?.toISOString() ?? null,
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
