import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import {
  branchesOf,
  hasOpenChange,
  moneyOf,
  type OfficeFilter,
  type OfficeOrder,
  startOf,
} from "./office-filter-views.ts";
import type { SearchBranch } from "./office-search-views.ts";

export type OfficePage = { readonly after?: string | null | undefined; readonly size: number };

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
  const start = startOf(filter, order);
  const found = sql.join(
    branchesOf(filter).map(
      ({ where, likeliest }) => sql`(select ${bookings.id}, ${by} as at
        from ${likeliest ? firstOf(likeliest) : start.from}
        where ${and(where, start.where, beyond(order, page.after))}
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

const likeliestAtMost = 1000;

/** What two letters find is more than anybody reads: the first thousand by the index, of each word the newest. */
const firstOf = ({ range, inOrder }: SearchBranch) =>
  sql`(select * from ${bookings} where ${range} order by ${inOrder} limit ${likeliestAtMost}) as bookings`;

export type FoundOfficeBooking = Awaited<ReturnType<typeof findOfficeBookings>>[number];

/** Counts no further than `atMost`: the exact number of a hundred thousand helps nobody. */
export async function countOfficeBookings(db: ReadDb, filter: OfficeFilter, atMost: number): Promise<number> {
  const { from } = startOf(filter);
  // A booking of two trips may come twice, and a union of one leaves it so.
  const enough = filter.driver ? atMost * 2 : atMost;
  const found = sql.join(
    branchesOf(filter).map(({ where }) => sql`(select ${bookings.id} from ${from} where ${where} limit ${enough})`),
    sql` union `,
  );
  const [row] = await db
    .select({ count: sql<number>`count(distinct id)`.mapWith(Number) })
    .from(sql`(select id from (${found}) as each limit ${enough}) as found`);
  return Math.min(row?.count ?? 0, atMost);
}

function beyond({ sort, direction }: OfficeOrder, after: string | null | undefined): SQL | undefined {
  const [, value, id] = /^(.+)~([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
  if (!value || !id) return undefined;
  const { by, cast } = sortColumns[sort];
  const is = direction === "asc" ? sql`>` : sql`<`;
  return sql`(${by}, ${bookings.id}) ${is} (${value}::${cast}, ${id}::uuid)`;
}
