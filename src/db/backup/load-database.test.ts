import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createTestDatabase } from "#testing/test-database.ts";
import type { Schema } from "./describe-schema.ts";
import { loadDatabase } from "./load-database.ts";
import { openSnapshot } from "./open-snapshot.ts";

/** When read back, PostgreSQL puts different brackets around the same condition. */
const plainly = ({ before, after, ...rest }: Schema) => ({
  ...rest,
  lines: [...before, ...after].map((line) => line.replace(/[()]/g, "")),
});

test("a database made from its parts has the same tables, rules and rows", async () => {
  const [source, target] = [await createTestDatabase("demo"), await createTestDatabase("none")];
  const snapshot = await openSnapshot(source.address);
  const rows = new Map<string, Buffer>();
  for (const table of snapshot.schema.tables)
    rows.set(table.name, Buffer.concat(await snapshot.rowsOf(table).toArray()));
  await snapshot.close();
  const linesOf = (name: string) => rows.get(name) ?? Buffer.alloc(0);
  const count = (name: string) => linesOf(name).filter((byte) => byte === 10).length;
  await loadDatabase(target.address, {
    schema: snapshot.schema,
    rowsOf: ({ name }) => ({ lines: Readable.from([linesOf(name)]), count: count(name) }),
    finish: async () => {},
    say: () => {},
  });
  const again = await openSnapshot(target.address);
  expect(plainly(again.schema)).toEqual(plainly(snapshot.schema));
  expect(snapshot.schema.leftOut).toEqual([]);
  expect(count("public.bookings")).toBeGreaterThan(500);
  for (const table of again.schema.tables)
    expect(Buffer.concat(await again.rowsOf(table).toArray()).equals(linesOf(table.name))).toBe(true);
  await again.close();
  await source.drop();
  await target.drop();
});
