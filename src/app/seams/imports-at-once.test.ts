import { afterAll, beforeAll, expect, test } from "vitest";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

/** Imports of the same records at the same moment: over HTTP, on one pool, against one database. */
let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});
afterAll(() => site.close());

const vehicle = (plate: string, more = {}) => ({
  plate,
  vehicle_class: "Sedan",
  make: "Toyota",
  model: "Corolla",
  year: "2025",
  seats: "4",
  bags: "3",
  version: null as number | null,
  ...more,
});
const bring = (rows: readonly object[]) =>
  site.call("import-vehicles", { file_name: "fleet.csv", rows }, admin.headers);
const count = async (query: string) => Number((await site.pool.query(query)).rows[0].n);

test("of five imports of the same new vehicles at once one is done, and the others are previewed again", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => bring([vehicle("CA 71"), vehicle("CA 72")])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await count("select count(*) as n from vehicles where plate in ('CA 71', 'CA 72')")).toBe(2);
  expect(await count("select count(*) as n from import_runs")).toBe(1);
}, 60_000);

test("a vehicle that someone changes after the preview stops the whole file, its new vehicles too", async () => {
  await site.pool.query("update vehicles set colour = 'Red', version = version + 1 where plate = 'CA 71'");
  const file = [vehicle("CA 73"), vehicle("CA 71", { version: 1, colour: "Blue" })];
  expect((await bring(file)).status).toBe(409);
  expect(await count("select count(*) as n from vehicles where plate = 'CA 73'")).toBe(0);
  const previewed = await site.call(
    "preview-vehicle-import",
    { rows: [{ plate: "CA 71", colour: "Blue" }] },
    admin.headers,
  );
  expect(await previewed.json()).toMatchObject({
    rows: [{ version: 2, changes: [{ field: "colour", from: "Red", to: "Blue" }] }],
  });
  expect((await bring([vehicle("CA 73"), vehicle("CA 71", { version: 2, colour: "Blue" })])).status).toBe(200);
  expect(await count("select count(*) as n from vehicles where plate = 'CA 73'")).toBe(1);
}, 60_000);
