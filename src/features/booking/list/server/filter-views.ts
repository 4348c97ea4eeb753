import { and, desc, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { moneyState } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { assignments } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { MoneyState } from "#domain/payment/payment-summary.ts";
import { type SearchBranch, searchBranches } from "./search-views.ts";

export type ListFilter = {
  readonly states?: readonly BookingState[] | undefined;
  readonly money?: MoneyState | undefined;
  readonly pickupFrom?: Date | undefined;
  readonly pickupBefore?: Date | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly service?: string | undefined;
  readonly driver?: { readonly id: string; readonly hasMany: boolean } | undefined;
  readonly partnerId?: string | undefined;
  readonly confirmation?: "green" | "amber" | undefined;
  /** Taken by this person. */
  readonly takenBy?: string | undefined;
  readonly hasChange: boolean;
  readonly withTests: boolean;
  readonly search: string;
};

export type ListOrder = { readonly sort: "created" | "pickup" | "total"; readonly direction: "asc" | "desc" };

export const hasOpenChange = inArray(bookings.amendment, ["proposed_by_customer", "proposed_by_office"]);

/** "Any of these" is one question for each of them: an index answers each in order, and none answers "any". */
export function branchesOf(filter: ListFilter): readonly Branch[] {
  const rest = and(...narrowing(filter));
  const states = filter.states?.length ? filter.states.map((state) => eq(bookings.state, state)) : [undefined];
  const partners = filter.partnerId ? partnerBranches(filter.partnerId) : [undefined];
  const searches = filter.search === "" ? [undefined] : searchBranches(filter.search);
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

/** `likeliest`: of a search for nothing else, the part of an index that finds it. */
export type Branch = { readonly where: SQL | undefined; readonly likeliest?: SearchBranch };

/** Other filters may be far more telling than two letters of a name; the planner then chooses where to begin. */
function isSearchAlone({ search, hasChange, withTests: _, ...others }: ListFilter): boolean {
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
    filter.money && eq(moneyState, filter.money),
    pickupFrom && gte(bookings.pickupAt, pickupFrom),
    pickupBefore && lt(bookings.pickupAt, pickupBefore),
    // Nobody books after the pickup: said aloud, it lets an order by creation begin where the rows are.
    pickupBefore && !createdBefore ? lt(bookings.createdAt, pickupBefore) : undefined,
    createdFrom && gte(bookings.createdAt, createdFrom),
    createdBefore && lt(bookings.createdAt, createdBefore),
    filter.service ? eq(bookings.serviceType, filter.service) : undefined,
    filter.confirmation && eq(bookings.light, filter.confirmation),
    filter.takenBy ? eq(bookings.takenBy, filter.takenBy) : undefined,
    filter.hasChange ? hasOpenChange : undefined,
    filter.withTests ? undefined : eq(bookings.isTest, false),
  ];
}

type Start = { readonly from: SQL; readonly where?: SQL };

/**
 * Where the rows of a driver are looked for. A driver of few trips: begin with those. One of many: walk the list in its
 * order and ask of each who drove it, which ends soon when the newest come first.
 */
export function startOf({ driver }: ListFilter, order: ListOrder): Start {
  if (!driver) return { from: sql`${bookings}` };
  const walks = driver.hasMany && (order.direction === "desc" || order.sort === "total");
  if (walks) return { from: sql`${bookings}`, where: droveBy(driver.id) };
  return {
    from: sql`(select distinct booking_id from ${tripsOf(driver.id, sql`offset 0`)} as each) as driven join ${bookings} on ${bookings.id} = driven.booking_id`,
  };
}

const theirs = (driverId: string) => sql`a.driver_id = ${driverId} and a.state in ('accepted', 'active', 'fulfilled')`;

// "offset 0" keeps the planner from turning the question round.
const droveBy = (
  driverId: string,
) => subquery<boolean>`exists (select from trips t join assignments a on a.trip_id = t.id
    where t.booking_id = ${bookings.id} and ${theirs(driverId)} offset 0)`;

/** The bookings a driver drove for, one for each trip; `part` says how much of it. */
export const tripsOf = (driverId: string, part: SQL) =>
  sql`(select t.booking_id from assignments a join trips t on t.id = a.trip_id where ${theirs(driverId)} ${part})`;

const manyTrips = 500;

/** Whether a driver has more trips than one would sort by hand. */
export async function hasManyTrips(db: ReadDb, driverId: string): Promise<boolean> {
  // By the order of the index, so that it is read there and not in the table.
  const found = await db
    .select({ at: assignments.createdAt })
    .from(assignments)
    .where(eq(assignments.driverId, driverId))
    .orderBy(desc(assignments.createdAt))
    .offset(manyTrips - 1)
    .limit(1);
  return found.length > 0;
}
