import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findings } from "./file-rules.mjs";
import { foreignWrites, tableOwners } from "./table-owners.mjs";
import { repository } from "./trial.ts";

const schema = [
  {
    path: "src/db/schema/trips.ts",
    text: 'export const trips = pgTable("trips", {});\npgTable(\n  "vehicle_holds", {})',
  },
  { path: "src/db/schema/platform.ts", text: 'export const events = pgTable("events", {});' },
];
const judge = (path: string, text: string) => foreignWrites([...schema, { path, text }]);
const booking = "src/features/booking/server/store.ts";

describe("raw SQL that writes a table of another feature is refused", () => {
  test.each([
    "sql`insert into trips (id) values (1)`",
    "sql`\n  INSERT INTO\n  vehicle_holds (id) values (1)`",
    "sql`with gone as (delete from trips where id = 1 returning id) select 1`",
    'pool.query("update trips set state = $1")',
    'pool.query("update trips as t set state = $1")',
    'pool.query("update trips t set state = $1")',
    'pool.query(`update only public."trips" set state = $1`)',
    'db.execute("truncate table trips")',
    "sql`merge into trips using seen on true when matched then do nothing`",
    "sql`insert into events (id) values (1)`",
  ])("%s", (text) => {
    expect(judge(booking, text)).toHaveLength(1);
  });

  test.each([
    "src/app/open-app.ts",
    "src/sandbox/payfast/notices.ts",
    "src/features/booking/holds/server/due-store.ts",
  ])("in %s too", (path) => {
    expect(judge(path, "\nsql`delete from trips`")).toEqual([expect.stringContaining(`${path}:2: writes trips`)]);
  });
});

describe("it is allowed", () => {
  test.each([
    ["to its owner", "src/features/trips/server/store.ts", "sql`insert into trips (id) values (1)`"],
    ["to a topic of its owner", "src/features/trips/board/server/store.ts", "sql`delete from trips`"],
    ["to platform, for its own", "src/platform/jobs/events.ts", "sql`delete from events`"],
    ["to tests", "src/features/booking/server/store.test.ts", "sql`delete from trips`"],
    ["to builders", "src/testing/builders/a-trip.ts", "sql`delete from trips`"],
    ["to the demo", "src/db/seed/trips.ts", "sql`delete from trips`"],
    ["to read", booking, "sql`select id from trips for update`"],
    ["to speak of it", booking, "// insert into trips is not ours\n/* delete from trips */ const a = 1;"],
    ["on a button", "src/features/booking/ui/a-card.tsx", "<Button>Update trips</Button>"],
    ["with a table of no schema", booking, "sql`insert into held (id) values (1)`"],
  ])("%s", (_what, path, text) => {
    expect(judge(path, text)).toEqual([]);
  });
});

test("every schema file belongs to an existing feature, to platform, or to what is only read so far", () => {
  const features = readdirSync(join(repository, "src/features"));
  const schemas = readdirSync(join(repository, "src/db/schema")).filter((file) => !file.endsWith("columns.ts"));
  const files = schemas.map((file) => ({
    path: `src/db/schema/${file}`,
    text: readFileSync(join(repository, "src/db/schema", file), "utf8"),
  }));
  const owners = new Set(tableOwners(files).values());
  expect(owners.size).toBe(schemas.length);
  // Their tables exist before their features do.
  expect([...owners].filter((owner) => ![...features, "platform", "fleet", "documents"].includes(owner))).toEqual([]);
});

test("the file check applies it", () => {
  const text = "sql`insert into trips (id) values (1)`";
  expect(findings([...schema, { path: booking, text }])).toContainEqual(expect.stringContaining("writes trips"));
});
