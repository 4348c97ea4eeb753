import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { columnNames } from "#db/many-rows/column-names.ts";
import { figureEntries } from "#db/schema/revenue.ts";
import { findLaterBookings, findQuoteIds } from "./figure-views.ts";

/** A process counting the same booking waits, and then sees the other’s result. */
export async function lockRevenue(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`revenue:${id}`}, 0))`);
}

const columns = columnNames(figureEntries);
const idList = (ids: readonly string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;

/**
 * Recounts bookings in the figures other than money. A quote may have been counted before its booking
 * existed, and a customer’s first booking affects all later ones.
 */
export async function rewriteFigures(db: Database, ids: readonly string[]): Promise<void> {
  const quotes = await findQuoteIds(db, ids);
  const kept = sql`booking_id = any(${idList(ids)}) or measure = 'quote' and id = any(${idList(quotes)})`;
  await replaceFigures(db, sql`figures_of(${idList(ids)})`, kept);
  const later = await findLaterBookings(db, ids);
  if (later.length === 0) return;
  const ofCustomer = sql`(select * from figures_of(${idList(later)}) where measure = 'customer')`;
  await replaceFigures(db, ofCustomer, sql`measure = 'customer' and booking_id = any(${idList(later)})`);
}

/** A quote without a booking, by number. */
export async function rewriteQuote(db: Database, number: string): Promise<void> {
  await lockRevenue(db, number);
  const one = sql`measure = 'quote' and booking_id is null and reference = ${number}`;
  await replaceFigures(db, sql`(select * from figures_now where ${one})`, one);
}

export async function rewriteShifts(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids.toSorted()) await lockRevenue(db, id);
  const some = sql`measure = 'shift' and id = any(${idList(ids)})`;
  await replaceFigures(db, sql`(select * from figures_now where ${some})`, some);
}

/** Replaces the stored entries that `kept` matches by those read from `now`. */
async function replaceFigures(db: Database, now: SQL, kept: SQL): Promise<void> {
  await db.execute(sql`delete from figure_entries where (measure, id) in (select measure, id from (
    select ${columns} from figure_entries where ${kept} except select ${columns} from ${now} n) as gone)`);
  await db.execute(sql`insert into figure_entries (${columns})
    select ${columns} from ${now} n except select ${columns} from figure_entries where ${kept}`);
}

/** Recounts everything, like the revenue totals. */
export async function rewriteAllFigures(db: Database): Promise<void> {
  await db.execute(sql`lock table figure_entries in exclusive mode`);
  await db.execute(sql`truncate table figure_entries, figure_sums`);
  await db.execute(sql`alter table figure_entries disable trigger user`);
  await db.execute(sql`insert into figure_entries (${columns}) select ${columns} from figures_now`);
  await db.execute(sql`alter table figure_entries enable trigger user`);
  await db.execute(sql`insert into figure_sums (measure, grain, starts_on, service, source, outcome, slot, entries, minutes,
      paid_minutes, km, paid_km, cents)
    select r.measure, g.grain, case g.grain when 'day' then r.day else date_trunc('month', r.day)::date end, r.service, r.source,
      r.outcome, r.slot, count(*), sum(r.minutes), sum(r.paid_minutes), sum(r.km), sum(r.paid_km), sum(r.cents)
    from figure_entries r cross join (values ('day'), ('month')) g (grain)
    group by 1, 2, 3, 4, 5, 6, 7`);
}
