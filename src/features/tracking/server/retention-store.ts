import { lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { geofenceVisits, roadAlerts } from "#db/schema/tracking.ts";

export type StoredDay = { readonly kind: "raw" | "thin"; readonly day: string };

/** The days with stored positions, oldest first. */
export async function findStoredDays(db: Database): Promise<StoredDay[]> {
  const { rows } = await db.execute<{ kind: "raw" | "thin"; day: string }>(sql`
    select split_part(c.relname, '_', 1) as kind, to_date(split_part(c.relname, '_', 2), 'YYYYMMDD')::text as day
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'positions'::regclass order by 2`);
  return rows.map(({ kind, day }) => ({ kind, day }));
}

export const thinHour = (db: Database, day: string, hour: number) =>
  db.execute(sql`select thin_positions_hour(${day}::date, ${hour})`);

export const replaceDay = (db: Database, day: string) => db.execute(sql`select replace_positions_day(${day}::date)`);

export const dropDay = (db: Database, day: string) => db.execute(sql`select drop_positions_day(${day}::date)`);

export const deleteVisitsBefore = (db: Database, day: Date) =>
  db.delete(geofenceVisits).where(lt(geofenceVisits.enteredAt, day));

export const deleteAlertsBefore = (db: Database, day: Date) =>
  db.delete(roadAlerts).where(lt(roadAlerts.raisedAt, day));
