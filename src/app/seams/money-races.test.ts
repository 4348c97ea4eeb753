import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { payments } from "#db/schema/payments.ts";
import { settings } from "#db/schema/settings.ts";
import { system } from "#domain/account/roles.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { creditResale } from "#features/booking/money/server/credit-resale.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import {
  aGuestWhoBooked,
  aNotificationFaker,
  aPayingGuest,
  guestOfBooking,
} from "#testing/builders/money/a-paying-guest.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { howMany } from "#testing/how-many.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { manyConnections } from "#testing/test-site.ts";

/** Many who press at the same moment: over HTTP, on one pool of connections, against one database. */
/** CROWD=200 makes it the trial. */
const many = howMany("CROWD", 40);

let site: Awaited<ReturnType<typeof openTradingSite>>;
let faker: ReturnType<typeof aNotificationFaker>;
let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite({}, manyConnections);
  faker = aNotificationFaker(site);
  admin = await site.as("admin", { name: "Naledi Dube" });
  await openDatabase(site.pool)
    .insert(vehicles)
    .values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
});
afterAll(() => site.close());

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
const team = (name: string, body: object) => site.call(name, body, admin.headers);

/** All at once, in an order that mixes the kinds; answers how often each status came. */
async function press(
  ...kinds: readonly (() => Promise<{ status: number }> | { status: number })[]
): Promise<Map<number, number>> {
  const rows = Array.from({ length: many }, (_, at) => kinds[at % kinds.length]?.());
  const counts = new Map<number, number>();
  for (const answer of await Promise.all(rows)) {
    const status = answer?.status ?? 0;
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect([...counts.keys()].filter((status) => status === 0 || status === 500)).toEqual([]);
  await site.settle();
  await booksAddUp();
  return counts;
}

const received = `'succeeded','verified','cleared','collected','handed_in','reconciled','settled','partially_refunded',
  'refunded','disputed','dispute_won'`;

/** The rules for every booking’s money, whatever happened. */
async function booksAddUp() {
  const wrong = await rows(`
    select b.reference, b.paid_cents, b.refunded_cents, p.paid, r.back, r.promised, p.back as taken, c.cancelled
    from bookings b
    cross join lateral (select coalesce(sum(amount_cents), 0)::int paid, coalesce(sum(refunded_cents), 0)::int back
      from payments where booking_id = b.id and state in (${received})) p
    cross join lateral (select coalesce(sum(paid_cents), 0)::int back,
        coalesce(sum(amount_cents) filter (where state <> 'rejected'), 0)::int promised
      from refunds where booking_id = b.id) r
    cross join lateral (select count(*)::int cancelled from events
      where type = 'booking.cancelled' and payload->>'reference' = b.reference and (payload->>'isWhole')::boolean) c
    where b.paid_cents <> p.paid or b.refunded_cents <> r.back or r.back <> p.back or r.promised > p.paid
      or c.cancelled > 1 or b.paid_cents < 0 or b.refunded_cents < 0 or b.refunded_cents > b.paid_cents`);
  expect(wrong).toEqual([]);
  expect(await rows("select 1 from payments where refunded_cents < 0 or refunded_cents > amount_cents")).toEqual([]);
  expect(await rows("select 1 from bank_lines where allocated_cents > amount_cents and amount_cents > 0")).toEqual([]);
  const uneven = await rows(`select l.id from bank_lines l left join bank_allocations a on a.bank_line_id = l.id
    group by l.id having l.allocated_cents <> coalesce(sum(a.amount_cents), 0)`);
  expect(uneven).toEqual([]);
}

test(`one notice sent ${many} times is one payment`, async () => {
  const guest = await aPayingGuest(site);
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.arrived(1);
  const raw = await guest.rawNotice();
  await press(async () => ({ status: (await faker.send(raw))[0] }));
  expect(await guest.payments()).toMatchObject([{ state: "succeeded" }]);
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
  const verdicts = (await guest.notices()).map(({ verdict }) => verdict);
  expect(verdicts.filter((verdict) => verdict === "accepted")).toHaveLength(1);
}, 120_000);

test(`${many} who start to pay start one payment`, async () => {
  const guest = await aPayingGuest(site);
  await press(() => guest.start());
  expect(await guest.payments()).toHaveLength(1);
}, 120_000);

test(`a saved card, pressed ${many} times at once, is charged once`, async () => {
  const { headers } = await site.as(undefined);
  const [first, second] = [await aPayingGuest(site), await aPayingGuest(site)];
  const start = ({ reference, codeOf }: typeof first, how: object) =>
    site.call("start-payment", { reference, code: codeOf(), method: "online", ...how }, headers);
  const { form } = await (await start(first, { saves_card: true })).json();
  const fields = form.fields.map(({ name, value }: { name: string; value: string }) => [name, value]);
  const gateway = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  await first.choose(`${site.url}${gateway.headers.get("location")}`, "card");
  await first.notified(1);
  const { cards } = await (await site.call("my-cards", {}, headers)).json();
  await press(() => start(second, { card_id: cards[0].id }));
  // Its notification names the booking that the card was saved with.
  await first.notified(2);
  expect(await second.payments()).toMatchObject([{ state: "succeeded", amount_cents: 129_900 }]);
  expect(await second.events("payment.succeeded")).toHaveLength(1);
  expect(await second.booking()).toMatchObject({ paid_cents: 129_900 });
  expect(await first.notices()).toHaveLength(2);
}, 120_000);

test(`cash by our team, recorded ${many} times at once, counts once`, async () => {
  const guest = await aPayingGuest(site);
  const { reference } = guest;
  const cash = { reference, method: "cash", amount_cents: 129_900, expected_open_cents: 129_900, reason: "counter" };
  const counts = await press(() => team("record-booking-payment", cash));
  expect(counts.get(200)).toBe(1);
  expect(await guest.booking()).toMatchObject({ paid_cents: 129_900 });
}, 120_000);

test("card, cash and a bank line at the same moment: every cent once", async () => {
  const guest = await aPayingGuest(site);
  const { reference } = guest;
  const { page } = await guest.goToGateway();
  const line = { booked_on: "2026-11-14", amount_cents: 129_900, description: "no name", bank_id: newId(), nth: 1 };
  await team("import-bank-lines", { name: "a.csv", format: "csv", lines: [line] });
  const { lines } = await (await team("bank-lines", { view: "open", search: "no name" })).json();
  const parts = [{ kind: "booking", key: reference, amount_cents: 129_900 }];
  const cash = { reference, method: "cash", amount_cents: 129_900, expected_open_cents: 129_900, reason: "counter" };
  await guest.choose(page, "card");
  await guest.arrived(1);
  const raw = await guest.rawNotice();
  await press(
    () => team("match-bank-line", { id: lines[0].id, parts }),
    () => team("record-booking-payment", cash),
    async () => ({ status: (await faker.send(raw))[0] }),
  );
  const paid = await guest.payments();
  const counted = paid.filter(({ state }) => ["succeeded", "cleared", "handed_in", "refunded"].includes(state));
  // At most one of each kind: what is too much is there to be seen, and to be refunded.
  expect(new Set(counted.map(({ method }) => method)).size).toBe(counted.length);
  const booking = await guest.booking();
  expect(booking).toMatchObject({ state: "confirmed", paid_cents: 129_900 * counted.length });
  const [back] = await rows(
    "select coalesce(sum(amount_cents), 0)::int as cents from refunds where booking_id = $1",
    booking.id,
  );
  expect(back.cents, "what goes back leaves us the price").toBeLessThanOrEqual(129_900 * (counted.length - 1));
}, 120_000);

test(`one refund, approved ${many} times and paid ${many} times, goes back once`, async () => {
  const guest = await aPayingGuest(site);
  const { reference } = guest;
  const cash = { reference, method: "cash", amount_cents: 129_900, expected_open_cents: 129_900, reason: "counter" };
  await team("record-booking-payment", cash);
  await site.settle();
  const { id, version } = await guest.booking();
  const wish = { id, version, amount_cents: 100_000, code: "OTHER", reason: "goodwill" };
  const result = await press(() => team("refund-manually", wish));
  expect(result.get(200)).toBe(1);
  const refund = async () => (await rows("select * from refunds where booking_id = $1", id))[0];
  const first = await refund();
  const approved = await press(() => team("approve-refund", { id: first.id, version: first.version }));
  expect(approved.get(200)).toBe(1);
  const second = await refund();
  expect(second).toMatchObject({ state: "manual_transfer" });
  const paid = await press(() => team("mark-refund-paid", { id: second.id, version: second.version, note: "EFT" }));
  expect(paid.get(200)).toBe(1);
  expect(await guest.booking()).toMatchObject({ paid_cents: 129_900, refunded_cents: 100_000 });
}, 240_000);

test("cancelled and changed at the same moment: one cancellation, one refund", async () => {
  const guest = await aGuestWhoBooked(site, ordinaryDay(20));
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  const { version, paid_cents } = await guest.booking();
  expect(paid_cents).toBeGreaterThan(0);
  const reason = "CUSTOMER_PLANS";
  const { fee_cents } = await guest.call("preview-cancellation", { reason });
  await press(
    () => guest.ask("cancel-booking", { reason, expected_fee_cents: fee_cents }),
    () => guest.ask("change-booking", { version, change: { special_requirements: "a child seat" } }),
    () => guest.ask("cancel-booking", { reason, expected_fee_cents: fee_cents }),
  );
  await guest.notified(1);
  expect(await guest.events("booking.cancelled")).toHaveLength(1);
  const { id } = await guest.booking();
  const refunds = await rows("select amount_cents from refunds where booking_id = $1", id);
  expect(refunds).toEqual([{ amount_cents: paid_cents - fee_cents }]);
  expect(await guest.booking()).toMatchObject({ state: "cancelled", refunded_cents: paid_cents - fee_cents });
}, 120_000);

test(`a quote accepted ${many} times is one booking with one price`, async () => {
  const guest = await aGuestWhoBooked(site, ordinaryDay(25));
  const { reference } = guest;
  const { id } = await guest.booking();
  // As if it had been a request, which our team answers with a quote.
  await rows("update bookings set state = 'requested', hold_until = null where id = $1", id);
  await rows("update vehicle_holds set state = 'released' where booking_id = $1", id);
  await team("quote-at-once", { booking_id: id });
  await site.settle();
  const { token } = await guest.call("booking-quote");
  const { terms_version } = await (await site.call("read-quote", { token })).json();
  const yes = { token, option: "A", name: "Thandi Mokoena", terms_version };
  const counts = await press(() => site.call("accept-quote", yes));
  expect(counts.get(200)).toBe(many);
  const [quote] = await rows("select id from quotes where booking_id = $1", id);
  const result = await rows(
    "select 1 from events where type = 'quote.accepted' and payload->>'quoteId' = $1",
    quote.id,
  );
  expect(result).toHaveLength(1);
  expect(await rows("select 1 from bookings where reference = $1", reference)).toHaveLength(1);
}, 120_000);

/** One instance hears of a driven or paid trip. */
async function creditOn(pool: typeof site.pool, event: Parameters<typeof creditResale>[1]) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const db = openDatabase(client);
    const { ctx, finish } = createContext(site.world, { db, actor: system, correlationId: "resale" });
    await creditResale(ctx, event);
    await finish();
    await client.query("commit");
  } finally {
    client.release();
  }
}

