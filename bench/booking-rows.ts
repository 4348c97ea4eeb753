import { randomUUID } from "node:crypto";
import type pg from "pg";
import { insertJobs } from "./jobs-left.ts";

/** Enough vehicles that bookings at any hour of a year find one free. */
const fleetSize = 60;
const days = 300;

export const anyHour = () => ({
  day: 4 + Math.floor(Math.random() * days),
  hour: 6 + Math.floor(Math.random() * 16),
});

export async function writeFleet(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into vehicles (id, plate, vehicle_class, make, model, year, seats, bags, documents_until, licence_types, created_at)
     select gen_random_uuid(), 'BENCH ' || n, 'sedan', 'Toyota', 'Corolla', 2024, 4, 3, '2099-12-31', '{tourist,charter}', now() from generate_series(1, $1) n
     returning id`,
    [fleetSize],
  );
  return rows.map(({ id }) => id);
}

/** As in the row of a booking out of season, so that both sides write the same. */
const lines = [
  { leg: 1, vat: "EX12G", code: "transfer:ride", text: "26 km, sedan", amount: 35000 },
  { leg: 1, vat: "EX12G", code: "further-km", text: "1 km beyond the first 25", amount: 1400 },
  { leg: 1, vat: "EX12G", code: "round", text: "Rounded to the nearest R10", amount: -400 },
];
const trace = [
  { step: "tariff", rule: "tariff:1", text: "Price list 1", delta: 0 },
  { step: "fare", rule: "transfer:ride", text: "26 km, sedan", delta: 35000, leg: 1 },
  { step: "vehicle", rule: "sedan", text: "Sedan for 2 people", delta: 0 },
  { step: "distance", rule: "further-km", text: "1 km beyond the first 25", delta: 1400, leg: 1 },
  { step: "rounding", rule: "round", text: "Rounded to the nearest R10", delta: -400, leg: 1 },
];
const price = JSON.stringify({ tariffVersion: 1, total: 36000, lines, trace, doubts: [] });
const policy = JSON.stringify({ version: 1, freeHours: 12, lateShare: 0.5, noShowShare: 1, graceMinutes: 30 });
const trip = {
  service: "airport_transfer",
  offer: null,
  vehicle: null,
  passengers: 2,
  bags: 0,
  childSeats: 0,
  extraStops: 0,
  stops: [],
  from: { name: "Cape Town International Airport", town: null, kmFromCity: 20.3 },
  to: { name: "Camps Bay", town: null, kmFromCity: 7 },
  kilometres: 26,
  detourKm: 0,
  hire: null,
  packageDays: null,
  returnAt: null,
};

/** The rows of one instant booking, one statement per table, in one transaction. */
export async function writeBooking(
  pool: pg.Pool,
  vehicles: readonly string[],
  reactions: readonly string[],
): Promise<void> {
  const client = await pool.connect();
  const [booking, event] = [randomUUID(), randomUUID()];
  const reference = booking.slice(0, 13);
  const { day, hour } = anyHour();
  const pickup = new Date(Date.now() + (day * 24 + hour) * 3_600_000);
  const end = new Date(pickup.getTime() + 3_600_000);
  const request = JSON.stringify({ ...trip, pickupAt: pickup, bookedAt: new Date() });
  const bookingValues = [booking, reference, pickup, price, request, policy];
  await client.query("begin");
  await client.query({ name: "bare_booking", text: insertBooking, values: bookingValues });
  await client.query({ name: "bare_move", text: insertMove, values: [randomUUID(), booking] });
  await client.query({ name: "bare_trip", text: insertTrip, values: [randomUUID(), booking, pickup, end] });
  const items = [booking, ...lines.map(() => randomUUID())];
  await client.query({ name: "bare_items", text: insertItems, values: items });
  if (vehicles.length > 0) {
    const vehicle = vehicles[Math.floor(Math.random() * vehicles.length)];
    await client.query({ name: "bare_hold", text: insertHold, values: [randomUUID(), booking, vehicle, pickup, end] });
  }
  await client.query({ name: "bare_event", text: insertEvent, values: [event, JSON.stringify({ reference })] });
  await client.query({ name: "bare_jobs", text: insertJobs, values: [event, reactions] });
  await client.query("commit");
  client.release();
}

const insertBooking = `insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type,
  pickup_location, destination, pickup_at, passengers, price_request, price, tariff_version, total_cents, policy, hold_until,
  response_due_at, source, light, terms_version, created_at, updated_at) values ($1, $2,
  'f82e2274edc0106abd7b0070af9a9d996625872720d0721bc75cf212e6918b44', 'awaiting_payment', 'Amira', 'Khan', 'amira@example.com',
  '+44 20 7946 0000', 'airport_transfer', 'Cape Town International Airport', 'Camps Bay', $3, 2, $5::jsonb, $4::jsonb, 1, 36000,
  $6::jsonb, now() + interval '30 minutes', null, 'website', 'green', '2026-11', now(), now())`;
const insertMove = `insert into booking_moves (id, booking_id, to_state, actor, created_at)
  values ($1, $2, 'awaiting_payment', 'visitor', now())`;
const insertTrip = `insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers,
  vehicle_class, price_cents, created_at) values ($1, $2, 1, 'planned', 'Cape Town International Airport', 'Camps Bay', $3, $4, 2, 'sedan', 35000, now())`;
const insertItems = `insert into booking_items (id, booking_id, position, leg, code, text, amount_cents, vat_code)
  values ${lines
    .map(
      ({ leg, code, text, amount, vat }, at) =>
        `($${at + 2}, $1, ${at + 1}, ${leg ?? "null"}, '${code}', '${text}', ${amount}, '${vat}')`,
    )
    .join(", ")}`;
const insertHold = `insert into vehicle_holds (id, booking_id, leg, vehicle_id, busy, state, expires_at, created_at)
  values ($1, $2, 1, $3, tstzrange($4, $5), 'held', now() + interval '30 minutes', now()) on conflict do nothing`;
const insertEvent = `insert into events (id, type, payload, correlation_id, created_at) values ($1, 'booking.created', $2, 'bench', now())`;

/** A table that has been in use for years. */
export async function writeHistory(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type,
         pickup_location, destination, pickup_at, passengers, total_cents, created_at, updated_at)
       select gen_random_uuid(), 'OLD-' || n, 'hash', 'closed', 'Amira', 'Khan', 'amira' || n || '@example.com', '+27', 'airport_transfer',
         'Cape Town International Airport', 'Camps Bay', now() - n * interval '15 minutes', 2, 35000, now() - n * interval '15 minutes', now()
       from generate_series(1, $1) n returning id, pickup_at),
     moved as (
       insert into booking_moves (id, booking_id, to_state, actor, created_at) select gen_random_uuid(), id, 'closed', 'system', now() from made),
     driven as (
       insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, created_at)
       select gen_random_uuid(), id, 1, 'completed', 'a', 'b', pickup_at, pickup_at + interval '1 hour', 2, 'sedan', now() from made),
     priced as (
       insert into booking_items (id, booking_id, position, code, text, amount_cents, vat_code)
       select gen_random_uuid(), id, 1, 'transfer:ride', 'a', 35000, 'EX12G' from made)
     insert into vehicle_holds (id, booking_id, leg, vehicle_id, busy, state, created_at)
     select gen_random_uuid(), m.id, 1, (select id from vehicles limit 1), tstzrange(m.pickup_at, m.pickup_at + interval '10 minutes'), 'reserved', now()
     from made m on conflict do nothing`,
    [count],
  );
  await pool.query("analyze");
}
