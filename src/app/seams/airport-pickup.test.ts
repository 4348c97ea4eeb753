import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { addHours, addMinutes, formatMoment, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { requestRatings } from "#features/reviews/rating/server/request-ratings.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#platform/transaction.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { atArrivals } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { aGuestWhoBooked, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
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
    { driver: { firstName: "Sipho", userId: sipho.userId, email: "sipho@example.com" } },
  );
  guest = await aGuestWhoBooked(site, ordinaryDay(20), { flight_number: "BA 43" });
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  const trip = await ofTrip("t.id, t.version");
  tripId = trip.id;
  await ask(dispatcher, "assign-trip", { trip_id: tripId, version: trip.version, ...crew });
  await site.settle();
});
afterAll(() => site.close());

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
const ofTrip = async (columns: string) =>
  (
    await rows(
      `select ${columns} from trips t join bookings b on b.id = t.booking_id where b.reference = $1`,
      guest.reference,
    )
  )[0];
const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);
const bodies = async (template: string) =>
  (await rows("select body from messages where template = $1 order by created_at, id", template)).map(
    ({ body }) => body,
  );

/** Reported so many minutes ago. */
async function report(event: string, minutesAgo: number) {
  const occurred_at = addMinutes(new Date(), -minutesAgo).toISOString();
  const one = { key: newId(), trip_id: tripId, event, occurred_at, place: atArrivals, battery_percent: 60 };
  const { results } = await ask(sipho, "send-trip-events", { sent_at: new Date().toISOString(), events: [one] });
  return results[0];
}

/** The plane lands so late; the pickup follows it, and driver and customer get the same time. */
async function landsLate(minutes: number) {
  const late = addMinutes((await ofTrip("t.pickup_at as start")).start, minutes);
  const flight = { trip_id: tripId, status: "delayed", expected_at: late.toISOString() };
  expect(await ask(dispatcher, "set-flight", flight)).toMatchObject({ status: 200 });
  await site.settle();
  expect((await ofTrip("t.pickup_at as start")).start).toEqual(late);
  expect((await guest.call("read-my-booking")).trips[0].pickup_at).toBe(late.toISOString());
  expect((await bodies("pickup-moved")).at(-1)).toContain(formatMoment(late));
  expect((await bodies("pickup-time-for-driver")).at(-1)).toContain(formatMoment(late));
}

/** The day has come: the plane landed 100 minutes ago. */
const theDayComes = () =>
  Promise.all([
    site.pool.query(
      "update trips set pickup_at = now() - interval '100 minutes', planned_end = now() - interval '40 minutes' where id = $1",
      [tripId],
    ),
    site.pool.query("update trip_flights set expected_at = now() - interval '100 minutes' where trip_id = $1", [
      tripId,
    ]),
  ]);

async function rateAndPublish() {
  const noon = momentOf(localDateOf(addHours(new Date(), 30)), localTime("12:00"));
  await inTransaction(site.pool, async (db) => {
    const { ctx } = createContext({ ...site.world, clock: () => noon }, { db, actor: system, correlationId: "test" });
    await requestRatings(ctx);
  });
  const token = /rate-driver\?token=([\w-]+)/.exec((await bodies("rating-request"))[0])?.[1];
  const stars = { overall: 5, punctuality: 5, vehicle: 5, driving: 5 };
  const rating = { token, ...stars, words: "He waited for our bags.", may_publish: true };
  expect((await site.call("give-rating", rating)).status).toBe(200);
  const admin = await site.as("admin");
  const { ratings } = await ask(admin, "list-ratings", { view: "todo" });
  const { id: rating_id, version } = ratings[0];
  expect(await ask(admin, "publish-rating", { rating_id, version })).toMatchObject({ status: 200 });
  await site.settle();
  return (await site.call("published-reviews", {})).json();
}

