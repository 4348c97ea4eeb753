import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { hasCode } from "#db/error-code.ts";
import { type latestPositions, trackingDevices } from "#db/schema/tracking.ts";

/** A position as stored, with the duty facts that the live map needs. */
export type NewPosition = Required<typeof latestPositions.$inferInsert>;

const columns = `source_id, taken_at, received_at, vehicle_id, driver_id, trip_id, latitude, longitude, accuracy_m, speed_kmh,
  heading, battery, is_skewed`;
const others = columns.replace(" vehicle_id,", "");

/** Times are passed as milliseconds, which are parsed faster than dates. */
const momentOf = (column: string) => `to_timestamp(${column} / 1000.0) as ${column}`;

/**
 * Inserts any number of positions with one statement. Each vehicle's latest position replaces its last known
 * one if it is newer. Those rows are locked in vehicle order, so that two writers cannot deadlock.
 */
const insertAll = (repeated: string) => `with given as (
    select source_id, ${momentOf("taken_at")}, ${momentOf("received_at")}, vehicle_id, driver_id, trip_id, latitude, longitude,
      accuracy_m, speed_kmh, heading, battery, is_skewed, duty_until, is_on_shift
    from unnest($1::uuid[], $2::float8[], $3::float8[], $4::uuid[], $5::uuid[], $6::uuid[], $7::float8[], $8::float8[], $9::real[],
      $10::real[], $11::smallint[], $12::smallint[], $13::boolean[], $14::float8[], $15::boolean[])
      as g (source_id, taken_at, received_at, vehicle_id, driver_id, trip_id, latitude, longitude, accuracy_m, speed_kmh,
        heading, battery, is_skewed, duty_until, is_on_shift)
  ), stored as (
    insert into positions (${columns}) select ${columns} from given ${repeated}
  )
  insert into latest_positions as l (${columns}, duty_until, is_on_shift)
  select ${columns}, ${momentOf("duty_until")}, is_on_shift from given where duty_until is not null order by vehicle_id
  on conflict (vehicle_id) do update set (${others}, duty_until, is_on_shift) =
    (${others.replace(/\w+/g, "excluded.$&")}, excluded.duty_until, excluded.is_on_shift)
  where l.taken_at < excluded.taken_at`;

const insertNew = { name: "insert-positions", text: insertAll("") };
const insertMissing = {
  name: "insert-missing-positions",
  text: insertAll("on conflict (source_id, taken_at) do nothing"),
};

/**
 * Existing positions are kept. Duplicates are rare, and looking for them takes a fifth of the writing, so it
 * is done only if `mayRepeat` says so or another instance turns out to have them.
 */
export async function insertPositions(
  db: Pick<Database, "$client">,
  rows: readonly NewPosition[],
  mayRepeat = true,
): Promise<void> {
  const values = valuesOf(rows);
  if (mayRepeat) return void (await db.$client.query({ ...insertMissing, values }));
  try {
    await db.$client.query({ ...insertNew, values });
  } catch (error) {
    if (!hasCode(error, "23505")) throw error;
    await db.$client.query({ ...insertMissing, values });
  }
}

function valuesOf(rows: readonly NewPosition[]): string[] {
  const latest = new Map<string, NewPosition>();
  for (const row of rows) {
    const known = latest.get(row.vehicleId);
    if (!known || known.takenAt < row.takenAt) latest.set(row.vehicleId, row);
  }
  return [
    list(rows, (row) => row.sourceId),
    list(rows, (row) => row.takenAt.getTime()),
    list(rows, (row) => row.receivedAt.getTime()),
    list(rows, (row) => row.vehicleId),
    list(rows, (row) => row.driverId),
    list(rows, (row) => row.tripId),
    list(rows, (row) => row.latitude),
    list(rows, (row) => row.longitude),
    list(rows, (row) => row.accuracyM),
    list(rows, (row) => row.speedKmh),
    list(rows, (row) => row.heading),
    list(rows, (row) => row.battery),
    list(rows, (row) => row.isSkewed),
    list(rows, (row) => (latest.get(row.vehicleId) === row ? row.dutyUntil.getTime() : null)),
    list(rows, (row) => row.isOnShift),
  ];
}

/** An array literal for PostgreSQL. Ids and numbers need no quotes, which the driver would add to each. */
function list(rows: readonly NewPosition[], of: (row: NewPosition) => string | number | boolean | null): string {
  let text = "{";
  for (const row of rows) text += text === "{" ? (of(row) ?? "NULL") : `,${of(row) ?? "NULL"}`;
  return `${text}}`;
}

/** The partition for a row’s day does not exist. */
export const isDayMissing = (error: unknown): boolean => hasCode(error, "23514");

/** Creates missing partitions for these days. */
export async function openPositionDays(db: Pick<Database, "$client">, days: readonly string[]): Promise<void> {
  for (const day of days) await db.$client.query("select open_positions_day($1::date)", [day]);
}

/** The day, in the tables’ time zone, that a time belongs to. */
export const positionDay = (moment: Date): string => moment.toISOString().slice(0, 10);

export const tellOfPositions = (db: Database) => db.execute(sql`select pg_notify('positions', 'new')`);

type NewDevice = typeof trackingDevices.$inferInsert;
export type DeviceOwner = { readonly kind: "vehicle" | "driver"; readonly id: string };

const ownerColumn = { vehicle: trackingDevices.vehicleId, driver: trackingDevices.driverId };

export const insertDevice = (db: Database, device: NewDevice) => db.insert(trackingDevices).values(device);

/** Returns the ids of the devices that were in use until now. */
export const withdrawDevices = (db: Database, owner: DeviceOwner, now: Date) =>
  db
    .update(trackingDevices)
    .set({ withdrawnAt: now })
    .where(and(eq(ownerColumn[owner.kind], owner.id), isNull(trackingDevices.withdrawnAt)))
    .returning({ id: trackingDevices.id });
