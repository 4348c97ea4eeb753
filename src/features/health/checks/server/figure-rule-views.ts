import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { columnNames } from "#db/many-rows/column-names.ts";
import { figureEntries } from "#db/schema/revenue.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { findBroken, momentIn } from "./broken-views.ts";
import { isInPart } from "./part-views.ts";

/** Bookings of these days in this part, once every change has had time to be counted. */
const lookedAt = (now: Date, part: number | undefined): SQL => sql`select id, reference from bookings
  where pickup_at between ${momentIn(addHours(now, -48))} and ${momentIn(addHours(now, 24))}
    and ${isInPart(sql`id`, part)} and not is_test and state <> 'draft' and updated_at <= ${momentIn(addMinutes(now, -60))}`;

/** Bookings whose revenue entries differ from the bookings, trips and invoices themselves. */
export const findUncounted = (db: Database, now: Date, part?: number) =>
  findBroken(
    db,
    sql`with looked as (${lookedAt(now, part)})
      select l.reference as name from looked l
      cross join lateral (select coalesce(sum(n.gross_cents), 0) as gross, coalesce(sum(n.vat_cents), 0) as vat
        from revenue_now n where n.booking_id = l.id) now
      cross join lateral (select coalesce(sum(k.gross_cents), 0) as gross, coalesce(sum(k.vat_cents), 0) as vat
        from revenue_entries k where k.booking_id = l.id) kept
      where (now.gross, now.vat) <> (kept.gross, kept.vat)`,
  );

const columns = columnNames(figureEntries);

/** Bookings whose entries in the other figures, such as punctuality and refunds, differ from the records. */
export const findUnfigured = (db: Database, now: Date, part?: number) =>
  findBroken(
    db,
    sql`with looked as (${lookedAt(now, part)}),
      now as (select ${columns} from figures_now where booking_id = any(array(select id from looked))),
      kept as (select ${columns} from figure_entries where booking_id = any(array(select id from looked)))
      select distinct reference as name from (
        (select * from now except select * from kept) union all (select * from kept except select * from now)) as differing`,
  );

/** The days of the last week, and the months they are in. */
const firstDay = (now: Date): SQL => sql`date_trunc('month', local_day(${momentIn(addHours(now, -24 * 7))}))::date`;

/** Days and months whose stored revenue totals differ from the sum of their entries, by date booked or earned. */
export const findWrongDays = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`with entry as (
        select 'booked' as basis, booked_on as day, gross_cents, vat_cents from revenue_entries
          where booked_on >= ${firstDay(now)}
        union all select 'earned', earned_on, gross_cents, vat_cents from revenue_entries
          where earned_on >= ${firstDay(now)}),
      counted as (
        select basis, grain, case grain when 'day' then day else date_trunc('month', day)::date end as starts_on,
          sum(gross_cents) as gross, sum(vat_cents) as vat, count(*) as entries
        from entry cross join (values ('day'), ('month')) g (grain) group by 1, 2, 3),
      kept as (
        select basis, grain, starts_on, sum(gross_cents) as gross, sum(vat_cents) as vat, sum(entries) as entries
        from revenue_sums where cut = 'service' and starts_on >= ${firstDay(now)} group by 1, 2, 3)
      select distinct starts_on::text as name from counted c full join kept k using (basis, grain, starts_on)
      where (coalesce(c.gross, 0), coalesce(c.vat, 0), coalesce(c.entries, 0))
        <> (coalesce(k.gross, 0), coalesce(k.vat, 0), coalesce(k.entries, 0))`,
  );

/** The same for the other figures. */
export const findWrongFigureDays = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`with counted as (
        select measure, grain, case grain when 'day' then day else date_trunc('month', day)::date end as starts_on,
          count(*) as entries, sum(minutes) as minutes, sum(km) as km, sum(cents) as cents
        from figure_entries cross join (values ('day'), ('month')) g (grain) where day >= ${firstDay(now)} group by 1, 2, 3),
      kept as (
        select measure, grain, starts_on, sum(entries) as entries, sum(minutes) as minutes, sum(km) as km, sum(cents) as cents
        from figure_sums where starts_on >= ${firstDay(now)} group by 1, 2, 3)
      select distinct starts_on::text as name from counted c full join kept k using (measure, grain, starts_on)
      where (coalesce(c.entries, 0), coalesce(c.minutes, 0), coalesce(c.km, 0), coalesce(c.cents, 0))
        <> (coalesce(k.entries, 0), coalesce(k.minutes, 0), coalesce(k.km, 0), coalesce(k.cents, 0))`,
  );
