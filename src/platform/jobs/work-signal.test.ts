import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { eventually } from "#testing/eventually.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { createLogger } from "../logger.ts";
import { inTransaction } from "../transaction.ts";
import { openWorkSignal, type WorkSignal } from "./work-signal.ts";

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
const log = createLogger("silent");
const opened: WorkSignal[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
});
afterAll(async () => {
  for (const signal of opened) await signal.stop();
  await pool.end();
  await database.drop();
});

/** One instance: its workers are names, and what it was woken for is counted. */
function instance() {
  const woken: string[] = [];
  const message: string[] = [];
  const boss = {
    notifyWorker: (id: string) => void woken.push(id),
    getDb: () => ({
      async executeSql(text: string) {
        message.push(text);
        return pool.query(text);
      },
    }),
  } as unknown as PgBoss;
  const signal = openWorkSignal(database.address, boss, log);
  opened.push(signal);
  return { signal, woken, sent: message };
}

test("work added in one instance wakes the workers of another, one notice for many", async () => {
  const [here, there] = [instance(), instance()];
  await there.signal.wake(["reactions", "mail"]);
  there.woken.length = 0;

  await Promise.all([1, 2, 3, 4, 5].map(() => inTransaction(pool, async (db) => here.signal.workAdded(db))));
  await eventually(() => expect(there.woken).toEqual(expect.arrayContaining(["reactions", "mail"])));
  expect(here.sent.length).toBeLessThan(5);
});

test("a worker that comes late looks at once: it may have missed a notice", async () => {
  const late = instance();
  await late.signal.wake(["reactions"]);
  expect(late.woken).toEqual(["reactions"]);
});

test("work that was taken back wakes no one", async () => {
  const here = instance();
  const attempt = inTransaction(pool, async (db) => {
    here.signal.workAdded(db);
    throw new Error("a fault");
  });
  await expect(attempt).rejects.toThrow("a fault");
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(here.sent).toEqual([]);
});
