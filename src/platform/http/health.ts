import type pg from "pg";
import { type Migration, pendingMigrations } from "#db/migrate.ts";
import type { Queue } from "../queue.ts";

export type Readiness = { database: boolean; migrations: boolean; queue: boolean };

/** Whether this instance can do its work, part by part. */
export async function readiness(pool: pg.Pool, queue: Queue, migrations: readonly Migration[]): Promise<Readiness> {
  const [database, pending, queueIsHealthy] = await Promise.all([
    succeeds(() => pool.query("select 1")),
    pendingMigrations(pool, migrations).catch(() => undefined),
    queue.isHealthy(),
  ]);
  return { database, migrations: pending?.length === 0, queue: queueIsHealthy };
}

const succeeds = (run: () => Promise<unknown>) =>
  run().then(
    () => true,
    () => false,
  );
