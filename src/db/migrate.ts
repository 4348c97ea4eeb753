import { createHash } from "node:crypto";
import type pg from "pg";

export type Migration = { name: string; sql: string };

const lockNumber = 727_001;

/** The sentence a start ends with when the database has been through migrations that this code does not know. */
export class DatabaseIsNewer extends Error {
  override readonly name = "DatabaseIsNewer";
}

/**
 * Brings the database up to the code, forward only. Instances that start together take turns: the session holds an
 * advisory lock until it is closed.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
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
    for (const migration of missing) await run(client, migration);
    return missing.map((migration) => migration.name);
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

async function run(client: pg.PoolClient, migration: Migration) {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query("insert into schema_migrations (name, hash) values ($1, $2)", [
      migration.name,
      hashOf(migration),
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

const hashOf = (migration: Migration) => createHash("sha256").update(migration.sql).digest("hex");
