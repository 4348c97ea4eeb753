import { createHash } from "node:crypto";
import type pg from "pg";

/** A vehicle on a long trip with its driver, and the token of its tracking device. */
export type TrackedVehicle = {
  readonly driverId: string;
  readonly vehicleId: string;
  readonly tripId: string;
  readonly token: string;
};

/** Hours since the trips started: positions may be sent for any moment within them. */
export const hoursOnRoad = 20;

/** This many vehicles, each on a trip and with a tracking device. */
export async function fillTrackedFleet(pool: pg.Pool, vehicles: number): Promise<TrackedVehicle[]> {
  await pool.query(crews, [vehicles]);
  await pool.query(driven, [vehicles]);
  const tokens = [...Array(vehicles).keys()].map((at) => `FLEET${String(at + 1).padStart(11, "0")}`);
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("base64url"));
  const { rows } = await pool.query<Omit<TrackedVehicle, "token">>(devices, [hashes]);
  await pool.query("analyze");
  return rows.map((row, at) => ({ ...row, token: tokens[at] ?? "" }));
}

/** An id that is the same in every run. */
const drawn = (from: string) => `md5('tracked ' || ${from})::uuid`;

const crews = `
  with made as (
    insert into drivers (id, first_name, last_name, phone, email, licence_code, permit_expires_on, born_on, created_at)
    select ${drawn("'driver' || i")}, 'Driver', 'No ' || i, '+27 82 555 0201', 'driver' || i || '@example.com', 'C1', '2099-01-01', '1980-01-01', now()
    from generate_series(1, $1::int) i)
  insert into vehicles (id, make, model, plate, vehicle_class, year, seats, bags, documents_until, licence_types, created_at)
  select ${drawn("'vehicle' || i")}, 'Toyota', 'Corolla', 'CT ' || i, 'sedan', 2024, 4, 3, '2099-12-31', '{tourist,charter}', now()
  from generate_series(1, $1::int) i`;

const driven = `
  with fleet as (select i, now() - interval '${hoursOnRoad} hours' as starts, now() + interval '4 hours' as ends from generate_series(1, $1::int) i),
  booked as (
    insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type, pickup_location, destination,
      pickup_at, passengers, total_cents, paid_cents, created_at, updated_at)
    select ${drawn("'booking' || i")}, 'CTT-' || i, 'hash', 'confirmed', 'Amira', 'Khan', 'amira@example.com', '+44 20 7946 0000',
      'private_tour', 'Cape Town', 'Hermanus', starts, 2, 36000, 36000, now(), now() from fleet),
  planned as (
    insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, price_cents, created_at)
    select ${drawn("'trip' || i")}, ${drawn("'booking' || i")}, 1, 'onboard', 'Cape Town', 'Hermanus', starts, ends, 2, 'sedan', 36000, now() from fleet)
  insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, created_at)
  select gen_random_uuid(), ${drawn("'trip' || i")}, ${drawn("'driver' || i")}, ${drawn("'vehicle' || i")}, 'active', tstzrange(starts, ends), now() from fleet`;

const devices = `
  with made as (
    insert into tracking_devices (id, token_hash, vehicle_id, created_by, created_at)
    select ${drawn("'device' || i")}, hash, ${drawn("'vehicle' || i")}, 'system', now() from unnest($1::text[]) with ordinality as g (hash, i))
  select ${drawn("'vehicle' || i")} as "vehicleId", ${drawn("'driver' || i")} as "driverId", ${drawn("'trip' || i")} as "tripId"
  from generate_series(1, cardinality($1::text[])) i order by i`;
