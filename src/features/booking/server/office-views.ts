import { and, eq, gte, inArray, isNotNull, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import type { BookingState } from "#domain/booking-lifecycle.ts";
import type { MoneyState } from "../office-contract.ts";
import { searchBranches } from "./office-search-views.ts";

export type OfficeFilter = {
  readonly states?: readonly BookingState[] | undefined;
  readonly money?: MoneyState | undefined;
  readonly pickupFrom?: Date | undefined;
  readonly pickupBefore?: Date | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly service?: string | undefined;
  readonly driverId?: string | undefined;
  readonly partnerId?: string | undefined;
  readonly light?: "green" | "amber" | undefined;
  /** Taken by this person. */
  readonly takenBy?: string | undefined;
  readonly hasChange: boolean;
  readonly withTests: boolean;
  readonly search: string;
};

export type OfficeOrder = { readonly sort: "created" | "pickup" | "total"; readonly direction: "asc" | "desc" };
export type OfficePage = { readonly after?: string | null | undefined; readonly size: number };

/** The same words as in the index that serves them. */
export const moneyOf = sql<MoneyState>`booking_money(${bookings.state}, ${bookings.paymentMethod}, ${bookings.totalCents}, ${bookings.paidCents}, ${bookings.refundedCents}, ${bookings.feeCents})`;
const hasOpenChange = inArray(bookings.amendment, ["proposed_by_customer", "proposed_by_office"]);

const sortColumns: Readonly<Record<OfficeOrder["sort"], { by: SQLWrapper; cast: SQL }>> = {
  created: { by: bookings.createdAt, cast: sql`timestamptz` },
  pickup: { by: bookings.pickupAt, cast: sql`timestamptz` },
  total: { by: sql`coalesce(${bookings.totalCents}, -1)`, cast: sql`integer` },
};

const driverNames = sql<string | null>`(
  select string_agg(d.first_name || ' ' || d.last_name, ', ' order by t.leg)
  from trips t join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active', 'fulfilled')
  join drivers d on d.id = a.driver_id where t.booking_id = ${bookings.id})`;

const lineColumns = {
  id: bookings.id,
  reference: bookings.reference,
  version: bookings.version,
  state: bookings.state,
  isTest: bookings.isTest,
  light: bookings.light,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  serviceType: bookings.serviceType,
  offer: bookings.offer,
  pickupLocation: bookings.pickupLocation,
  destination: bookings.destination,
  pickupAt: bookings.pickupAt,
  returnAt: bookings.returnAt,
  passengers: bookings.passengers,
  source: bookings.source,
  partner: organisations.name,
  drivers: driverNames,
  takenBy: users.name,
  money: moneyOf,
  totalCents: bookings.totalCents,
  paidCents: bookings.paidCents,
  refundedCents: bookings.refundedCents,
  holdUntil: bookings.holdUntil,
  responseDueAt: bookings.responseDueAt,
  hasChange: sql<boolean>`${hasOpenChange}`,
  createdAt: bookings.createdAt,
  sortKey: sql<string>`found.at::text`,
};

/** One page and one row more. Each alternative is read by its own index, in order, and the first of all are taken. */
export function findOfficeBookings(db: ReadDb, filter: OfficeFilter, order: OfficeOrder, page: OfficePage) {
  const { by } = sortColumns[order.sort];
  const way = order.direction === "asc" ? sql`asc` : sql`desc`;
  const found = sql.join(
    branchesOf(filter).map(
      (branch) => sql`(select ${bookings.id}, ${by} as at from ${bookings}
        where ${and(branch, beyond(order, page.after))}
        order by ${by} ${way}, ${bookings.id} ${way} limit ${page.size + 1})`,
    ),
    sql` union `,
  );
  return db
    .select(lineColumns)
    .from(bookings)
    .innerJoin(
      sql`(select * from (${found}) as each order by at ${way}, id ${way} limit ${page.size + 1}) as found`,
      sql`found.id = ${bookings.id}`,
    )
    .leftJoin(users, eq(users.id, bookings.takenBy))
    .leftJoin(organisations, eq(organisations.id, sql`coalesce(${bookings.organisationId}, ${bookings.partnerId})`))
    .orderBy(sql`found.at ${way}`, sql`found.id ${way}`);
}

export type FoundOfficeBooking = Awaited<ReturnType<typeof findOfficeBookings>>[number];

/** Counts no further than `atMost`: the exact number of a hundred thousand helps nobody. */
export async function countOfficeBookings(db: ReadDb, filter: OfficeFilter, atMost: number): Promise<number> {
  const found = sql.join(
    branchesOf(filter).map((branch) => sql`(select ${bookings.id} from ${bookings} where ${branch} limit ${atMost})`),
    sql` union `,
  );
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`(select 1 from (${found}) as each limit ${atMost}) as found`);
  return row?.count ?? 0;
}

function beyond({ sort, direction }: OfficeOrder, after: string | null | undefined): SQL | undefined {
  const [, value, id] = /^(.+)~([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
  if (!value || !id) return undefined;
  const { by, cast } = sortColumns[sort];
  const is = direction === "asc" ? sql`>` : sql`<`;
  return sql`(${by}, ${bookings.id}) ${is} (${value}::${cast}, ${id}::uuid)`;
}

/** "Any of these" is one question for each of them: an index answers each in order, and none answers "any". */
function branchesOf(filter: OfficeFilter): readonly (SQL | undefined)[] {
  const rest = and(...narrowing(filter));
  const states = filter.states?.length ? filter.states.map((state) => eq(bookings.state, state)) : [undefined];
  const partners = filter.partnerId ? partnerBranches(filter.partnerId) : [undefined];
  const searches = filter.search === "" ? [undefined] : searchBranches(filter.search);
  return states.flatMap((state) =>
    partners.flatMap((partner) => searches.map((search) => and(state, partner, search, rest))),
  );
}

/** Booked by the organisation itself, or brought by its link. */
const partnerBranches = (id: string) => [
  eq(bookings.organisationId, id),
  and(isNotNull(bookings.partnerId), eq(bookings.partnerId, id)),
];

function narrowing(filter: OfficeFilter): (SQL | undefined)[] {
  const { pickupFrom, pickupBefore, createdFrom, createdBefore } = filter;
  return [
    filter.states?.length ? undefined : ne(bookings.state, "draft"),
    filter.money && eq(moneyOf, filter.money),
    pickupFrom && gte(bookings.pickupAt, pickupFrom),
    pickupBefore && lt(bookings.pickupAt, pickupBefore),
    // Nobody books after the pickup: said aloud, it lets an order by creation begin where the rows are.
    pickupBefore && !createdBefore ? lt(bookings.createdAt, pickupBefore) : undefined,
    createdFrom && gte(bookings.createdAt, createdFrom),
    createdBefore && lt(bookings.createdAt, createdBefore),
    filter.service ? eq(bookings.serviceType, filter.service) : undefined,
    filter.driverId ? drivenBy(filter.driverId) : undefined,
    filter.light && eq(bookings.light, filter.light),
    filter.takenBy ? eq(bookings.takenBy, filter.takenBy) : undefined,
    filter.hasChange ? hasOpenChange : undefined,
    filter.withTests ? undefined : eq(bookings.isTest, false),
  ];
}

const drivenBy = (driverId: string) => sql`exists (
  select 1 from trips t join assignments a on a.trip_id = t.id
  where t.booking_id = ${bookings.id} and a.driver_id = ${driverId}
    and a.state in ('accepted', 'active', 'fulfilled'))`;
