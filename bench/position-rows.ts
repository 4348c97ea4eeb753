import type pg from "pg";
import type { TrackedVehicle } from "../src/testing/tracked-fleet.ts";

/** Times not used by any position yet: each a millisecond earlier. */
export function newMoments(): () => Date {
  let last = Date.now() - 1000;
  return () => new Date(last--);
}

/** A batch as the driver's app sends it. */
export const appBatch = (next: () => Date, count: number): string =>
  JSON.stringify({
    positions: Array.from({ length: count }, (_, at) => ({
      key: String(at),
      at: next().toISOString(),
      latitude: -33.9249,
      longitude: 18.4241,
      accuracy_m: 6.5,
      speed_kmh: 42.5,
      heading: 180,
      battery: 80,
    })),
    sent_at: new Date().toISOString(),
  });

/** A position as OsmAnd and Traccar Client send it. */
export const osmandQuery = (next: () => Date, { token }: TrackedVehicle): string =>
  `id=${token}&lat=-33.9249&lon=18.4241&timestamp=${next().getTime()}&speed=23&bearing=180&accuracy=6.5&batt=80`;

const columns = `source_id, taken_at, received_at, vehicle_id, driver_id, trip_id, latitude, longitude, accuracy_m, speed_kmh, heading, battery,
  is_skewed`;
const width = 13;
const textOf = (rows: number) =>
  `insert into positions (${columns}) values ${Array.from(
    { length: rows },
    (_, row) => `(${Array.from({ length: width }, (_, at) => `$${row * width + at + 1}`).join()})`,
  ).join()}`;
const texts = new Map([1, 20].map((rows) => [rows, textOf(rows)]));

type Bare = { readonly next: () => Date; readonly rows: number; readonly vehicle: TrackedVehicle };

/** The same positions with one prepared INSERT, and nothing else. */
export async function insertBare(db: pg.Pool | pg.PoolClient, { next, rows, vehicle }: Bare): Promise<void> {
  const values = Array.from({ length: rows }, () => rowOf(next(), vehicle)).flat();
  await db.query({ name: `bare_positions_${rows}`, text: texts.get(rows) ?? textOf(rows), values });
}

/** All rows that a call writes, in one transaction: the positions, and the vehicle's latest one. */
export async function insertAllRows(pool: pg.Pool, bare: Bare): Promise<void> {
  const client = await pool.connect();
  await client.query("begin");
  await insertBare(client, bare);
  const values = [...rowOf(new Date(), bare.vehicle), new Date(), false];
  await client.query({ name: "bare_latest", text: latest, values });
  await client.query("commit");
  client.release();
}

const rowOf = (takenAt: Date, vehicle: TrackedVehicle) => [
  vehicle.driverId,
  takenAt,
  new Date(),
  vehicle.vehicleId,
  vehicle.driverId,
  vehicle.tripId,
  -33.9249,
  18.4241,
  6.5,
  42.5,
  180,
  80,
  false,
];

const names = columns.split(/,\s+/).filter((name) => name !== "vehicle_id");
const latest = `insert into latest_positions (${columns}, duty_until, is_on_shift)
  values (${Array.from({ length: width + 2 }, (_, at) => `$${at + 1}`).join()})
  on conflict (vehicle_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join()}`;

/** Fills the days before yesterday with this many positions of these vehicles, 200 000 a day at most. */
export async function fillStored(pool: pg.Pool, vehicles: readonly TrackedVehicle[], count: number): Promise<void> {
  const aDay = 200_000;
  for (let day = 1; (day - 1) * aDay < count; day++) {
    const rows = Math.min(aDay, count - (day - 1) * aDay);
    await pool.query("select open_positions_day((now() at time zone 'UTC')::date - $1::int)", [day]);
    await pool.query(stored, [vehicles.map(({ vehicleId }) => vehicleId), day, rows]);
  }
  // Waits for the vacuum, which would otherwise affect the next measurements.
  await pool.query("vacuum analyze positions");
  await pool.query("checkpoint");
}

const stored = `insert into positions (source_id, taken_at, received_at, vehicle_id, latitude, longitude, is_skewed)
  select v, at, at, v, -33.9, 18.4, false
  from (select ($1::uuid[])[1 + i % cardinality($1::uuid[])] as v,
      ((now() at time zone 'UTC')::date - $2::int)::timestamp at time zone 'UTC' + i * (interval '1 day' / ($3::int + 1)) as at
    from generate_series(0, $3::int - 1) i) as made`;
