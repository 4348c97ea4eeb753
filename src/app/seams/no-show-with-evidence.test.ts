import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { atArrivals } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { aGuestWhoBooked, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { aJpeg, aSentFile } from "#testing/builders/services/a-file.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let guest: PayingGuest;
let dispatcher: Person;
let sipho: Person;
let tripId: string;

beforeAll(async () => {
  site = await openTradingSite();
  dispatcher = await site.as("dispatcher");
  sipho = await site.as("driver");
  const crew = await writeCrew(
    { db: openDatabase(site.pool) },
    { driver: { userId: sipho.userId }, vehicle: { vehicleClass: "sedan", seats: 4, bags: 3 } },
  );
  guest = await aGuestWhoBooked(site, ordinaryDay(20));
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  const [trip] = await rows(
    "select t.id, t.version from trips t join bookings b on b.id = t.booking_id where b.reference = $1",
    guest.reference,
  );
  tripId = trip.id;
  await ask(dispatcher, "assign-trip", { trip_id: tripId, version: trip.version, ...crew });
  // The day has come: the pickup at the airport was an hour and a half ago.
  await site.pool.query(
    `update trips set pickup_at = now() - interval '90 minutes', planned_end = now() - interval '30 minutes',
      pickup_location = 'Cape Town International Airport' where id = $1`,
    [tripId],
  );
});
afterAll(() => site.close());

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);

/** Reported so many minutes ago. */
async function report(event: string, minutesAgo: number, reason = "") {
  const occurred_at = addMinutes(new Date(), -minutesAgo).toISOString();
  const one = { key: newId(), trip_id: tripId, event, reason, occurred_at, place: atArrivals, battery_percent: 60 };
  const { results } = await ask(sipho, "send-trip-events", { sent_at: new Date().toISOString(), events: [one] });
  return results[0];
}

async function photograph() {
  const file = await aSentFile({ db: openDatabase(site.pool), now: new Date() }, aJpeg());
  const now = new Date().toISOString();
  return ask(sipho, "send-photo", {
    key: newId(),
    kind: "no_show",
    trip_id: tripId,
    occurred_at: now,
    sent_at: now,
    place: atArrivals,
    ...file,
  });
}

test("a driver waits, calls, photographs and asks; a dispatcher confirms; the customer pays by the rule and the record proves it", async () => {
  await report("depart", 120);
  await report("arrive", 95);
  expect(await report("ask_no_show", 31)).toMatchObject({
    outcome: "refused",
    message: expect.stringMatching(/waiting|twice/),
  });
  await report("call_passenger", 60, "Call");
  await report("message_passenger", 45, "WhatsApp");
  expect(await report("ask_no_show", 20)).toMatchObject({ outcome: "noted", message: "" });

  // The board has it first of all; without the photograph it cannot be confirmed.
  const { problems } = await ask(dispatcher, "dispatch-problems", {});
  expect(problems[0]).toMatchObject({ kind: "no_show_to_confirm", trip_id: tripId });
  const confirm = { trip_id: tripId, decision: "confirmed" };
  expect(await ask(dispatcher, "decide-no-show", confirm)).toMatchObject({ status: 409, error: "evidence_missing" });
  expect(await ask(sipho, "decide-no-show", confirm)).toMatchObject({ status: 403 });
  expect(await photograph()).toMatchObject({ status: 200 });
  expect(await ask(dispatcher, "read-no-show", { trip_id: tripId })).toMatchObject({ evidence: { missing: [] } });
  expect(await ask(dispatcher, "decide-no-show", confirm)).toMatchObject({ status: 200, state: "no_show" });
  await site.settle();

  expect(await guest.booking()).toMatchObject({ state: "no_show", fee_cents: 35_000, paid_cents: 35_000 });
  expect(await rows("select recipient from messages where template = 'booking-no-show'")).toHaveLength(1);
  expect(await ask(sipho, "my-no-show", { trip_id: tripId })).toMatchObject({ request: { state: "confirmed" } });
  const file = await ask(dispatcher, "evidence-file", { trip_id: tripId });
  expect(file).toMatchObject({ status: 200, name: `evidence-${guest.reference}.pdf` });
  expect(Buffer.from(file.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
});
