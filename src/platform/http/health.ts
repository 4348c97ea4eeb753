import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { type Migration, pendingMigrations } from "#db/migrate.ts";
import type { Queue } from "../jobs/queue.ts";
import { inTransaction } from "../transaction.ts";

export type Readiness = { database: boolean; migrations: boolean; queue: boolean; disk: boolean };

type Tools = {
  pool: pg.Pool;
  queue: Queue;
  migrations: readonly Migration[];
  /** Our own folder, if there is one. */
  dataDir?: string;
  clock?: () => number;
};

/** Anyone may ask as often as they like: a recent result is reused. */
const freshMs = 1000;
/** A hanging disk is as bad as a full one. */
const patienceMs = 4000;

/** Whether this instance can work, part by part. */
export function openReadiness(tools: Tools): () => Promise<Readiness> {
  const clock = tools.clock ?? Date.now;
  let last: { at: number; found: Promise<Readiness> } | undefined;
  return () => {
    if (!last || clock() - last.at >= freshMs) last = { at: clock(), found: lookAtAll(tools) };
    return last.found;
  };
}

async function lookAtAll({ pool, queue, migrations, dataDir }: Tools): Promise<Readiness> {
  const [database, isCurrent, queueIsHealthy, databaseWrites, folderTakes] = await Promise.all([
    // A named statement, like most of ours: a pooler that doesn’t keep names breaks only those.
    succeeds(() => pool.query({ name: "ready", text: "select 1" })),
    pendingMigrations(pool, migrations).then(
      (pending) => pending.length === 0,
      () => false,
    ),
    queue.isHealthy(),
    succeeds(() => writeToDatabase(pool)),
    dataDir === undefined || succeeds(() => writeToFolder(dataDir)),
  ]);
  return { database, migrations: isCurrent, queue: queueIsHealthy, disk: databaseWrites && folderTakes };
}

/**
 * Reading goes on long after a disk is full. A sort that does not fit in memory needs new blocks on it, and the message
 * goes to the write-ahead log and is flushed there with the commit; neither leaves a row behind.
 */
async function writeToDatabase(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.execute("set local work_mem = '64kB'");
    await db.execute("select max(md5(n::text)) over (order by md5(n::text)) from generate_series(1, 4000) n limit 1");
    // Touches no row, but a server that was closed for writing still refuses it.
    await db.execute("update site_version set version = version where false");
    await db.execute("select pg_logical_emit_message(true, 'ready', '')");
  });
}

const probeName = "write-probe";
const probeSize = 64 * 1024;

async function writeToFolder(folder: string): Promise<void> {
  const file = path.join(folder, `${probeName}-${process.pid}`);
  try {
    await fs.mkdir(folder, { recursive: true });
    // Random, so that it can’t be compressed; flushed, so that it reaches the disk.
    await fs.writeFile(file, randomBytes(probeSize), { mode: 0o600, flush: true });
  } finally {
    await fs.rm(file, { force: true });
  }
}

async function succeeds(run: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const done = run().then(
    () => true,
    () => false,
  );
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer));
}
