import { and, between, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { missedSales, missedSums } from "#db/schema/selling.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { Period } from "#domain/revenue/periods.ts";
import { withinPeriod } from "../../server/period-views.ts";
import type { MissedGroup } from "../contract.ts";

const s = missedSums;
const m = missedSales;

export type ReportFilter = { readonly period: Period; readonly service: string };

const cuts = { reason: "reason", date: "reason", area: "area", vehicle: "vehicle" } as const;

/** Requests by one criterion; by date the days themselves are read. */
export function findMissedSums(db: ReadDb, { period, service }: ReportFilter, by: MissedGroup) {
  const days = and(eq(s.grain, "day"), between(s.startsOn, period.from, period.until));
  return db
    .select({
      key: by === "date" ? sql<string>`${s.startsOn}::text` : s.key,
      entries: sql<number>`sum(${s.entries})`.mapWith(Number),
      cents: sql<number>`sum(${s.cents})`.mapWith(Number),
    })
    .from(s)
    .where(
      and(
        eq(s.cut, cuts[by]),
        by === "date" ? days : withinPeriod(s, period),
        service ? eq(s.service, service) : undefined,
      ),
    )
    .groupBy(sql`1`)
    .having(sql`sum(${s.entries}) <> 0`);
}

type Page = { readonly after: { readonly day: string; readonly id: string } | undefined; readonly size: number };
type Chosen = ReportFilter & { readonly by: MissedGroup; readonly key: string | undefined };

const columns = { reason: m.reason, date: m.askedOn, area: m.area, vehicle: m.vehicleClass } as const;

export const findMissed = (db: ReadDb, { period, service, by, key }: Chosen, { after, size }: Page) =>
  db
    .select()
    .from(m)
    .where(
      and(
        between(m.askedOn, period.from, period.until),
        service ? eq(m.service, service) : undefined,
        key === undefined ? undefined : sql`${columns[by]}::text = ${key}`,
        after && sql`(${m.askedOn}, ${m.id}) < (${after.day}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(m.askedOn), desc(m.id))
    .limit(size);

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