test("a vehicle sold again twice after two late cancellations: each fee goes back once, whichever instance hears first", async () => {
  const { ctx } = createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "resale" });
  const [vehicle, driver] = [aVehicle(), aDriver()];
  await ctx.db.insert(vehicles).values(vehicle);
  await ctx.db.insert(drivers).values(driver);
  const value = { feeShare: 0.5, overlapShare: 0.5, untilDays: 30 };
  await ctx.db.insert(settings).values({ name: "resale", value, version: 1, updatedBy: null, updatedAt: ctx.now });
  const crew = { driverId: driver.id, vehicleId: vehicle.id };
  const pickup = addHours(ctx.now, 5);
  const pay = (bookingId: string, amountCents: number) =>
    ctx.db
      .insert(payments)
      .values(aPayment({ bookingId, amountCents, method: "transfer", provider: "", state: "verified" }));

  const cancelled = [];
  for (let nth = 0; nth < 2; nth++) {
    const booking = { totalCents: 100_000, paidCents: 100_000, createdAt: addHours(ctx.now, -48) };
    const sold = await writeTrip(ctx, pickup, { booking, trip: { priceCents: 100_000 }, minutes: 120, crew });
    await pay(sold.bookingId, 100_000);
    const guest = await guestOfBooking(site, sold.reference);
    const how = { reason: "CUSTOMER_PLANS", expected_fee_cents: 50_000 };
    await Promise.all(Array.from({ length: 4 }, () => guest.ask("cancel-booking", how)));
    await site.settle();
    expect(await rows("select fee_cents from resales where booking_id = $1", sold.bookingId)).toEqual([
      { fee_cents: 50_000 },
    ]);
    // The second is booked after the first was cancelled, and both long ago.
    await rows("update resales set created_at = $2 where booking_id = $1", sold.bookingId, addHours(ctx.now, nth - 60));
    cancelled.push(sold.bookingId);
  }

  const other = openPool(site.address, { max: 6, patienceMs: 50_000 });
  const heard: Parameters<typeof creditResale>[1][] = [];
  for (const at of [0, 60]) {
    const booking = { state: "completed" as const, totalCents: 80_000, paidCents: 80_000, createdAt: ctx.now };
    const trip = { priceCents: 80_000, state: "completed" as const };
    const sold = await writeTrip(ctx, addMinutes(pickup, at), { booking, trip, crew: { ...crew, state: "fulfilled" } });
    await pay(sold.bookingId, 80_000);
    const paymentId = newId();
    heard.push({ type: "trip.ended", ...sold } as const, { type: "payment.succeeded", paymentId, ...sold } as const);
  }
  await Promise.all([site.pool, other].flatMap((pool) => heard.map((event) => creditOn(pool, event))));
  await other.end();
  await site.settle();
  await booksAddUp();
  for (const id of cancelled)
    expect(
      await rows("select reason_code, amount_cents from refunds where booking_id = $1 order by amount_cents", id),
    ).toEqual([
      { reason_code: "VEHICLE_RESOLD", amount_cents: 25_000 },
      { reason_code: "CUSTOMER_PLANS", amount_cents: 50_000 },
    ]);
}, 120_000);
