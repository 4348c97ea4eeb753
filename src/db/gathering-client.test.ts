import { expect, test } from "vitest";
import { createTestDatabase } from "#testing/test-database.ts";
import { openPool } from "./connect.ts";

test("what is asked together leaves in one packet, and each has its own answer or its own error", async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.address, { max: 1 });
  const client = await pool.connect();
  const { stream } = client.connection;
  await client.query("select 0");
  const before = stream.writableCorked;

  const request = ["select 1 as n", "select nonsense", "select 3 as n"].map((text) => client.query(text));
  expect(stream.writableCorked).toBe(before + 3);
  expect(stream.writableLength).toBeGreaterThan(0);
  const [first, second, third] = await Promise.allSettled(request);

  expect(first).toMatchObject({ value: { rows: [{ n: 1 }] } });
  expect(second).toMatchObject({ status: "rejected", reason: { code: "42703" } });
  expect(third).toMatchObject({ value: { rows: [{ n: 3 }] } });
  expect(stream.writableCorked).toBe(0);
  client.release();
  await pool.end();
  await database.drop();
});
