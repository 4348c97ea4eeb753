import { sql } from "drizzle-orm";
import { findLatestBackups, findLatestDrill } from "#db/backup-views.ts";
import type { Database } from "#db/connect.ts";
import { migrations } from "#db/migrations.ts";

/** The cheapest possible query. */
export const askNothing = (db: Database) => db.execute(sql`select 1`);

/** Migrations in this code that the database does not have. */
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

/** The last good backup, and the last attempt if it failed. */
export async function findBackups(db: Database) {
  const { latest, good } = await findLatestBackups(db);
  const lastFailure = latest?.state === "failed" ? { at: latest.startedAt, message: latest.error } : undefined;
  return { lastAt: good?.startedAt, lastFailure };
}

/** The latest trial restore and its faults. */
export async function findDrill(db: Database) {
  const { good } = await findLatestBackups(db);
  const row = await findLatestDrill(db);
  const failed = row?.checks.filter(({ passed }) => !passed).map(({ name, found }) => `${name}: no, ${found}.`) ?? [];
  const problem = row?.error || failed.join(" ");
  return { hasBackup: good !== undefined, latest: row && { startedAt: row.startedAt, state: row.state, problem } };
}
