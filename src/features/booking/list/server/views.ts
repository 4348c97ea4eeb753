import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dueCents, moneyState } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { findPrefixes as readPrefixes } from "#db/read-prefixes.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import { messages } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import type { SearchBranch } from "../../server/search-views.ts";
import { bookingKeys } from "../contract.ts";
import {
  branchesOf,
  hasOpenChange,
  type ListFilter,
  type ListOrder,
  listedFrom,
  readsDriverTable,
} from "./filter-views.ts";

export type ListPage = { readonly after?: string | null | undefined; readonly size: number };

const sortColumns: Readonly<Record<ListOrder["sort"], { by: SQLWrapper; cast: SQL }>> = {
  created: { by: bookings.createdAt, cast: sql`timestamptz` },
  pickup: { by: bookings.pickupAt, cast: sql`timestamptz` },
  total: { by: sql`coalesce(${bookings.totalCents}, -1)`, cast: sql`integer` },
};

const driverNames = subquery<string | null>`(
  select string_agg(d.first_name || ' ' || d.last_name, ', ' order by t.leg, t.part)
  from trips t join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active', 'fulfilled')
  join drivers d on d.id = a.driver_id where t.booking_id = ${bookings.id})`;

const lineColumns = {
  id: bookings.id,
  reference: bookings.reference,
  version: bookings.version,
  state: bookings.state,
  status: bookingStatus,
  isTest: bookings.isTest,
  light: bookings.light,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  serviceType: bookings.serviceType,
  offer: bookings.offer,
  serviceName: bookings.serviceName,
  tourName: bookings.tourName,
  tourHours: bookings.tourHours,
  pickupLocation: bookings.pickupLocation,
  destination: bookings.destination,
  pickupAt: bookings.pickupAt,
  returnAt: bookings.returnAt,
  hireUnit: bookings.hireUnit,
  hireHours: bookings.hireHours,
  packageDays: bookings.packageDays,
  passengers: bookings.passengers,
  source: bookings.source,
  partner: organisations.name,
  drivers: driverNames,
  takenBy: users.name,
  money: moneyState,
  totalCents: bookings.totalCents,
  paidCents: bookings.paidCents,
  refundedCents: bookings.refundedCents,
  feeCents: bookings.feeCents,
  holdUntil: bookings.holdUntil,
  responseDueAt: bookings.responseDueAt,
  hasChange: sql<boolean>`${hasOpenChange}`,
  createdAt: bookings.createdAt,
};

/** A page and one extra row. */
export function findBookings(db: ReadDb, filter: ListFilter, order: ListOrder, page: ListPage) {
  const way = wayOf(order);
  return db
    .select(lineColumns)
    .from(bookings)
    .innerJoin(sql`(${firstMatches(filter, order, page)}) as found`, sql`found.id = ${bookings.id}`)
    .leftJoin(users, eq(users.id, bookings.takenBy))
    .leftJoin(organisations, eq(organisations.id, sql`coalesce(${bookings.organisationId}, ${bookings.partnerId})`))
    .orderBy(sql`found.at ${way}`, sql`found.id ${way}`);
}

const wayOf = ({ direction }: ListOrder) => (direction === "asc" ? sql`asc` : sql`desc`);

/** Each alternative is read by its own index, in order, and the first of all are taken, with the `more` columns. */
function firstMatches(filter: ListFilter, order: ListOrder, page: ListPage, more = sql``): SQL {
  const { by } = sortColumns[order.sort];
  const way = wayOf(order);
  const from = listedFrom(filter);
  const branches = branchesOf(filter).map(
    ({ where, likeliest }) => subquery<unknown>`(select ${bookings.id}, ${by} as at${more}
      from ${likeliest ? firstOf(likeliest) : from}
      where ${and(where, beyond(order, page.after))}
      order by ${by} ${way}, ${bookings.id} ${way} limit ${page.size + 1})`,
  );
  return sql`select * from (${sql.join(branches, sql` union `)}) as each order by at ${way}, id ${way} limit ${page.size + 1}`;
}

const likeliestAtMost = 1000;

/** Two letters match more than anyone reads: the first thousand by the index, for a word the newest. */
const firstOf = ({ range, inOrder }: SearchBranch) =>
  sql`(select * from ${bookings} where ${range} order by ${inOrder} limit ${likeliestAtMost}) as bookings`;

export type ListedRow = Awaited<ReturnType<typeof findBookings>>[number];

type Summed = {
  readonly total: SQLWrapper;
  readonly due: SQLWrapper;
  readonly money: SQLWrapper;
  readonly columns: SQL;
};
const summed: Summed = {
  total: bookings.totalCents,
  due: dueCents,
  money: moneyState,
  columns: sql`, ${bookings.state}, ${bookings.paymentMethod}, ${bookings.totalCents}, ${bookings.paidCents}, ${bookings.refundedCents}, ${bookings.feeCents}`,
};
/** A driver’s list has every summed column, so no booking is read for it. */
const listed: Summed = {
  total: bookings.totalCents,
  due: sql`${bookings}.due_cents`,
  money: sql`${bookings}.money`,
  columns: sql`, ${bookings.totalCents}, ${bookings}.due_cents, ${bookings}.money`,
};

/** Sums the first matches of a filter, so that the cost is limited however many there are. */
export async function sumBookings(db: ReadDb, filter: ListFilter, order: ListOrder, atMost: number) {
  const way = wayOf(order);
  const { total, due, money, columns } = readsDriverTable(filter) ? listed : summed;
  const isFirst = sql`place <= ${atMost}`;
  const sumOf = (what: SQLWrapper, where: SQL) =>
    sql<number>`coalesce(sum(${what}) filter (where ${where}), 0)`.mapWith(Number);
  // Named like the table, because the amount due is computed from its columns.
  const result = sql`(select *, row_number() over (order by at ${way}, id ${way}) as place
    from (${firstMatches(filter, order, { size: atMost }, columns)}) as each) as ${bookings}`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      value: sumOf(total, isFirst),
      due: sumOf(due, sql`${isFirst} and ${money} <> 'on_account'`),
      onAccount: sumOf(due, sql`${isFirst} and ${money} = 'on_account'`),
    })
    .from(result);
  return row ?? { count: 0, value: 0, due: 0, onAccount: 0 };
}

function beyond({ sort, direction }: ListOrder, after: string | null | undefined): SQL | undefined {
  const key = bookingKeys[sort].read(after);
  if (!key) return undefined;
  const { by, cast } = sortColumns[sort];
  const is = direction === "asc" ? sql`>` : sql`<`;
  const at = key.at instanceof Date ? key.at.toISOString() : key.at;
  return sql`(${by}, ${bookings.id}) ${is} (${at}::${cast}, ${key.id}::uuid)`;
}

/** Whether the customer was written to with this template since then. */
export async function wasWrittenSince(db: ReadDb, reference: string, template: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.about, `booking:${reference}`),
        eq(messages.template, template),
        sql`${messages.createdAt} > ${since}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Every prefix that the company’s references ever had, today’s first. */
export const findPrefixes = (db: ReadDb) => readPrefixes(db);
