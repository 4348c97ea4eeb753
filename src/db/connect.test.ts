import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/transaction.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { openDatabase, openPool } from "./connect.ts";
import { HoldsConnection } from "./held-connection.ts";
import { DatabaseBusy, isUnavailable } from "./unavailable.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const withPool = async (
  options: Parameters<typeof openPool>[1],
  run: (pool: ReturnType<typeof openPool>) => unknown,
) => {
  const pool = openPool(database.address, options);
  try {
    await run(pool);
  } finally {
    await pool.end();
  }
};

test("no statement is compiled before it runs, and an index is used where few of many rows are read", () =>
  withPool({}, async (pool) => {
    const settings = "select current_setting('jit') as jit, current_setting('random_page_cost') as page";
    expect((await pool.query(settings)).rows).toEqual([{ jit: "off", page: "1.1" }]);
  }));

describe("a caller that holds a connection gets no second one", () => {
  test.each([
    ["by a query on the pool", (pool: ReturnType<typeof openPool>) => pool.query("select 1")],
    ["by Drizzle on the pool", (pool: ReturnType<typeof openPool>) => openDatabase(pool).execute("select 1")],
    ["by a transaction", (pool: ReturnType<typeof openPool>) => inTransaction(pool, async () => {})],
    ["in a branch of its own", (pool: ReturnType<typeof openPool>) => Promise.all([pool.query("select 1")])],
  ])("%s", (_, ask) =>
    withPool({ max: 4 }, async (pool) => {
      const result = inTransaction(pool, () => Promise.resolve(ask(pool)));
      const error = await result.then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      expect(error instanceof HoldsConnection ? error : error?.cause).toBeInstanceOf(HoldsConnection);
    }),
  );

  test("its own is there for it, and the pool again once it is over", () =>
    withPool({ max: 1 }, async (pool) => {
      await inTransaction(pool, (db) => db.execute("select 1"));
      await pool.query("select 1");
      let later = () => {};
      const after = new Promise<void>((resolve) => {
        later = resolve;
      }).then(() => pool.query("select 1"));
      await inTransaction(pool, async () => later());
      await after;
    }));

  test("what it started and left behind may ask once it is over", () =>
    withPool({ max: 1 }, async (pool) => {
      let left: Promise<unknown> = Promise.resolve();
      await inTransaction(pool, async () => {
        left = new Promise((resolve) => setTimeout(resolve, 30)).then(() => pool.query("select 1"));
      });
      await left;
    }));
});

describe("a pool that has none left", () => {
  /** A busy machine may need more than the pool's patience to open the first one. */
  async function takeConnection(pool: ReturnType<typeof openPool>) {
    for (;;) {
      const taken = await pool.connect().catch(() => undefined);
      if (taken) return taken;
    }
  }

  test("says so after a while, and at once where too many wait", () =>
    withPool({ max: 1, waitingAtMost: 2, patienceMs: 60 }, async (pool) => {
      const only = await takeConnection(pool);
      const [first, second, third] = await Promise.allSettled([1, 2, 3].map(() => pool.query("select 1")));
      for (const one of [first, second, third]) expect(isUnavailable(Object(one).reason)).toBe(true);
      expect(Object(third).reason).toBeInstanceOf(DatabaseBusy);
      only.release();
      await pool.query("select 1");
    }));
});

describe("the database cannot answer now", () => {
  const coded = (code: string, more: object = {}) => Object.assign(new Error("no"), { code, ...more });

  test.each([
    ["it is starting", coded("57P03"), true],
    ["it is stopped by its owner", coded("57P01"), true],
    ["its disk is full", coded("53100"), true],
    ["it only reads, before it is promoted", coded("25006"), true],
    ["no one listens", coded("ECONNREFUSED", { syscall: "connect" }), true],
    ["its socket is gone", coded("ENOENT", { syscall: "connect" }), true],
    ["the connection was cut", new Error("Connection terminated unexpectedly"), true],
    ["as Drizzle tells it", new Error("Failed query", { cause: coded("57P01") }), true],
    [
      "it keeps no counters before it is promoted",
      new Error("cannot access temporary or unlogged relations during recovery"),
      true,
    ],
    ["a value is there twice", coded("23505"), false],
    ["a statement took too long", coded("57014"), false],
    ["a file is missing", coded("ENOENT", { syscall: "open" }), false],
    ["anything else", new TypeError("x is not a function"), false],
    ["no error at all", "no", false],
  ])("%s", (_, error, expected) => {
    expect(isUnavailable(error)).toBe(expected);
  });

  test("a server that is not there", async () => {
    const pool = openPool({ host: "/nowhere", user: "app", database: "none" });
    await expect(pool.query("select 1").catch((error: unknown) => isUnavailable(error))).resolves.toBe(true);
    await pool.end();
  });
});
