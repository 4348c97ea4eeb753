import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { columnNames } from "#db/many-rows/column-names.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { lockRevenue, rewriteAllFigures, rewriteFigures } from "./figure-store.ts";

/** Recounts bookings’ entries. Unchanged ones are not rewritten. */
export async function rewriteBookings(db: Database, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids.toSorted()) await lockRevenue(db, id);
  const these = sql`${`{${ids.join(",")}}`}::uuid[]`;
  await rewriteEntries(db, { counted: sql`revenue_of(${these})`, kept: sql`booking_id = any(${these})`, now });
  await rewriteFigures(db, ids);
}

/** The entry of an invoice without a booking. */
export async function rewriteInvoice(db: Database, invoiceId: string, now: Date): Promise<void> {
  await lockRevenue(db, invoiceId);
  const number = sql`(select number from invoices where id = ${invoiceId})`;
  await rewriteEntries(db, {
    counted: sql`(select * from revenue_now where id = ${invoiceId} and booking_id is null)`,
    kept: sql`(id = ${invoiceId} or kind = 'correction' and booking_id is null and reference = ${number})`,
    now,
  });
}

const columns = columnNames(revenueEntries);

/** Its month is locked, so its reported figures stay. */
const isClosed = sql`coalesce(to_char(earned_on, 'YYYY-MM') in (select month from locked_months), false)`;

/** `counted` is read from, `kept` says which stored ones it replaces. */
type Rewriting = { readonly counted: SQL; readonly kept: SQL; readonly now: Date };

/**
 * Replaces stored figures with current ones. Locked months stay as reported, including their corrections; a
 * difference becomes a correction on the day it is found: docs/decisions/0105.
 */
async function rewriteEntries(db: Database, { counted, kept, now }: Rewriting): Promise<void> {
  await db.execute(sql`delete from revenue_entries where id in (select id from (
    select ${columns} from revenue_entries where ${kept} and kind <> 'correction' and not ${isClosed}
    except select ${columns} from ${counted} n where not ${isClosed}) as gone)`);
  await db.execute(sql`insert into revenue_entries (${columns})
    select ${columns} from ${counted} n where not ${isClosed}
      and not exists (select from revenue_entries e where e.id = n.id)`);
  await db.execute(correction({ counted, kept, now }));
}

const amounts = [
  "gross_cents",
  "vat_cents",
  "outlay_cents",
  "driver_cents",
  "provider_cents",
  "vehicle_cents",
  "commission_cents",
] as const;
const each = (text: (name: string) => string): SQL => sql.raw(amounts.map(text).join(", "));

/** The difference between stored and current figures for each booking or invoice. */
function correction({ counted, kept, now }: Rewriting): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`insert into revenue_entries (id, kind, booking_id, reference, service, booked_on, booked_hour, earned_on, earned_hour,
      lacks_pay, lacks_vehicle, minutes, is_timed, is_late, ${each((name) => name)})
    select gen_random_uuid(), 'correction', booking_id, reference, service, local_day(${at}), local_hour(${at}), local_day(${at}),
      local_hour(${at}), false, false, 0, false, false, ${each((name) => `sum(${name})::integer`)}
    from (
      select booking_id, reference, service, ${each((name) => name)} from ${counted} n
      union all
      select booking_id, reference, service, ${each((name) => `-${name}`)} from revenue_entries where ${kept}) as compared
    group by booking_id, reference, service
    having ${sql.raw(amounts.map((name) => `sum(${name}) <> 0`).join(" or "))}`;
}

/**
 * Recounts everything, with the sums in one statement: updating them row by row, as the triggers do, takes
 * five times as long. Other counting waits meanwhile. Locked months stay as reported.
 */
export async function rewriteAll(db: Database, now: Date): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`lock table revenue_entries in exclusive mode`);
  await db.execute(sql`create temporary table closed_entries on commit drop as
    select ${columns} from revenue_entries where kind = 'correction' or ${isClosed}`);
  await db.execute(sql`truncate table revenue_entries, revenue_sums`);
  await db.execute(sql`alter table revenue_entries disable trigger user`);
  await db.execute(sql`insert into revenue_entries (${columns}) select ${columns} from closed_entries`);
  // A locked month that was never counted is counted.
  await db.execute(sql`insert into revenue_entries (${columns}) select ${columns} from revenue_now n
    where not (${isClosed} and to_char(n.earned_on, 'YYYY-MM') in (
      select to_char(earned_on, 'YYYY-MM') from closed_entries where kind <> 'correction')) and not exists (select from closed_entries e where e.id = n.id)`);
  await db.execute(correction({ counted: sql`revenue_now`, kept: sql`true`, now }));
  await db.execute(sql`drop table closed_entries`);
  await db.execute(sql`alter table revenue_entries enable trigger user`);
  await db.execute(sql`insert into revenue_sums (basis, cut, grain, starts_on, service, subject, slot, entries, trips, cancelled,
      gross_cents, vat_cents, outlay_cents, driver_cents, provider_cents, vehicle_cents, lacking_pay, lacking_vehicle, minutes,
      timed, late, commission_cents)
    select b.basis, c.cut, g.grain, case g.grain when 'day' then b.day else date_trunc('month', b.day)::date end,
      r.service, c.subject, c.slot, count(*), count(*) filter (where r.kind in ('trip', 'booking')),
      count(*) filter (where r.kind = 'cancelled'), sum(r.gross_cents), sum(r.vat_cents), sum(r.outlay_cents),
      sum(r.driver_cents), sum(r.provider_cents), sum(r.vehicle_cents), count(*) filter (where r.lacks_pay),
      count(*) filter (where r.lacks_vehicle), sum(r.minutes), count(*) filter (where r.is_timed),
      count(*) filter (where r.is_late), sum(r.commission_cents)
    from revenue_entries r
    cross join lateral (values ('earned', r.earned_on, r.earned_hour), ('booked', r.booked_on, r.booked_hour))
      b (basis, day, hour)
    cross join lateral (values ('service', '', -1),
      ('hour', '', (extract(isodow from b.day)::integer - 1) * 24 + b.hour),
      ('driver', coalesce(r.driver_id::text, ''), -1), ('vehicle', coalesce(r.vehicle_id::text, ''), -1),
      ('provider', coalesce(r.provider_id::text, ''), -1)) c (cut, subject, slot)
    cross join (values ('day'), ('month')) g (grain)
    where b.day is not null and (b.basis = 'earned' or c.cut in ('service', 'hour'))
    group by 1, 2, 3, 4, 5, 6, 7`);
  await rewriteAllFigures(db);
}
