import { and, arrayContains, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { moneyState } from "#db/booking-balance.ts";
import { bookingDrivers, bookings } from "#db/schema/booking.ts";
import { subquery } from "#db/subquery.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { Prefixes } from "#domain/booking/reference-prefix.ts";
import type { MoneyState } from "#domain/payment/payment-summary.ts";
import { type SearchBranch, searchBranches } from "../../server/search-views.ts";

export type ListFilter = {
  readonly states?: readonly BookingState[] | undefined;
  readonly money?: MoneyState | undefined;
  readonly pickupFrom?: Date | undefined;
  readonly pickupBefore?: Date | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly service?: string | undefined;
  readonly driverId?: string | undefined;
  readonly partnerId?: string | undefined;
  readonly confirmation?: "green" | "amber" | undefined;
  /** Taken by this colleague. */
  readonly takenBy?: string | undefined;
  readonly hasChange: boolean;
  readonly withTests: boolean;
  readonly search: string;
  /** Those that a typed reference may have. */
  readonly prefixes: Prefixes;
};

export type ListOrder = { readonly sort: "created" | "pickup" | "total"; readonly direction: "asc" | "desc" };

export const hasOpenChange = eq(bookings.amendment, "proposed_by_customer");

/** "Any of these" becomes one query each: an index answers each in order, but not "any". */
export function branchesOf(filter: ListFilter): readonly Branch[] {
  const rest = and(...narrowing(filter));
  if (filter.driverId) return driverBranches(filter, filter.driverId, rest);
  const states = filter.states?.length ? filter.states.map((state) => eq(bookings.state, state)) : [undefined];
  const partners = filter.partnerId ? partnerBranches(filter.partnerId) : [undefined];
  const searches = filter.search === "" ? [undefined] : searchBranches(filter.search, filter.prefixes);
  const isAlone = isSearchAlone(filter);
  return states.flatMap((state) =>
    partners.flatMap((partner) =>
      searches.map((search) => ({
        where: and(state, partner, search?.where, rest),
        ...(isAlone && search && { likeliest: search }),
      })),
    ),
  );
}

/** For one driver all filters are read at once; only words of places are searched separately, in their own index. */
function driverBranches(filter: ListFilter, driverId: string, rest: SQL | undefined): readonly Branch[] {
  const narrowed = and(
    filter.states?.length ? inArray(bookings.state, [...filter.states]) : undefined,
    filter.partnerId ? or(...partnerBranches(filter.partnerId)) : undefined,
    rest,
  );
  if (filter.search === "") return [{ where: narrowed }];
  const searches = searchBranches(filter.search, filter.prefixes);
  const names = searches.filter(({ isWords }) => !isWords).map(({ where }) => where);
  const words = searches.filter(({ isWords }) => isWords).map(({ where }) => where);
  return [or(...names), ...words].map((search) => ({ where: and(narrowed, isDrivenBy(driverId), search) }));
}

/** `likeliest`: if nothing else is searched for, the part of an index that finds it. */
export type Branch = { readonly where: SQL | undefined; readonly likeliest?: SearchBranch };

/** Other filters may be more selective than two letters of a name, so the planner chooses where to start. */
function isSearchAlone({ search, hasChange, withTests: _, prefixes: __, ...others }: ListFilter): boolean {
  return search !== "" && !hasChange && Object.values(others).every((value) => value === undefined);
}

/** Booked by the organisation itself, or brought by its link. */
const partnerBranches = (id: string) => [
  eq(bookings.organisationId, id),
  and(isNotNull(bookings.partnerId), eq(bookings.partnerId, id)),
];

function narrowing(filter: ListFilter): (SQL | undefined)[] {
  const { pickupFrom, pickupBefore, createdFrom, createdBefore } = filter;
  return [
    filter.states?.length ? undefined : ne(bookings.state, "draft"),
    filter.money && eq(readsDriverTable(filter) ? sql`${bookings}.money` : moneyState, filter.money),
    pickupFrom && gte(bookings.pickupAt, pickupFrom),
    pickupBefore && lt(bookings.pickupAt, pickupBefore),
    // No one books after the pickup: stating it lets an order by creation start where the rows are.
    pickupBefore && !createdBefore ? lt(bookings.createdAt, pickupBefore) : undefined,
    createdFrom && gte(bookings.createdAt, createdFrom),
    createdBefore && lt(bookings.createdAt, createdBefore),
    filter.service ? isSoldAs(filter.service) : undefined,
    filter.confirmation && eq(bookings.light, filter.confirmation),
    filter.takenBy ? eq(bookings.takenBy, filter.takenBy) : undefined,
    filter.hasChange ? hasOpenChange : undefined,
    filter.withTests ? undefined : eq(bookings.isTest, false),
  ];
}

/** By the service’s key: the usual one of a kind, or another by its slug. A driver’s table has no service of its own. */
const isSoldAs = (key: string): SQL => subquery`exists (select 1 from bookings of_service
  join services s on s.slug = of_service.service
  where of_service.id = ${bookings}.id
    and case when (s.facts ->> 'isUsual')::boolean then s.facts ->> 'kind' else s.slug end = ${key})`;

/** A driver's list is read from its own table; names and places, which are searched, are only in the bookings. */
export const readsDriverTable = ({ driverId, search }: ListFilter) => driverId !== undefined && search === "";

/** The table the list is read from: it supports every order and has the filter columns under the same names. */
export const listedFrom = (filter: ListFilter): SQL =>
  readsDriverTable(filter)
    ? subquery`(select ${bookingDrivers.bookingId} as id, * from ${bookingDrivers} where ${bookingDrivers.driverId} = ${filter.driverId}) as ${bookings}`
    : sql`${bookings}`;

/** Identical to the expression in the indexes. */
const isDrivenBy = (driverId: string) =>
  and(sql`${bookings.driverIds} <> '{}'`, arrayContains(bookings.driverIds, [driverId]));
