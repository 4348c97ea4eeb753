import { and, asc, between, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { payItems, payRuns, payStatements } from "#db/schema/pay.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { partsOfPeriod } from "#domain/revenue/periods.ts";
import type { RevenueBasis } from "#domain/revenue/revenue.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

const e = revenueEntries;
const margin = sql<number>`revenue_margin(${e.grossCents}, ${e.vatCents}, ${e.outlayCents}, ${e.driverCents}, ${e.providerCents}, ${e.vehicleCents}, ${e.commissionCents})`;

export type Chosen = {
  readonly basis: RevenueBasis;
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly service: string;
  /** The key of a report row, by its criterion; without a key all. */
  readonly by: "service" | "driver" | "vehicle" | "provider" | "hour" | "month";
  readonly key: string | undefined;
};

const orNone = (column: typeof e.driverId | typeof e.vehicleId | typeof e.providerId, key: string) =>
  key ? eq(sql`${column}::text`, key) : isNull(column);

function ofKey({ basis, by, key }: Chosen): SQL | undefined {
  if (key === undefined) return by === "provider" ? isNotNull(e.providerId) : undefined;
  const day = basis === "earned" ? e.earnedOn : e.bookedOn;
  const hour = basis === "earned" ? e.earnedHour : e.bookedHour;
  return {
    service: () => eq(e.service, key),
    driver: () => orNone(e.driverId, key),
    vehicle: () => orNone(e.vehicleId, key),
    provider: () => orNone(e.providerId, key),
    hour: () => sql`((extract(isodow from ${day})::integer - 1) * 24 + ${hour})::text = ${key}`,
    month: () => sql`to_char(${day}, 'YYYY-MM-01') = ${key}`,
  }[by]();
}

const dayOf = ({ basis }: Chosen) => (basis === "earned" ? e.earnedOn : e.bookedOn);

const selectEntries = (db: ReadDb, chosen: Chosen) =>
  db
    .select({
      id: e.id,
      kind: e.kind,
      reference: e.reference,
      bookingId: e.bookingId,
      service: e.service,
      serviceName: sql<string>`coalesce(${bookings.serviceName}, '')`,
      day: sql<LocalDate>`${dayOf(chosen)}`,
      driver: sql<string>`coalesce(trim(${drivers.firstName} || ' ' || ${drivers.lastName}), '')`,
      provider: sql<string>`coalesce(${organisations.name}, '')`,
      vehicle: sql<string>`coalesce(${vehicles.plate}, '')`,
      grossCents: e.grossCents,
      vatCents: e.vatCents,
      outlayCents: e.outlayCents,
      driverCents: e.driverCents,
      providerCents: e.providerCents,
      vehicleCents: e.vehicleCents,
      commissionCents: e.commissionCents,
      lacksPay: e.lacksPay,
      lacksVehicle: e.lacksVehicle,
    })
    .from(e)
    .leftJoin(bookings, eq(bookings.id, e.bookingId))
    .leftJoin(drivers, eq(drivers.id, e.driverId))
    .leftJoin(vehicles, eq(vehicles.id, e.vehicleId))
    .leftJoin(organisations, eq(organisations.id, e.providerId));

const ofChosen = (chosen: Chosen) =>
  and(chosen.service ? eq(e.service, chosen.service) : undefined, ofKey(chosen)) ?? sql`true`;

type Page = { readonly after: { readonly day: string; readonly id: string } | undefined; readonly size: number };

/** The entries in a figure, latest first. */
export function findEntries(db: ReadDb, chosen: Chosen, { after, size }: Page) {
  const day = dayOf(chosen);
  return selectEntries(db, chosen)
    .where(
      and(
        between(day, chosen.from, chosen.until),
        ofChosen(chosen),
        after && sql`(${day}, ${e.id}) < (${after.day}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(day), desc(e.id))
    .limit(size);
}

/**
 * The lowest margins first: the worst of each whole month and of the days around them, then the worst of
 * those.
 */
export async function findWorstEntries(db: ReadDb, chosen: Chosen, size: number) {
  const day = dayOf(chosen);
  const { months, days } = isOfOne(chosen) ? { months: null, days: [chosen] } : partsOfPeriod(chosen);
  const worst = (within: SQL) => sql`(select ${e.id} as id, ${margin} as margin, ${day} as day from ${e}
    where ${within} and ${ofChosen(chosen)} order by margin, day desc, id desc limit ${size})`;
  const ofMonth = worst(sql`${day} is not null and date_trunc('month', ${day}::timestamp) = m.first_day`);
  const parts = [
    ...(months
      ? [
          sql`select w.* from generate_series(${months.from}::timestamp, ${months.until}::timestamp, interval '1 month')
            as m (first_day) cross join lateral ${ofMonth} w`,
        ]
      : []),
    ...days.map(({ from, until }) => worst(sql`${day} between ${from} and ${until}`)),
  ];
  const rows = await db
    .select({ id: sql<string>`w.id` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as w`)
    .orderBy(sql`w.margin, w.day desc, w.id desc`)
    .limit(size);
  return selectEntries(db, chosen)
    .where(
      inArray(
        e.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(margin), desc(day), desc(e.id));
}

/** One row’s trips have their own index. */
const isOfOne = ({ by, key }: Chosen) => Boolean(key) && (by === "driver" || by === "vehicle" || by === "provider");

/** Providers’ unpaid earnings by age. Earnings paid in earlier years are not read. */
export function findPayables(db: ReadDb, today: LocalDate) {
  const item = { providerId: payItems.providerId, earnedOn: payItems.earnedOn, amountCents: payItems.amountCents };
  const onNoStatement = db
    .select(item)
    .from(payItems)
    .where(and(isNotNull(payItems.providerId), isNull(payItems.statementId)));
  const onUnpaid = db
    .select(item)
    .from(payRuns)
    .innerJoin(payStatements, eq(payStatements.runId, payRuns.id))
    .innerJoin(payItems, eq(payItems.statementId, payStatements.id))
    .where(and(ne(payRuns.state, "paid"), isNotNull(payItems.providerId)));
  const owed = unionAll(onNoStatement, onUnpaid).as("owed");
  const open = (which: SQL) => sql<number>`coalesce(sum(${owed.amountCents}) filter (where ${which}), 0)::int`;
  const within = (days: number) => sql`${owed.earnedOn} > ${today}::date - ${sql.raw(String(days))}`;
  return db
    .select({
      providerId: organisations.id,
      name: organisations.name,
      trips: sql<number>`count(*)::int`,
      upTo30: open(within(31)),
      upTo60: open(sql`${within(61)} and not ${within(31)}`),
      upTo90: open(sql`${within(91)} and not ${within(61)}`),
      older: open(sql`not ${within(91)}`),
    })
    .from(owed)
    .innerJoin(organisations, eq(organisations.id, owed.providerId))
    .groupBy(organisations.id, organisations.name)
    .orderBy(asc(organisations.name));
}
