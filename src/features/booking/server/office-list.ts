import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { addDays, isLocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import {
  type BookingFilter,
  type bookingOfficeContract,
  type OfficeBooking,
  officeBookingKeys,
} from "../office-contract.ts";
import { findChoices } from "./office-choice-views.ts";
import { hasManyTrips, type OfficeFilter, type OfficeOrder } from "./office-filter-views.ts";
import { type FoundOfficeBooking, findOfficeBookings, sumOfficeBookings } from "./office-views.ts";

const midnight = localTime("00:00");
const summedAtMost = 1000;
/** No index knows a driver's bookings in the list's order. */
const drivenAtMost = 200;

/** All bookings, a page at a time. */
export async function officeBookings(ctx: Context, asked: ParsedOf<typeof bookingOfficeContract.officeBookings>) {
  const { sort, direction, after, size } = asked;
  const found = await findOfficeBookings(ctx.db, await filterFrom(ctx, asked), { sort, direction }, { after, size });
  return accept({ bookings: found.slice(0, size).map(lineOf), next: nextKey(found, size, sort) });
}

/** What the list comes to, along the same order: of more than it reads, the first. */
export async function officeBookingTotals(
  ctx: Context,
  asked: ParsedOf<typeof bookingOfficeContract.officeBookingTotals>,
) {
  const { sort, direction } = asked;
  const filter = await filterFrom(ctx, asked);
  const atMost = filter.driver ? drivenAtMost : summedAtMost;
  const { count, value, due, onAccount } = await sumOfficeBookings(ctx.db, filter, { sort, direction }, atMost);
  return accept({
    count: Math.min(count, atMost),
    is_more: count > atMost,
    value_cents: value,
    due_cents: due,
    on_account_cents: onAccount,
  });
}

export async function officeBookingChoices(ctx: Context) {
  return accept(await findChoices(ctx.db));
}

/** What a filter means: days are the company's own, and "mine" is whoever asks. */
export const filterFrom = async (ctx: Context, asked: BookingFilter): Promise<OfficeFilter> => ({
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
export const nextKey = (found: readonly FoundOfficeBooking[], size: number, sort: OfficeOrder["sort"]) =>
  pageOf(found, size, keysBy[sort]).next;

const keysBy: Readonly<Record<OfficeOrder["sort"], (row: FoundOfficeBooking) => string>> = {
  created: ({ createdAt: at, id }) => officeBookingKeys.created.write({ at, id }),
  pickup: ({ pickupAt: at, id }) => officeBookingKeys.pickup.write({ at, id }),
  total: ({ totalCents, id }) => officeBookingKeys.total.write({ at: totalCents ?? -1, id }),
};

const lineOf = (row: FoundOfficeBooking): OfficeBooking => ({
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
