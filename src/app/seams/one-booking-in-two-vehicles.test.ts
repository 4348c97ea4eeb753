import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aGuestWhoBooked, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;
type Crew = { driver_id: string; vehicle_id: string; account: Person };
type Part = { id: string; version: number; part: number; state: string; passengers: number; bags: number };

let site: Site;
let guest: PayingGuest;
let liesl: Person;
let admin: Person;
let sipho: Crew;
let fatima: Crew;

beforeAll(async () => {
  site = await openTradingSite();
  liesl = await site.as("dispatcher");
  admin = await site.as("admin");
  sipho = await aCrew("Sipho", 22);
  fatima = await aCrew("Fatima", 8);
});
afterAll(() => site.close());

async function aCrew(firstName: string, seats: number): Promise<Crew> {
  const account = await site.as("driver");
  const crew = await writeCrew(
    { db: openDatabase(site.pool) },
    {
      driver: { firstName, userId: account.userId, email: `${firstName.toLowerCase()}@example.com` },
      vehicle: { vehicleClass: seats > 14 ? "luxury_coach" : "shuttle", seats, bags: seats },
    },
  );
  return { ...crew, account };
}

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);
const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
const partRows = (): Promise<(Part & { price_cents: number })[]> =>
  rows(
    "select t.* from trips t join bookings b on b.id = t.booking_id where b.reference = $1 order by t.part",
    guest.reference,
  );
const looked = async (at: number) => {
  const part = (await partRows())[at];
  if (!part) throw new Error(`There is no vehicle ${at + 1}.`);
  return { trip_id: part.id, version: part.version };
};
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const report = async ({ account }: Crew, at: number, event: string) => {
  expect(await ask(account, "record-trip-event", { ...(await looked(at)), event })).toMatchObject({ status: 200 });
  await site.settle();
  return (await guest.booking()).state;
};
const onBoard = async (day: string): Promise<Part[]> => {
  const { trips } = await ask(liesl, "dispatch-day", { date: day });
  const own = trips.filter(({ reference }: { reference: string }) => reference === guest.reference);
  return own.toSorted((a: Part, b: Part) => a.part - b.part);
};
const agendaOf = async ({ account }: Crew) => (await ask(account, "my-trips", { when: "ahead" })).trips;
const give = async (at: number, { driver_id, vehicle_id }: Crew) =>
  ask(liesl, "assign-trip", { ...(await looked(at)), driver_id, vehicle_id });

async function sellTo20(day: string) {
  guest = await aGuestWhoBooked(site, day, {
    passengers: 20,
    bags: 15,
    child_seats: 3,
    child_seat_sizes: { infant_seat: 1, booster_seat: 2 },
  });
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  expect(await guest.booking()).toMatchObject({ state: "confirmed", passengers: 20 });
}

test("twenty people in two vehicles: the same facts for everyone, driven by two, completed and invoiced once", async () => {
  const day = ordinaryDay(20);
  await sellTo20(day);
  const { id: bookingId, total_cents: total } = await guest.booking();

  // Split as the board does it: everyone rides once, and the price stays the same in sum.
  const parts = [
    { passengers: 13, bags: 9, child_seats: 2, child_seat_sizes: { booster_seat: 2 } },
    { passengers: 7, bags: 6, child_seats: 1, child_seat_sizes: { infant_seat: 1 } },
  ];
  const tooMany = [parts[0], { ...parts[1], passengers: 8 }];
  expect(await ask(liesl, "split-trip", { ...(await looked(0)), parts: tooMany })).toMatchObject({
    error: "sums_differ",
    details: { passengers: 20, bags: 15 },
  });
  expect(await ask(liesl, "split-trip", { ...(await looked(0)), parts })).toMatchObject({
    status: 200,
    trips: parts.map(({ child_seat_sizes: _sizes, ...part }) => part),
  });
  expect(await give(0, sipho)).toMatchObject({ status: 200, state: "assigned" });
  expect(await give(1, fatima)).toMatchObject({ status: 200, state: "assigned" });
  await site.settle();
  expect(await onBoard(day)).toMatchObject([
    { part: 1, vehicles: 2, state: "assigned", driver: { id: sipho.driver_id }, ...parts[0] },
    { part: 2, vehicles: 2, state: "assigned", driver: { id: fatima.driver_id }, ...parts[1] },
  ]);
  expect(sum((await partRows()).map(({ price_cents }) => price_cents))).toBe(total);
  expect(await ask(admin, "read-booking", { reference: guest.reference })).toMatchObject({
    trips: [
      { part: 1, vehicles: 2, ...parts[0] },
      { part: 2, vehicles: 2, ...parts[1] },
    ],
  });

  // Each driver has the own passengers and bags, and no one the price.
  for (const [at, crew] of [sipho, fatima].entries()) {
    const agenda = await agendaOf(crew);
    expect(agenda).toMatchObject([{ reference: guest.reference, part: at + 1, vehicles: 2, ...parts[at] }]);
    expect(JSON.stringify(agenda)).not.toContain("cents");
  }
  const result = await rows(
    "select recipient, body from messages where template = 'driver-assigned' order by recipient",
  );
  expect(result).toMatchObject([
    { recipient: "fatima@example.com", body: expect.stringMatching(/Bags: 6\s+Child seats: 1 \(1 infant\)/) },
    { recipient: "sipho@example.com", body: expect.stringMatching(/Bags: 9\s+Child seats: 2 \(2 booster\)/) },
  ]);

  // The day has come: the customer sees one trip, both drivers and the price that was paid.
  await rows(
    "update trips set pickup_at = now() + interval '1 hour', planned_end = now() + interval '2 hours' where booking_id = $1",
    bookingId,
  );
  const own = await guest.call("read-my-booking");
  expect(own).toMatchObject({ passengers: 20, total_cents: total, paid_cents: total, state: "confirmed" });
  expect(own.trips).toHaveLength(1);
  expect(own.trips[0]).toMatchObject({
    vehicles: 2,
    driver: { first_name: "Sipho" },
    other_drivers: [{ first_name: "Fatima" }],
  });

  // No one reports for the other vehicle. The first departure starts the booking, the last drop-off completes it.
  expect(await ask(fatima.account, "record-trip-event", { ...(await looked(0)), event: "depart" })).toMatchObject({
    status: 404,
  });
  expect(await report(fatima, 1, "depart")).toBe("in_progress");
  for (const event of ["arrive", "met", "dropoff"]) expect(await report(fatima, 1, event)).toBe("in_progress");
  for (const event of ["depart", "arrive", "met"]) expect(await report(sipho, 0, event)).toBe("in_progress");
  expect(await report(sipho, 0, "dropoff")).toBe("completed");
  expect(await guest.call("read-my-booking")).toMatchObject({ state: "completed", trips: [{ state: "completed" }] });

  // Paid once, invoiced once, for the whole of it.
  expect(await rows("select state, total_cents from invoices where booking_id = $1", bookingId)).toEqual([
    { state: "paid", total_cents: total },
  ]);
});
