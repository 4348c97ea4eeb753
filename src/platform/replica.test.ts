import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, type DatabaseAddress, openPool } from "#db/connect.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { createLogger } from "./logger.ts";
import { openReplica } from "./replica.ts";

let database: TestDatabase;
let primary: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase("none");
  primary = openPool(database.address, { max: 2 });
});
afterAll(async () => {
  await primary.end();
  await database.drop();
});

const nameOfConnection = async (db: Database) => {
  const { rows } = await db.execute<{ name: string }>(sql`select current_setting('application_name') as name`);
  return rows[0]?.name;
};

async function readBy(address: DatabaseAddress, times = 1): Promise<{ names: unknown[]; warnings: string[] }> {
  const warnings: string[] = [];
  const log = createLogger("warn", { write: (text) => void warnings.push(Object(JSON.parse(text)).why) });
  const replica = openReplica(address, primary, log);
  const names: unknown[] = [];
  for (let turn = 0; turn < times; turn++) names.push(await replica.read(nameOfConnection));
  await replica.stop();
  return { names, warnings };
}

test("a replica that does not have the latest writes is left out for a while, and the primary answers", async () => {
  // A primary replays nothing: it never says that it has caught up.
  expect(await readBy(database.address, 3)).toEqual({
    names: Array(3).fill("cape-town-shuttle"),
    warnings: ["it is behind"],
  });
});

test("so is one that is not there", async () => {
  const { names, warnings } = await readBy({ host: "/nowhere", user: "app", database: "none" });
  expect(names).toEqual(["cape-town-shuttle"]);
  expect(warnings).toHaveLength(1);
});
