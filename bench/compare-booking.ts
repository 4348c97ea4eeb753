import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Ratio } from "./compare-servers.ts";
import { median } from "./cpu.ts";
import { type LoadRequest, load } from "./load.ts";
import type { Running } from "./processes.ts";

const connections = 16;
const seconds = 3;

const request: LoadRequest = {
  method: "POST",
  path: "/functions/v1/create-booking",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    first_name: "Amira",
    last_name: "Khan",
    email: "amira@example.com",
    phone: "+44 20 7946 0000",
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "Camps Bay",
    pickup_date: new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10),
    passengers: 2,
  }),
};

/** A booking by the whole way of a call against the rows it leaves behind, written by bare SQL on the same server. */
export async function compareBooking(ours: Running, socketFolder: string): Promise<Ratio> {
  const pool = new pg.Pool({ host: socketFolder, user: "app", database: "postgres", max: 10 });
  await load(ours.port, request, { seconds: 1, connections });
  const byCall: number[] = [];
  const bySql: number[] = [];
  for (let round = 0; round < 5; round++) {
    byCall.push((await load(ours.port, request, { seconds, connections })).perSecond);
    bySql.push(await writeRows(pool));
  }
  await pool.end();
  return {
    name: "create-booking / its rows by bare SQL",
    unit: "bookings a second",
    ours: median(byCall),
    bare: median(bySql),
  };
}

async function writeRows(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let written = 0;
  const one = async () => {
    for (; performance.now() < end; written++) await writeBooking(pool);
  };
  await Promise.all(Array.from({ length: connections }, one));
  return written / ((performance.now() - started) / 1000);
}

/** One booking, its first move, its event and one job for each reaction, in one transaction. */
async function writeBooking(pool: pg.Pool) {
  const client = await pool.connect();
  const [booking, move, event] = [randomUUID(), randomUUID(), randomUUID()];
  const reference = booking.slice(0, 13);
  await client.query("begin");
  await client.query(
    "insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type, pickup_location, destination, pickup_at, passengers, response_due_at, created_at, updated_at) values ($1, $2, 'hash', 'requested', 'Amira', 'Khan', 'amira@example.com', '+44 20 7946 0000', 'airport_transfer', 'Cape Town International Airport', 'Camps Bay', now() + interval '3 days', 2, now(), now(), now())",
    [booking, reference],
  );
  await client.query(
    "insert into booking_moves (id, booking_id, to_state, actor, created_at) values ($1, $2, 'requested', 'visitor', now())",
    [move, booking],
  );
  await client.query(
    "insert into events (id, type, payload, correlation_id, created_at) values ($1, 'booking.created', $2, 'bench', now())",
    [event, JSON.stringify({ reference })],
  );
  await client.query(
    "insert into jobs.job (name, data, start_after) select 'reactions', jsonb_build_object('eventId', $1::text, 'reaction', r), 'infinity' from unnest(array['sendBookingConfirmation', 'recordCustomer']) as r",
    [event],
  );
  await client.query("commit");
  client.release();
}
