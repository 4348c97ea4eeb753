import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { lockRevenue, rewriteAllFigures, rewriteFigures } from "./figure-store.ts";

/** The entries of bookings as they are now. What has not changed is not written again. */
export async function rewriteBookings(db: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) await lockRevenue(db, id);
  const some = sql`booking_id = any(${`{${ids.join(",")}}`}::uuid[])`;
  await db.execute(sql`delete from revenue_entries where id in (select id from (
    select * from revenue_entries where ${some} except select * from revenue_now where ${some}) as gone)`);
  await db.execute(sql`insert into revenue_entries
    select * from revenue_now where ${some} except select * from revenue_entries where ${some}`);
  await rewriteFigures(db, ids);
}

/** The entry of an invoice that belongs to no booking. */
export async function rewriteInvoice(db: Database, invoiceId: string): Promise<void> {
  await lockRevenue(db, invoiceId);
  await db.execute(sql`delete from revenue_entries where id in (select id from (
    select * from revenue_entries where id = ${invoiceId}
    except select * from revenue_now where id = ${invoiceId} and booking_id is null) as gone)`);
  await db.execute(sql`insert into revenue_entries
    select * from revenue_now where id = ${invoiceId} and booking_id is null
    except select * from revenue_entries where id = ${invoiceId}`);
}

/**
 * Everything from scratch, the sums in one go: added to row by row, as the database does it otherwise, they take five times as
 * long. Whoever counts something meanwhile waits.
 */
export async function rewriteAll(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`lock table revenue_entries in exclusive mode`);
  await db.execute(sql`truncate table revenue_entries, revenue_sums`);
  await db.execute(sql`alter table revenue_entries disable trigger user`);
  await db.execute(sql`insert into revenue_entries select * from revenue_now`);
  await db.execute(sql`alter table revenue_entries enable trigger user`);
  await db.execute(sql`insert into revenue_sums
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
