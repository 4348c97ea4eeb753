import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/** Who counts the same booking waits, and then sees what the other has written. */
async function lockRevenue(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`revenue:${id}`}, 0))`);
}

/** The entries of bookings as they are now. What has not changed is not written again. */
export async function rewriteBookings(db: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) await lockRevenue(db, id);
  const some = sql`booking_id = any(${`{${ids.join(",")}}`}::uuid[])`;
  await db.execute(sql`delete from revenue_entries where id in (select id from (
    select * from revenue_entries where ${some} except select * from revenue_now where ${some}) as gone)`);
  await db.execute(sql`insert into revenue_entries
    select * from revenue_now where ${some} except select * from revenue_entries where ${some}`);
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

/** Everything from scratch. Whoever counts something meanwhile waits. */
export async function rewriteAll(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`lock table revenue_entries in exclusive mode`);
  await db.execute(sql`truncate table revenue_entries, revenue_sums`);
  await db.execute(sql`insert into revenue_entries select * from revenue_now`);
}
