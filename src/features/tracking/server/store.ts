import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { hasCode } from "#db/error-code.ts";
import { type latestPositions, trackingDevices } from "#db/schema/tracking.ts";

/** A position as it is stored, with what the live map must know of the duty it was taken on. */
export type NewPosition = Required<typeof latestPositions.$inferInsert>;

/**
 * Any number of positions by one statement. One that is there already is left as it is; a vehicle's last one only ever
 * becomes a later one. Rows are locked in the order of their vehicles, so that two who write the same do not wait for
 * each other.
 */
const insertAll = `with given as (
    select * from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::uuid[], $5::uuid[], $6::uuid[], $7::float8[],
      $8::float8[], $9::real[], $10::real[], $11::smallint[], $12::smallint[], $13::boolean[], $14::timestamptz[], $15::boolean[])
      as g (source_id, taken_at, received_at, vehicle_id, driver_id, trip_id, latitude, longitude, accuracy_m, speed_kmh,
        heading, battery, is_skewed, duty_until, is_on_shift)
  ), stored as (
    insert into positions (source_id, taken_at, received_at, vehicle_id, driver_id, trip_id, latitude, longitude, accuracy_m,
      speed_kmh, heading, battery, is_skewed)
    select source_id, taken_at, received_at, vehicle_id, driver_id, trip_id, latitude, longitude, accuracy_m, speed_kmh,
      heading, battery, is_skewed from given
    on conflict (source_id, taken_at) do nothing
  )
  insert into latest_positions as l (vehicle_id, source_id, taken_at, received_at, driver_id, trip_id, latitude, longitude,
    accuracy_m, speed_kmh, heading, battery, is_skewed, duty_until, is_on_shift)
  select distinct on (vehicle_id) vehicle_id, source_id, taken_at, received_at, driver_id, trip_id, latitude, longitude,
    accuracy_m, speed_kmh, heading, battery, is_skewed, duty_until, is_on_shift
  from given order by vehicle_id, taken_at desc
  on conflict (vehicle_id) do update set (source_id, taken_at, received_at, driver_id, trip_id, latitude, longitude,
    accuracy_m, speed_kmh, heading, battery, is_skewed, duty_until, is_on_shift) = (excluded.source_id, excluded.taken_at,
    excluded.received_at, excluded.driver_id, excluded.trip_id, excluded.latitude, excluded.longitude, excluded.accuracy_m,
    excluded.speed_kmh, excluded.heading, excluded.battery, excluded.is_skewed, excluded.duty_until, excluded.is_on_shift)
  where l.taken_at < excluded.taken_at`;

export async function insertPositions(db: Pick<Database, "$client">, rows: readonly NewPosition[]): Promise<void> {
  const moments = (of: (row: NewPosition) => Date) => list(rows.map((row) => of(row).toISOString()));
  await db.$client.query({
    name: "insert-positions",
    text: insertAll,
    values: [
      list(rows.map((row) => row.sourceId)),
      moments((row) => row.takenAt),
      moments((row) => row.receivedAt),
      list(rows.map((row) => row.vehicleId)),
      list(rows.map((row) => row.driverId)),
      list(rows.map((row) => row.tripId)),
      list(rows.map((row) => row.latitude)),
      list(rows.map((row) => row.longitude)),
      list(rows.map((row) => row.accuracyM)),
      list(rows.map((row) => row.speedKmh)),
      list(rows.map((row) => row.heading)),
      list(rows.map((row) => row.battery)),
      list(rows.map((row) => row.isSkewed)),
      moments((row) => row.dutyUntil),
      list(rows.map((row) => row.isOnShift)),
    ],
  });
}

/** An array as PostgreSQL reads it. Ids, numbers and moments need no quotes; the driver would put some around each. */
const list = (values: readonly (string | number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join()}}`;

/** There is no table for the day of a row. */
export const isDayMissing = (error: unknown): boolean => hasCode(error, "23514");

/** Makes room for the positions of these days, where there is none yet. */
export async function openPositionDays(db: Pick<Database, "$client">, days: readonly string[]): Promise<void> {
  for (const day of days) await db.$client.query("select open_positions_day($1::date)", [day]);
}

/** The day, by the clock of the tables, that a moment belongs to. */
export const positionDay = (moment: Date): string => moment.toISOString().slice(0, 10);

export const tellOfPositions = (db: Database) => db.execute(sql`select pg_notify('positions', 'new')`);

type NewDevice = typeof trackingDevices.$inferInsert;
export type DeviceOwner = { readonly kind: "vehicle" | "driver"; readonly id: string };

const ownerColumn = { vehicle: trackingDevices.vehicleId, driver: trackingDevices.driverId };

export const insertDevice = (db: Database, device: NewDevice) => db.insert(trackingDevices).values(device);

/** Gives back the ids of the devices that were in use until now. */
export const withdrawDevices = (db: Database, owner: DeviceOwner, now: Date) =>
  db
    .update(trackingDevices)
    .set({ withdrawnAt: now })
    .where(and(eq(ownerColumn[owner.kind], owner.id), isNull(trackingDevices.withdrawnAt)))
    .returning({ id: trackingDevices.id });
