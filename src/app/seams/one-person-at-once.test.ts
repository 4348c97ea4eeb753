import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { newReference } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { runReactions } from "#testing/builders/services/a-trading-site.ts";
import { howMany } from "#testing/how-many.ts";
import { openTestSite } from "#testing/test-site.ts";

/** CROWD=200 makes it the trial, which may take five times as long. */
const crowd = howMany("CROWD", 40);
const each = Math.ceil(crowd / 5);
const pickupAt = new Date(Date.now() + 8 * 86_400_000);

let site: Awaited<ReturnType<typeof openTestSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  // No one is chosen to go first: two who wait for each other wait until the test fails.
  const prepare = async (address: pg.ClientConfig) => {
    const client = new pg.Client(address);
    await client.connect();
    await client.query(`alter database "${address.database}" set deadlock_timeout = '1h'`);
    await client.end();
  };
  site = await openTestSite({}, { connections: { max: 12, patienceMs: 50_000 }, prepare });
  admin = await site.as("admin", { name: "Naledi Dube" });
});
afterAll(() => site.close());

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
const team = (name: string, body: object) => site.call(name, body, admin.headers);

/** Thandi with some bookings to pay, and as many records beside hers that turn out to be her. */
async function thandi() {
  const db = openDatabase(site.pool);
  await db.insert(vehicles).values(Array.from({ length: each }, () => aVehicle({ vehicleClass: "sedan", seats: 4 })));
  const own = Array.from({ length: each }, () =>
    aBooking({ reference: newReference(), state: "confirmed", totalCents: 50_000, pickupAt }),
  );
  const others = Array.from({ length: each }, (_, at) =>
    aBooking({ reference: newReference(), email: `thandi${at}@example.com`, state: "confirmed", pickupAt }),
  );
  await db.insert(bookings).values([...own, ...others]);
  const [{ id, version }] = await rows("select id, version from people where email = 'thandi@example.com'");
  const twins: string[] = (await rows("select id from people where id <> $1", id)).map((row) => row.id);
  return { id, version, twins, own };
}

test("merged, edited, booked, paid and noted at the same moment, one person loses nothing, and no one waits in a circle", {
  timeout: 3_000 * crowd,
}, async () => {
  const { id, version, twins, own } = await thandi();
  const preferences = { music: "Jazz" };
  const edited = { customer_id: id, version, first_name: "Thandi", last_name: "Mokoena", tags: ["vip"], preferences };
  const request = aBookingRequest({ pickup_date: localDateOf(pickupAt) });
  const cash = { method: "cash", amount_cents: 50_000, expected_open_cents: 50_000, reason: "counter" };
  const kinds = {
    merged: (at: number) => team("merge-customers", { customer_id: id, merged_id: twins[at] }),
    edited: () => team("save-customer", edited),
    booked: (at: number) => site.call("create-booking", { ...request, pickup_time: `${10 + (at % 8)}:00` }),
    paid: (at: number) => team("record-booking-payment", { ...cash, reference: own[at]?.reference }),
    noted: (at: number) => team("note-customer", { customer_id: id, text: `Note ${at}` }),
  };
  const calls = Object.entries(kinds).flatMap(([kind, call]) =>
    Array.from({ length: each }, async (_, at) => [kind, (await call(at)).status] as const),
  );
  const answers = await Promise.all(calls);
  await runReactions(site);
  const count = (kind: string, status: number) => answers.filter(([one, got]) => one === kind && got === status).length;

  expect(answers.filter(([, status]) => status !== 200 && status !== 409)).toEqual([]);
  for (const kind of ["merged", "booked", "paid", "noted"]) expect([kind, count(kind, 200)]).toEqual([kind, each]);
  // A merge counts the version on, too: an edit of an older one is refused.
  expect(count("edited", 200)).toBeLessThanOrEqual(1);
  const [kept] = await rows(
    `select bookings, version, (select count(*)::int from person_notes where person_id = p.id) as notes,
      (select sum(paid_cents)::int from bookings where person_id = p.id) as paid, spent_cents::int as spent
    from people p where id = $1`,
    id,
  );
  const expected = { bookings: 3 * each, notes: each, paid: 50_000 * each, spent: 50_000 * each };
  expect(kept).toEqual({ ...expected, version: version + each + count("edited", 200) });
  expect(await rows("select id from people where id <> $1 and merged_into is distinct from $1", id)).toEqual([]);
  for (const table of ["bookings", "payments", "person_notes", "person_contacts"])
    expect(await rows(`select id from ${table} where person_id is distinct from $1`, id)).toEqual([]);
});
