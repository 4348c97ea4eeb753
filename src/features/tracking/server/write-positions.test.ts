import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { positions } from "#db/schema/tracking.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import type { NewPosition } from "./store.ts";
import { PositionWriter } from "./write-positions.ts";

let database: TestDatabase;
let pool: pg.Pool;
const vehicle = aVehicle();

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
  await openDatabase(pool).insert(vehicles).values(vehicle);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const aRow = (takenAt: Date, changes: Partial<NewPosition> = {}): NewPosition => ({
  sourceId: newId(),
  takenAt,
  receivedAt: takenAt,
  vehicleId: vehicle.id,
  driverId: null,
  tripId: null,
  latitude: -33.9,
  longitude: 18.4,
  accuracyM: null,
  speedKmh: null,
  heading: null,
  battery: null,
  isSkewed: false,
  dutyUntil: takenAt,
  isOnShift: false,
  ...changes,
});
const count = () => openDatabase(pool).$count(positions);

test("two instances that start a new day at once both write, and what arrives meanwhile is written together", async () => {
  const before = await count();
  let writings = 0;
  const writers = [0, 1].map(() => new PositionWriter(openDatabase(pool), () => writings++));
  const at = (second: number) => new Date(Date.UTC(2031, 0, 1, 12, 0, second));
  await Promise.all(
    writers.flatMap((writer) => [...Array(20).keys()].map((second) => writer.write([aRow(at(second))]))),
  );
  expect((await count()) - before).toBe(40);
  // Three single writes in parallel, and all others together.
  expect(writings).toBe(8);
});

test("a dropped partition is created again; an impossible one does not block the others", async () => {
  const writer = new PositionWriter(openDatabase(pool), () => {});
  const at = new Date("2031-02-01T12:00:00Z");
  await writer.write([aRow(at)]);
  await pool.query("select drop_positions_day('2031-02-01')");
  const before = await count();
  const all = await Promise.allSettled([
    writer.write([aRow(at)]),
    writer.write([aRow(at, { vehicleId: newId() })]),
    writer.write([aRow(at)]),
  ]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect((await count()) - before).toBe(2);
});

test("a repeated position is stored once, on the same instance and on another; a vehicle's last position is its latest", async () => {
  const [one, other] = [0, 1].map(() => new PositionWriter(openDatabase(pool), () => {})) as [
    PositionWriter,
    PositionWriter,
  ];
  const sourceId = newId();
  const at = (second: number) => aRow(new Date(Date.UTC(2031, 2, 1, 12, 0, second)), { sourceId });
  const before = await count();
  await other.write([at(0)]);
  await one.write([at(1), at(3), at(2)]);
  await one.write([at(3), at(4)]);
  await other.write([at(4), at(5), at(5)]);
  expect((await count()) - before).toBe(6);
  const { rows } = await pool.query("select taken_at from latest_positions where vehicle_id = $1", [vehicle.id]);
  expect(rows).toEqual([{ taken_at: at(5).takenAt }]);
});
