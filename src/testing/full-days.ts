import type pg from "pg";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";

export type Days = {
  readonly drivers: number;
  /** Per day, shared evenly among the drivers. */
  readonly trips: number;
  readonly days: number;
  /** How many of a hundred trips already have a driver. */
  readonly assigned: number;
};

/** A trip with a free driver and a free vehicle. */
export type PlannedTrip = {
  readonly id: string;
  readonly bookingId: string;
  readonly driverId: string;
  readonly vehicleId: string;
  readonly busyFrom: Date;
  readonly busyTo: Date;
};

const [pickup, destination] = ["Cape Town International Airport", "Camps Bay"];
/** From six in the morning, so that a day's work and the rest after it keep within the rules. */
const [firstHour, minutesApart, minutesLong] = [6, 150, 50];

export const firstDay = addDays(localDateOf(new Date()), 3);

/** Days of work: drivers with shifts and documents, a vehicle for each, and trips sold with a vehicle. */
export async function fillDays(pool: pg.Pool, days: Days): Promise<void> {
  await pool.query("set statement_timeout = 0; set synchronous_commit = off");
  await fillCrews(pool, days.drivers);
  const start = momentOf(firstDay, localTime(`0${firstHour}:00`));
  await pool.query(sold, [days.days, days.trips, days.drivers, start, ...busyAround()]);
  await pool.query(driven, [days.assigned]);
  await pool.query("vacuum analyze");
}

/** This many drivers with shifts and documents, and a vehicle for each. */
export async function fillCrews(pool: Pick<pg.Pool, "query">, drivers: number): Promise<void> {
  for (const text of [crews, shifts, documents]) await pool.query(text, [drivers]);
}

/** Minutes before the pickup and after the end during which the vehicle is busy. */
function busyAround(): readonly [number, number] {
  const start = new Date();
  const end = new Date(start.getTime() + minutesLong * 60_000);
  const places = { pickupLocation: pickup, destination };
  const sale = { service: "airport_transfer", offer: null, returnAt: null, hireUnit: null } as const;
  const busy = timeOfTrip({ ...sale, pickupAt: start, end, ...places });
  const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;
  return [minutes(busy.from, start), minutes(end, busy.to)];
}

/** A valid id that is the same in every run, made from 'driver' or 'vehicle' and a number. */
export function drawn(from: string): string {
  return `overlay(overlay(md5(${from}) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** Trips without a driver, by date. */
export async function findOpenTrips(pool: pg.Pool): Promise<PlannedTrip[]> {
  const { rows } = await pool.query<PlannedTrip>(
    `select t.id, t.booking_id as "bookingId", ${drawn("'driver' || split_part(b.last_name, ' ', 2)")} as "driverId", h.vehicle_id as "vehicleId",
       lower(h.busy) as "busyFrom", upper(h.busy) as "busyTo"
     from trips t join bookings b on b.id = t.booking_id join vehicle_holds h on h.booking_id = t.booking_id and h.state = 'reserved'
     where t.state = 'unassigned' order by t.pickup_at::date, md5(t.id::text)`,
  );
  return rows;
}

const crews = `
  with made as (
    insert into drivers (id, first_name, last_name, phone, email, licence_code, permit_expires_on, born_on, created_at)
    select ${drawn("'driver' || i")}, 'Driver', 'No ' || i, '+27 82 555 0201', 'driver' || i || '@example.com', 'C1', '2099-01-01', '1980-01-01', now()
    from generate_series(1, $1::int) i)
  insert into vehicles (id, make, model, plate, vehicle_class, year, seats, bags, documents_until, licence_types, created_at)
  select ${drawn("'vehicle' || i")}, 'Toyota', 'Corolla', 'CA ' || i, 'sedan', 2024, 4, 3, '2099-12-31', '{tourist,charter}', now()
  from generate_series(1, $1::int) i`;

const shifts = `
  insert into driver_shifts (id, driver_id, weekday, starts, ends)
  select gen_random_uuid(), ${drawn("'driver' || i")}, d, '05:30', '18:30' from generate_series(1, $1::int) i, generate_series(1, 7) d`;

const documents = `
  insert into documents (id, owner_kind, owner_id, type, number, issued_on, expires_on, allows, state, uploaded_by, created_at, updated_at)
  select gen_random_uuid(), kind, case when kind <> 'company' then ${drawn("kind || i")} end, type, 'A 1234', current_date, '2099-12-31', allows::text[], 'verified', 'system', now(), now()
  from generate_series(1, $1::int) i, (values
    ('driver', 'drivers_licence', '{C1}'), ('driver', 'prdp', '{P}'), ('driver', 'medical', '{}'),
    ('vehicle', 'licence_disc', '{}'), ('vehicle', 'roadworthy', '{}'), ('vehicle', 'operating_licence', '{tourist,charter}'),
    ('vehicle', 'passenger_insurance', '{}'), ('company', 'accreditation', '{}'), ('company', 'public_liability', '{}')) as d (kind, type, allows)
  where kind <> 'company' or i = 1`;

/** Each booking has its driver in the customer's last name, so that the bench can find it again. */
const sold = `
  with planned as (
    select gen_random_uuid() as booking_id, d, n, 1 + n % $3::int as driver,
      $4::timestamptz + d * interval '1 day' + (n / $3::int * ${minutesApart} + n % 30) * interval '1 minute' as starts
    from generate_series(0, $1::int - 1) d, generate_series(0, $2::int - 1) n),
  booked as (
    insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type, pickup_location, destination,
      pickup_at, passengers, total_cents, paid_cents, created_at, updated_at)
    select booking_id, 'CTS-' || d || '-' || n, 'hash', 'confirmed', 'Amira', 'Khan ' || driver, 'amira' || n || '@example.com', '+44 20 7946 0000',
      'airport_transfer', '${pickup}', '${destination}', starts, 2, 36000, 36000, now(), now() from planned),
  priced as (
    insert into booking_items (id, booking_id, position, leg, code, text, amount_cents, vat_code)
    select gen_random_uuid(), booking_id, 1, 1, 'transfer:ride', '25 km, sedan', 36000, 'EX12G' from planned),
  held as (
    insert into vehicle_holds (id, booking_id, leg, vehicle_id, busy, state, created_at)
    select gen_random_uuid(), booking_id, 1, ${drawn("'vehicle' || driver")},
      tstzrange(starts - $5::float * interval '1 minute', starts + (${minutesLong} + $6::float) * interval '1 minute'), 'reserved', now() from planned)
  insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, price_cents, created_at)
  select gen_random_uuid(), booking_id, 1, 'unassigned', '${pickup}', '${destination}', starts, starts + interval '${minutesLong} minutes', 2, 'sedan', 36000, now()
  from planned`;

const driven = `
  with given as (
    update trips set state = 'assigned' where ('x' || left(md5(id::text), 8))::bit(32)::bigint % 100 < $1::int returning id, booking_id)
  insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, created_at)
  select gen_random_uuid(), g.id, ${drawn("'driver' || split_part(b.last_name, ' ', 2)")}, h.vehicle_id, 'accepted', h.busy, now()
  from given g join bookings b on b.id = g.booking_id join vehicle_holds h on h.booking_id = g.booking_id`;
