import { and, between, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findSold as readSold } from "#db/read-catalogue.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { revenueSums } from "#db/schema/revenue.ts";
import type { Period } from "#domain/revenue/periods.ts";
import type { RevenueBasis, RevenueCut, RevenueFigures } from "#domain/revenue/revenue.ts";
import { withinPeriod } from "./period-views.ts";

const s = revenueSums;

/** The catalogue, ended records included. */
export const findSold: typeof readSold = (db) => readSold(db);

export type ReportFilter = { readonly basis: RevenueBasis; readonly period: Period; readonly service: string };

const sum = (column: (typeof s)[keyof RevenueFigures]) => sql<number>`sum(${column})`.mapWith(Number);
const sums = {
  entries: sum(s.entries),
  trips: sum(s.trips),
  cancelled: sum(s.cancelled),
  grossCents: sum(s.grossCents),
  vatCents: sum(s.vatCents),
  outlayCents: sum(s.outlayCents),
  driverCents: sum(s.driverCents),
  providerCents: sum(s.providerCents),
  vehicleCents: sum(s.vehicleCents),
  lackingPay: sum(s.lackingPay),
  lackingVehicle: sum(s.lackingVehicle),
  minutes: sum(s.minutes),
  timed: sum(s.timed),
  late: sum(s.late),
  commissionCents: sum(s.commissionCents),
};

const keys = {
  service: { cut: "service", key: s.service },
  driver: { cut: "driver", key: s.subject },
  vehicle: { cut: "vehicle", key: s.subject },
  provider: { cut: "provider", key: s.subject },
  hour: { cut: "hour", key: sql<string>`${s.slot}::text` },
  month: { cut: "service", key: sql<string>`to_char(${s.startsOn}, 'YYYY-MM-01')` },
} as const;

/** The result for each of them in a period. */
export function findSums(db: ReadDb, { basis, period, service }: ReportFilter, by: keyof typeof keys) {
  const { cut, key } = keys[by];
  return db
    .select({ key: sql<string>`${key}`, ...sums })
    .from(s)
    .where(
      and(
        eq(s.basis, basis),
        eq(s.cut, cut),
        withinPeriod(s, period),
        service ? eq(s.service, service) : undefined,
        by === "provider" ? ne(s.subject, "") : undefined,
        ne(s.entries, 0),
      ),
    )
    .groupBy(sql`1`);
}

/** By day, or by month for long periods; optionally providers only. */
export function findDays(db: ReadDb, { basis, period, service }: ReportFilter, cut: RevenueCut, isByMonth: boolean) {
  return db
    .select({ key: s.startsOn, ...sums })
    .from(s)
    .where(
      and(
        eq(s.basis, basis),
        eq(s.cut, cut),
        isByMonth ? withinPeriod(s, period) : and(eq(s.grain, "day"), between(s.startsOn, period.from, period.until)),
        service ? eq(s.service, service) : undefined,
        cut === "provider" ? ne(s.subject, "") : undefined,
        ne(s.entries, 0),
      ),
    )
    .groupBy(s.startsOn);
}

const fullName = sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`;

/** The names of these drivers, vehicles or providers. */
export async function findNames(db: ReadDb, of: "driver" | "vehicle" | "provider", ids: readonly string[]) {
  const some = [...ids];
  if (some.length === 0) return new Map<string, string>();
  const rows = await {
    driver: () => db.select({ id: drivers.id, name: fullName }).from(drivers).where(inArray(drivers.id, some)),
    vehicle: () =>
      db
        .select({
          id: vehicles.id,
          name: sql<string>`${vehicles.plate} || ', ' || ${vehicles.make} || ' ' || ${vehicles.model}`,
        })
        .from(vehicles)
        .where(inArray(vehicles.id, some)),
    provider: () =>
      db
        .select({ id: organisations.id, name: organisations.name })
        .from(organisations)
        .where(inArray(organisations.id, some)),
  }[of]();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
