import { createHash } from "node:crypto";
import type pg from "pg";
import { isDeadlock } from "./error-code.ts";
import { appliedViews, applyViews, changedViews, dropViews, type ViewFile } from "./views/apply-views.ts";

export type Migration = { name: string; sql: string };

const lockNumber = 727_001;

/** The sentence a start ends with when the database has been through migrations that this code does not know. */
export class DatabaseIsNewer extends Error {
  override readonly name = "DatabaseIsNewer";
}

/**
 * Brings the database up to the code: its tables by migrations, forward only, and what it computes by the files of views/.
 * Instances that start together take turns: the session holds an advisory lock until it is closed. Returns what was done.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  views: readonly ViewFile[],
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("set idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())",
    );
    const done = await ranMigrations(client);
    refuseNewer(done, migrations);
    const missing = migrations.filter((migration) => !done.has(migration.name));
    const applied = await appliedViews(client);
    const changed = changedViews(applied, views);
    if (missing.length > 0 || changed.length > 0)
      await inOneStep(client, async () => {
        await dropViews(client, applied);
        for (const migration of missing) await run(client, migration);
        await applyViews(client, views, changed);
      });
    return [...missing.map(({ name }) => name), ...changed.map(({ name }) => `views/${name}`)];
  } finally {
    client.release(true);
  }
}

/** The migrations this code has and the database has not; empty when they agree. */
export async function pendingMigrations(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    const done = await ranMigrations(client);
    return migrations.map((migration) => migration.name).filter((name) => !done.has(name));
  } finally {
    client.release();
  }
}

async function ranMigrations(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>("select name, hash from schema_migrations");
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function refuseNewer(done: Map<string, string>, migrations: readonly Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.name, hashOf(migration)]));
  for (const [name, hash] of done) {
    if (!known.has(name))
      throw new DatabaseIsNewer(
        `The database is newer than this code: it has been through ${name}. Start the newer version.`,
      );
    if (known.get(name) !== hash)
      throw new DatabaseIsNewer(
        `Migration ${name} has been changed since it ran on this database. Migrations are never edited.`,
      );
  }
}

const triesAtMost = 3;

/**
 * An instance of the version before waits for the views, and never finds them missing. It may hold a table that we wait for, and wait
 * for one that we hold: then we let it go first.
 */
async function inOneStep(client: pg.PoolClient, work: () => Promise<void>, tries = 1): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    if (tries === triesAtMost || !isDeadlock(error)) throw error;
    await inOneStep(client, work, tries + 1);
  }
}

async function run(client: pg.PoolClient, migration: Migration) {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await client.query("insert into schema_migrations (name, hash) values ($1, $2)", [migration.name, hashOf(migration)]);
}

const hashOf = (migration: Migration) => createHash("sha256").update(migration.sql).digest("hex");
