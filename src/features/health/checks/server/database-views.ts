import { sql } from "drizzle-orm";
import { findLatestBackups } from "#db/backup-views.ts";
import type { Database } from "#db/connect.ts";
import { migrations } from "#db/migrations.ts";

/** The shortest question there is. */
export const askNothing = (db: Database) => db.execute(sql`select 1`);

/** The migrations this code has and the database has not. */
export async function findPendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from schema_migrations`);
  const done = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/** Milliseconds by the clock of the database. */
export async function readClock(db: Database): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
  );
  return Number(rows[0]?.ms);
}

/** The last backup that can be relied on, and the last attempt where it failed. */
export async function findBackups(db: Database) {
  const { latest, good } = await findLatestBackups(db);
  const lastFailure = latest?.state === "failed" ? { at: latest.startedAt, message: latest.error } : undefined;
  return { lastAt: good?.startedAt, lastFailure };
}
