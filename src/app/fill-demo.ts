import type pg from "pg";
import { openDatabase } from "#db/connect.ts";
import { giveDemoPasswords } from "#db/seed/people/demo-passwords.ts";
import { isSeeded, seedDemo } from "#db/seed/seed-demo.ts";
import { inTransaction } from "#platform/transaction.ts";

const seedLock = 727_002;

/** If two instances start together, the second waits and finds the company filled. */
export async function fillDemo(pool: pg.Pool, say: (message: string) => void) {
  const db = openDatabase(pool);
  if (await isSeeded(db)) return giveDemoPasswords(db);
  await inTransaction(pool, async (db) => {
    // An instance that starts beside another waits until that is done, however slow the machine.
    await db.execute("set local statement_timeout = 0");
    await db.execute(`select pg_advisory_xact_lock(${seedLock})`);
    if (await isSeeded(db)) return;
    say("filling the demo company");
    await seedDemo(db, new Date());
  });
}
