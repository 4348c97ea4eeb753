import pg from "pg";
import { type Database, openDatabase } from "#db/connect.ts";
import { isAftermath, isDeadlock } from "#db/error-code.ts";
import { whileHolding } from "#db/held-connection.ts";

/** The typed wrapper is created once per connection, not per transaction. */
const databases = new WeakMap<pg.PoolClient, Database>();

function databaseOn(client: pg.PoolClient): Database {
  const known = databases.get(client);
  if (known) return known;
  const made = openDatabase(client);
  databases.set(client, made);
  return made;
}

/** Thrown to roll back and continue with a value instead of an error. */
export class TakeBack<T> extends Error {
  override readonly name = "TakeBack";
  readonly value: T;
  constructor(value: T) {
    super("taken back");
    this.value = value;
  }
}

/** Callbacks waiting for a connection’s transaction. */
const waiting = new WeakMap<Database, (() => void)[]>();

/** Runs after this connection’s commit; never if it is rolled back. */
export function afterCommit(db: Database, run: () => void): void {
  const others = waiting.get(db);
  if (others) others.push(run);
  else run();
}

/** Queries sent in one packet with a connection’s commit. */
const leaving = new WeakMap<Database, Promise<unknown>[]>();

/**
 * For the last writes of a transaction: they are answered with its commit. Each must have been handed to the connection as
 * it is to be written. One that our own code could still fail to send would be missing from what is committed.
 */
export async function answeredWithCommit(db: Database, write: Promise<unknown>): Promise<void> {
  const others = leaving.get(db);
  if (!others) return void (await write);
  // Its failure surfaces with the commit; until then no one listens.
  write.catch(() => {});
  others.push(write);
}

/** A transaction on some pool, for callers that must not know which. */
export type Change = <T>(run: (db: Database) => Promise<T>) => Promise<T>;

const triesAtMost = 4;

/**
 * All of it or nothing. One that had to let another go first is run again from its beginning: what `run` leaves outside the
 * database must bear that.
 */
export async function inTransaction<T>(pool: pg.Pool, run: (db: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryTransaction(pool, run);
    } catch (error) {
      if (tries === triesAtMost || !isDeadlock(error)) throw error;
    }
  }
}

async function tryTransaction<T>(pool: pg.Pool, run: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const db = databaseOn(client);
  const then: (() => void)[] = [];
  const last: Promise<unknown>[] = [];
  let failure: unknown;
  waiting.set(db, then);
  leaving.set(db, last);
  try {
    // Not awaited: it is sent with the first statement, and answered before it.
    const begun = client.query("begin");
    begun.catch(() => client.end());
    const value = await whileHolding(() => run(db));
    await sentTogether([begun, ...last, client.query("commit")]);
    for (const follow of then) follow();
    return value;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    waiting.delete(db);
    leaving.delete(db);
    if (failure) await client.query("rollback").catch(() => {});
    // A broken connection is closed instead of going back to the pool.
    client.release(failure instanceof Error && !(failure instanceof TakeBack) ? failure : undefined);
  }
}

/**
 * Reads that do not wait for each other. On one connection they leave in one packet; on a pool each would take a
 * connection of its own, so that a few readers could keep everyone else out.
 */
export async function readTogether<T>(db: Database, read: (one: Database) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) return read(db);
  const client = await db.$client.connect();
  let failure: Error | undefined;
  try {
    return await whileHolding(() => read(databaseOn(client)));
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}

/**
 * Waits for what was sent in one packet, until all of it is answered. The first that failed is why: in a transaction
 * everything after it fails too, and says only that something before it did.
 */
export async function sentTogether<T extends readonly unknown[] | []>(
  request: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const answers = await Promise.allSettled(request);
  const failures = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => !isAftermath(failure)) ?? failures[0];
  return answers.map((answer) => (answer as PromiseFulfilledResult<unknown>).value) as {
    -readonly [K in keyof T]: Awaited<T[K]>;
  };
}
