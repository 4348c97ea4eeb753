import { sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";

export type ImportedBooking = { readonly id: string; readonly reference: string };

/** The bookings that an import has made. */
export const findImportedBookings = (db: ReadDb, runId: string): Promise<ImportedBooking[]> =>
  db
    .select({ id: sql<string>`made.id`, reference: sql<string>`made.reference` })
    .from(
      sql`(select after ->> 'id' as id, after ->> 'reference' as reference from imported_rows
        where run_id = ${runId} and table_name = 'bookings' and before is null) as made`,
    )
    .orderBy(sql`made.reference`);

/** As many are named; the first of them shows what to look at. */
const namedAtMost = 20;

/** Those that have moved on since, each with what happened. Whatever else refers to one stops the undo without a name. */
export async function findTouchedBookings(db: ReadDb, runId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ reference: sql<string>`k.reference`, what: whatHappened })
    .from(
      sql`(select distinct on (after ->> 'id') (after ->> 'id')::uuid as id, after ->> 'reference' as reference,
          (after ->> 'version')::int as version
        from imported_rows r where run_id = ${runId} and table_name = 'bookings' order by after ->> 'id', r.id desc) k
      left join bookings b on b.id = k.id`,
    )
    .orderBy(sql`k.reference`);
  return rows.flatMap(({ reference, what }) => (what ? [`${reference} ${what}`] : [])).slice(0, namedAtMost);
}

const whatHappened = sql<string | null>`case
  when exists (select from invoices i where i.booking_id = k.id) then 'has an invoice'
  when exists (select from payments p where p.booking_id = k.id and p.method <> 'earlier') then 'was paid'
  when exists (select from assignments a join trips t on t.id = a.trip_id where t.booking_id = k.id) then 'was given to a driver'
  when b.id is null or b.version <> k.version then 'was changed'
  when exists (select from trips t where t.booking_id = k.id and t.version > 1) then 'was changed'
end`;
