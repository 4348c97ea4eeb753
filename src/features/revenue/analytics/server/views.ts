import { and, between, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { figureEntries, figureSums } from "#db/schema/revenue.ts";
import type { Measure } from "#domain/analytics/measures.ts";
import type { Period } from "#domain/revenue/periods.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { withinPeriod } from "../../server/period-views.ts";

const s = figureSums;
const e = figureEntries;

export type Filter = { readonly service: string; readonly source: string };
type Criteria = Filter & { readonly period: Period };

/** A shift serves every service and every customer. */
const ofFilter = (table: typeof s | typeof e, { service, source }: Filter): SQL | undefined =>
  and(
    service ? inArray(table.service, [service, ""]) : undefined,
    source ? inArray(table.source, [source, ""]) : undefined,
  );

type SummedColumn = typeof s.minutes | typeof s.paidMinutes | typeof s.km | typeof s.paidKm | typeof s.cents;
const sum = (column: SummedColumn | typeof s.entries) => sql<number>`sum(${column})`.mapWith(Number);

/** Counts by outcome in a period. */
export const findCounted = (db: ReadDb, criteria: Criteria) =>
  db
    .select({
      measure: s.measure,
      outcome: s.outcome,
      entries: sum(s.entries),
      minutes: sum(s.minutes),
      km: sum(s.km),
      paidMinutes: sum(s.paidMinutes),
      paidKm: sum(s.paidKm),
      cents: sum(s.cents),
    })
    .from(s)
    .where(and(withinPeriod(s, criteria.period), ofFilter(s, criteria)))
    .groupBy(s.measure, s.outcome);

export const findResponses = (db: ReadDb, criteria: Criteria) =>
  db
    .select({ slot: s.slot, entries: sum(s.entries) })
    .from(s)
    .where(
      and(eq(s.measure, "response"), ne(s.outcome, "waiting"), withinPeriod(s, criteria.period), ofFilter(s, criteria)),
    )
    .groupBy(s.slot);

export const findSources = (db: ReadDb, criteria: Criteria) =>
  db
    .select({ measure: s.measure, source: s.source, outcome: s.outcome, entries: sum(s.entries), cents: sum(s.cents) })
    .from(s)
    .where(
      and(
        inArray(s.measure, ["booking", "step"]),
        withinPeriod(s, criteria.period),
        ofFilter(s, criteria),
        ne(s.entries, 0),
      ),
    )
    .groupBy(s.measure, s.source, s.outcome);

/** Bookings by day, or by month for long periods. */
export const findBookingDays = (db: ReadDb, criteria: Criteria, isByMonth: boolean) =>
  db
    .select({ day: s.startsOn, outcome: s.outcome, entries: sum(s.entries) })
    .from(s)
    .where(
      and(
        eq(s.measure, "booking"),
        isByMonth
          ? withinPeriod(s, criteria.period)
          : and(eq(s.grain, "day"), between(s.startsOn, criteria.period.from, criteria.period.until)),
        ofFilter(s, criteria),
      ),
    )
    .groupBy(s.startsOn, s.outcome);

/** Customers by the month they booked in and the months since their first booking. */
export const findCustomerMonths = (db: ReadDb, months: Period) =>
  db
    .select({ month: s.startsOn, since: s.slot, customers: sum(s.entries) })
    .from(s)
    .where(
      and(
        eq(s.measure, "customer"),
        eq(s.grain, "month"),
        between(s.startsOn, months.from, months.until),
        inArray(s.outcome, ["first", "returned"]),
      ),
    )
    .groupBy(s.startsOn, s.slot);

export type Chosen = Criteria & { readonly measure: Measure; readonly outcomes: readonly string[] };
type Page = { readonly after: { readonly day: string; readonly id: string } | undefined; readonly size: number };

/** The rows behind a figure, latest first. */
export const findFigureEntries = (db: ReadDb, chosen: Chosen, { after, size }: Page) =>
  db
    .select({
      id: e.id,
      measure: e.measure,
      outcome: e.outcome,
      day: e.day,
      service: e.service,
      serviceName: sql<string | null>`${bookings.serviceName}`,
      source: e.source,
      reference: e.reference,
      bookingId: e.bookingId,
      minutes: e.minutes,
      paidMinutes: e.paidMinutes,
      km: e.km,
      paidKm: e.paidKm,
      cents: e.cents,
      driver: sql<string>`coalesce(trim(${drivers.firstName} || ' ' || ${drivers.lastName}), '')`,
    })
    .from(e)
    .leftJoin(bookings, eq(bookings.id, e.bookingId))
    .leftJoin(drivers, eq(drivers.id, e.driverId))
    .where(
      and(
        eq(e.measure, chosen.measure),
        between(e.day, chosen.period.from, chosen.period.until),
        chosen.outcomes.length > 0 ? inArray(e.outcome, [...chosen.outcomes]) : undefined,
        ofFilter(e, chosen),
        after && sql`(${e.day}, ${e.id}) < (${after.day as LocalDate}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(e.day), desc(e.id))
    .limit(size);
