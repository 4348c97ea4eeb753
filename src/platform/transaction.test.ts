import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { afterCommit, answeredWithCommit, inTransaction, readTogether, sentTogether, TakeBack } from "./transaction.ts";

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address, { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Whether a stranger sees what was written, at the moment the follow-up runs. */
const visible = async () => (await pool.query("select 1 from site_version where version = 4711")).rowCount === 1;

test("what waits for the commit runs when all can see what was written", async () => {
  let seen: Promise<boolean> | undefined;
  await inTransaction(pool, async (db) => {
    afterCommit(db, () => {
      seen = visible();
    });
    await db.execute("update site_version set version = 4711");
    expect(seen).toBeUndefined();
  });
  expect(await seen).toBe(true);
});

test.each([new TakeBack("a refusal"), new Error("a fault")])(
  "what was taken back is followed by nothing: %s",
  async (why) => {
    let hasRun = false;
    const attempt = inTransaction(pool, async (db) => {
      afterCommit(db, () => {
        hasRun = true;
      });
      throw why;
    });
    await expect(attempt).rejects.toBe(why);
    await inTransaction(pool, async () => {});
    expect(hasRun).toBe(false);
  },
);

test("without a transaction there is nothing to wait for", () => {
  let hasRun = false;
  afterCommit(openDatabase(pool), () => {
    hasRun = true;
  });
  expect(hasRun).toBe(true);
});

test("reads that do not wait for each other share one connection, and give it back", async () => {
  const db = openDatabase(pool);
  const pid = async (one: typeof db) => (await one.execute<{ pid: number }>("select pg_backend_pid() as pid")).rows[0];
  const pids = await readTogether(db, (one) => Promise.all([pid(one), pid(one), pid(one)]));
  expect(new Set(pids.map((row) => row?.pid)).size).toBe(1);
  await expect(readTogether(db, (one) => one.execute("select 1 / 0"))).rejects.toThrow();
  await readTogether(db, async (one) => {
    await expect(db.execute("select 1")).rejects.toThrow();
    await one.execute("select 1");
  });
  expect(pool.waitingCount).toBe(0);
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await inTransaction(pool, async (own) => {
    const [outer, inner] = [await pid(own), await readTogether(own, pid)];
    expect(inner).toEqual(outer);
  });
});

const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)));

test("answers come in the order they were asked for", async () => {
  expect(await sentTogether([later(1), Promise.resolve("two"), 3])).toEqual([1, "two", 3]);
});

test("the first that failed is why, whichever was heard of first, and nothing is left unanswered", async () => {
  let isAnswered = false;
  const cause = later(0).then(() => Promise.reject(new Error("taken")));
  const follow = Promise.reject(new Error("current transaction is aborted"));
  const last = cause
    .catch(() => later(0))
    .then(() => {
      isAnswered = true;
    });
  await expect(sentTogether([cause, follow, last])).rejects.toThrow("taken");
  expect(isAnswered).toBe(true);
});

test("of two that wait for each other, one goes first and the other is run again", async () => {
  await pool.query("create table shelf (id int primary key, taken int not null)");
  await pool.query("insert into shelf values (1, 0), (2, 0)");
  const bothHaveOne = Promise.withResolvers<void>();
  let holding = 0;
  let runs = 0;
  const take = (first: number, second: number) =>
    inTransaction(pool, async (db) => {
      runs++;
      await db.execute(`update shelf set taken = taken + 1 where id = ${first}`);
      if (++holding === 2) bothHaveOne.resolve();
      await bothHaveOne.promise;
      await db.execute(`update shelf set taken = taken + 1 where id = ${second}`);
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  // Either may be chosen to let the other go first, now and then both are.
  expect(runs).toBeGreaterThan(2);
  expect((await pool.query("select taken from shelf order by id")).rows).toEqual([{ taken: 2 }, { taken: 2 }]);
});

test("the last writes leave with the commit: what they wrote is there, and one that is refused takes everything back", async () => {
  await pool.query("create table note (id int primary key)");
  await inTransaction(pool, async (db) => {
    await answeredWithCommit(db, db.$client.query("insert into note values (1)"));
    await answeredWithCommit(db, db.$client.query("insert into note values (2)"));
  });
  const refused = inTransaction(pool, async (db) => {
    await db.execute("insert into note values (3)");
    await answeredWithCommit(db, db.$client.query("insert into note values (1)"));
    await answeredWithCommit(db, db.$client.query("insert into note values (4)"));
  });
  await expect(refused).rejects.toThrow("duplicate key");
  expect((await pool.query("select id from note order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test("outside of a transaction the last write is waited for", async () => {
  const db = openDatabase(pool);
  await expect(answeredWithCommit(db, db.$client.query("select 1 / 0"))).rejects.toThrow("division by zero");
});