/** R100 a trip and half of what waiting costs, since yesterday. */
async function enterPayRule() {
  const rule = {
    per_trip_cents: 10_000,
    per_hour_cents: 0,
    fare_share: 0,
    wait_share: 0.5,
    night_cents: 0,
    tip_share: 1,
  };
  const dated = { ...rule, effective_from: localDateOf(addHours(new Date(), -24)), follows_default: false, note: "" };
  expect(await ask(await site.as("admin"), "save-pay-rule", { driver_id: null, rule: dated })).toMatchObject({
    status: 200,
  });
}

/** A driver’s earnings are drafted, approved, paid and announced by email, and are paid only once. */
async function isPaid(amount: number) {
  expect(await ask(sipho, "my-earnings", {})).toMatchObject({ open_cents: amount, paid_this_year_cents: 0 });
  const admin = await site.as("admin");
  const [from, until] = [localDateOf(addHours(new Date(), -24)), localDateOf(new Date())];
  const { run_id } = await ask(admin, "draft-pay-run", { from, until });
  expect(await ask(admin, "approve-pay-run", { run_id, version: 1 })).toMatchObject({ state: "approved" });
  const paid = { run_id, version: 2, paid_on: until, payment_note: "EFT 4711" };
  expect(await ask(admin, "mark-pay-run-paid", paid)).toMatchObject({ state: "paid" });
  expect(await ask(admin, "draft-pay-run", { from, until })).toMatchObject({ status: 409, error: "nothing_due" });
  await site.settle();
  expect(await ask(sipho, "my-earnings", {})).toMatchObject({ open_cents: 0, statements: [{ amount_cents: amount }] });
  expect(await bodies("pay-statement")).toEqual([expect.stringContaining(formatMoney(cents(amount)))]);
}

test("a late plane, a long wait, met by PIN, dropped off, charged by the meter, paid to the driver, rated and published", async () => {
  await enterPayRule();
  await landsLate(40);
  await theDayComes();
  await report("depart", 130);
  await report("arrive", 105);

  // Waiting counts from the landing and is free for an hour: driver and customer read the same.
  const { wait, pin } = (await guest.call("read-my-booking")).trips[0];
  const meter = await ask(sipho, "read-wait", { trip_id: tripId });
  expect(meter).toMatchObject({ status: 200, free_minutes: 60, step_cents: wait.step_cents, charge: null });
  expect(wait.free_minutes).toBe(60);
  expect(wait.step_cents).toBeGreaterThan(0);

  // The PIN of another is not believed; the customer’s is.
  const wrong = pin === "0000" ? "1111" : "0000";
  expect(await ask(sipho, "check-trip-pin", { trip_id: tripId, pin: wrong })).toMatchObject({ is_right: false });
  expect(await ask(sipho, "check-trip-pin", { trip_id: tripId, pin })).toMatchObject({ is_right: true });

  // Met 80 minutes after the landing: two quarters of an hour have started.
  await report("met", 20);
  const charge = 2 * wait.step_cents;
  expect(await ask(sipho, "read-wait", { trip_id: tripId })).toMatchObject({ charge: { steps: 2, cents: charge } });
  expect((await guest.call("read-my-booking")).trips[0].pin).toBeNull();
  await report("dropoff", 2);
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "completed", total_cents: 35_000 + charge, paid_cents: 35_000 });
  const billed = await rows(
    "select sum(case when kind = 'credit_note' then -total_cents else total_cents end)::int as cents from invoices where booking_id = $1 and kind <> 'pro_forma'",
    (await guest.booking()).id,
  );
  expect(billed).toEqual([{ cents: 35_000 + charge }]);

  const record = await ask(dispatcher, "read-trip-record", { trip_id: tripId });
  expect(record.altered_id).toBeNull();
  expect(record.events.map(({ event }: { event: string }) => event)).toEqual([
    "depart",
    "arrive",
    "pin_wrong",
    "pin_matched",
    "met",
    "dropoff",
  ]);
  await isPaid(10_000 + charge / 2);
  expect(await rateAndPublish()).toMatchObject({ count: 1, reviews: [{ review_text: "He waited for our bags." }] });
});
