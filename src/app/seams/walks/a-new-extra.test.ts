import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { guestOfBooking, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let admin: Person;
let liesl: Person;
let driver: Person;
let crew: { driver_id: string; vehicle_id: string };
let guest: PayingGuest;

beforeAll(async () => {
  site = await openTradingSite();
  [admin, liesl, driver] = [await site.as("admin"), await site.as("dispatcher"), await site.as("driver")];
  const db = openDatabase(site.pool);
  crew = await writeCrew(
    { db },
    {
      driver: { firstName: "Sipho", userId: driver.userId, email: "sipho@example.com" },
      vehicle: { vehicleClass: "shuttle", seats: 14, bags: 14 },
    },
  );
  await writeCrew({ db }, { vehicle: { vehicleClass: "shuttle", seats: 14, bags: 14, plate: "CA 222 333" } });
});
afterAll(() => site.close());

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);
const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;

const day = ordinaryDay(20);
const tour = {
  service_type: "day_tour" as const,
  offer: "winelands",
  pickup_location: "V&A Waterfront",
  destination: "Winelands",
  pickup_date: day,
  pickup_time: "09:00",
  passengers: 4,
};
const tasting = {
  name: "Wine tasting",
  description: "Five wines at an estate in Stellenbosch",
  kind: "entrance",
  per: "person",
  price_cents: 15_000,
  vat_code: "STD15",
  offers: ["winelands"],
  most: 10,
  stock: 4,
};
const offered = async (changes: object = {}) => {
  const { extras, total_cents } = await ask(null, "price-journey", { ...tour, ...changes });
  return { extras, total_cents };
};
const book = (extras: object[], changes: object = {}) =>
  ask(
    null,
    "create-booking",
    aBookingRequest({ ...tour, extras, ...changes } as Parameters<typeof aBookingRequest>[0]),
  );

test("an extra the owner adds is offered for its tour at once, and for no other", async () => {
  expect((await offered()).extras).toEqual([]);
  expect(await ask(admin, "add-extra", tasting)).toMatchObject({ status: 200, id: "wine-tasting" });
  expect((await offered()).extras).toEqual([
    {
      id: "wine-tasting",
      name: "Wine tasting",
      description: "Five wines at an estate in Stellenbosch",
      kind: "entrance",
      per: "person",
      price_cents: 15_000,
      most: 4,
      left: 4,
      needs_approval: false,
    },
  ]);
  expect((await offered({ offer: "cape-peninsula" })).extras).toEqual([]);
});

test("booked twice, it costs twice its price, and two fewer are left for everyone else at that time", async () => {
  const [without, priced] = [await offered(), await offered({ extras: [{ id: "wine-tasting", quantity: 2 }] })];
  expect(priced.total_cents - without.total_cents).toBe(30_000);
  const booked = await book([{ id: "wine-tasting", quantity: 2 }], { expected_total_cents: priced.total_cents });
  expect(booked).toMatchObject({ status: 200, light: "green", total_cents: priced.total_cents });
  guest = await guestOfBooking(site, booked.booking_reference);
  expect((await offered()).extras).toMatchObject([{ left: 2 }]);
  expect((await offered({ pickup_date: ordinaryDay(25) })).extras).toMatchObject([{ left: 4 }]);
  const other = await book([{ id: "wine-tasting", quantity: 3 }], { email: "other@example.com" });
  expect(other).toMatchObject({
    status: 409,
    error: "extra_unavailable",
    details: { extra: "wine-tasting", name: "Wine tasting", left: 2 },
  });
});

test("paid, it is on the customer’s page, in the email and on the invoice with its own VAT code", async () => {
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  const own = await guest.call("read-my-booking");
  expect(own).toMatchObject({
    state: "confirmed",
    extras: [{ name: "Wine tasting", quantity: 2, unit_cents: 15_000 }],
  });
  // Its own two are among what it may have.
  expect(own.extras_offered).toMatchObject([{ id: "wine-tasting", left: 4 }]);
  const [confirmed] = await guest.emails("booking-confirmed");
  expect(confirmed?.body).toContain("2 × Wine tasting");
  expect(await linesOf()).toContainEqual({
    text: "Wine tasting",
    quantity: 2,
    unit_cents: 15_000,
    vat_code: "STD15",
  });
});

const linesOf = () =>
  rows(
    `select l.text, l.quantity, l.unit_cents, l.vat_code from invoice_lines l join invoices i on i.id = l.invoice_id
     join bookings b on b.id = i.booking_id where b.reference = $1 and i.state <> 'credited'`,
    guest.reference,
  );

test("a third is added at once at the price it was sold at, whatever it costs by now", async () => {
  expect(
    await ask(admin, "edit-extra", { ...tasting, price_cents: 20_000, id: "wine-tasting", version: 1 }),
  ).toMatchObject({
    status: 200,
    version: 2,
  });
  expect((await offered()).extras).toMatchObject([{ price_cents: 20_000 }]);
  const change = { extras: [{ id: "wine-tasting", quantity: 3 }] };
  const preview = await guest.call("preview-change", { change });
  expect(preview).toMatchObject({
    outcome: "applies_at_once",
    difference_cents: 15_000,
    values: [{ field: "extras", before: "2 × Wine tasting", after: "3 × Wine tasting" }],
  });
  const { version } = await guest.call("read-my-booking");
  expect(await guest.call("change-booking", { change, version, expected_difference_cents: 15_000 })).toMatchObject({
    outcome: "applied",
  });
  await site.settle();
  expect((await offered()).extras).toMatchObject([{ left: 1 }]);
  const five = { extras: [{ id: "wine-tasting", quantity: 5 }] };
  expect(await guest.call("preview-change", { change: five })).toMatchObject({ error: "extra_unavailable" });
});

test("one fewer goes through our team, frees it and pays back its price", async () => {
  const change = { extras: [{ id: "wine-tasting", quantity: 1 }] };
  const { version, total_cents } = await guest.call("read-my-booking");
  const difference = { change, version, expected_difference_cents: -30_000 };
  expect(await guest.call("change-booking", difference)).toMatchObject({ outcome: "proposed" });
  await site.settle();
  const waiting = await ask(admin, "read-booking", { reference: guest.reference });
  const { id } = waiting.changes[0];
  expect(
    await ask(admin, "decide-change", { change_id: id, decision: "accept", version: waiting.version }),
  ).toMatchObject({ status: 200 });
  await site.settle();
  expect(await guest.call("read-my-booking")).toMatchObject({
    total_cents: total_cents - 30_000,
    extras: [{ quantity: 1 }],
  });
  expect((await offered()).extras).toMatchObject([{ left: 3 }]);
  expect(await rows("select amount_cents from refunds where booking_id = $1", await idOf())).toEqual([
    { amount_cents: 15_000 },
  ]);
});

const idOf = async () => (await rows("select id from bookings where reference = $1", guest.reference))[0]?.id;

test("the driver knows of it, and once driven it is counted", async () => {
  const [trip] = await rows("select * from trips where booking_id = $1", await idOf());
  expect(await ask(liesl, "assign-trip", { trip_id: trip.id, version: trip.version, ...crew })).toMatchObject({
    status: 200,
  });
  await site.settle();
  const board = await ask(liesl, "dispatch-day", { date: day });
  expect(board.trips).toMatchObject([{ reference: guest.reference }]);
  const details = await ask(liesl, "trip-details", { trip_id: trip.id });
  expect(details.trip.notes).toContain("Wine tasting");
  expect((await ask(driver, "my-trips", { when: "ahead" })).trips).toMatchObject([{ reference: guest.reference }]);
  const period = { from: day, until: day };
  expect(await ask(admin, "extras-sold", period)).toMatchObject({ extras: [] });
  await rows("update trips set state = 'completed' where booking_id = $1", await idOf());
  await rows("update bookings set state = 'completed' where id = $1", await idOf());
  expect(await ask(admin, "extras-sold", period)).toMatchObject({
    kinds: [{ kind: "entrance", quantity: 1, gross_cents: 15_000 }],
    extras: [{ id: "wine-tasting", name: "Wine tasting", bookings: 1, quantity: 1, gross_cents: 15_000 }],
  });
  // Once it is over, all four are there again.
  expect((await offered()).extras).toMatchObject([{ left: 4 }]);
});

test("our team’s desk, quotes, the public price list and the chat know it and its price", async () => {
  const quote = await ask(admin, "price-quote-option", {
    journey: { ...tour, extras: [{ id: "wine-tasting", quantity: 2 }] },
  });
  expect(quote.extras).toMatchObject([{ id: "wine-tasting", price_cents: 20_000 }]);
  // Beside the trip: no promo code takes from it.
  const line = { text: "Wine tasting", quantity: 2, unit_cents: 20_000, vat_code: "STD15", beside: true };
  expect(quote.lines).toContainEqual(line);
  const terms = await ask(null, "company-terms", {});
  expect(terms.extras).toEqual([
    { name: "Wine tasting", adds: "R200", applies: "Per person, if you choose it", limits: "" },
  ]);
  const { response } = await ask(null, "ai-chatbot", { message: "How much is the wine tasting?", conversation: [] });
  expect(response).toContain("R200 per person");
  const desk = await ask(liesl, "create-desk-booking", {
    ...tour,
    pickup_date: ordinaryDay(30),
    first_name: "Ann",
    last_name: "Smit",
    phone: "+27 82 555 0177",
    email: "ann@example.com",
    source: "phone",
    extras: [{ id: "wine-tasting", quantity: 4 }],
  });
  expect(desk).toMatchObject({ status: 200 });
  const { extras, extras_offered } = await ask(liesl, "read-booking", { reference: desk.reference });
  expect(extras).toMatchObject([{ name: "Wine tasting", quantity: 4, unit_cents: 20_000 }]);
  expect(extras_offered).toMatchObject([{ id: "wine-tasting", left: 4 }]);
  const stock = await ask(liesl, "equipment-stock", { at: `${ordinaryDay(30)}T09:00:00.000Z` });
  expect(stock.extras).toEqual([{ name: "Wine tasting", quantity: 4, taken: 4, free: 0 }]);
});

describe("of fifty who want the last one at the same moment", () => {
  test("one gets it", async () => {
    await ask(admin, "add-extra", {
      ...tasting,
      name: "Private cellar",
      offers: [],
      services: ["airport_transfer"],
      stock: 1,
    });
    const transfers = Array.from({ length: 50 }, (_, number) =>
      ask(null, "create-booking", {
        ...aBookingRequest(),
        pickup_date: ordinaryDay(40),
        email: `guest${number}@example.com`,
        without_hold: "request",
        extras: [{ id: "private-cellar", quantity: 1 }],
      }),
    );
    const answers = await Promise.all(transfers);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(
      new Set(["extra_unavailable"]),
    );
    const taken = await rows(
      "select sum(quantity)::int as taken from booking_extras where extra_id = 'private-cellar'",
    );
    expect(taken).toEqual([{ taken: 1 }]);
  });

  test("and the database refuses a booking that didn’t ask first", async () => {
    const [one] = await rows('select * from bookings where extras @> \'[{"id": "private-cellar"}]\'');
    const second = rows(
      "update bookings set extras = $2 where id = $1",
      one.id,
      JSON.stringify([{ ...one.extras[0], quantity: 2 }]),
    );
    await expect(second).rejects.toThrow(/sold more than there is/);
  });
});

test("a paused extra is offered to no one, and its history says who paused it", async () => {
  expect(await ask(admin, "set-extra-state", { id: "wine-tasting", version: 2, state: "paused" })).toMatchObject({
    version: 3,
  });
  expect((await offered()).extras).toEqual([]);
  expect(await book([{ id: "wine-tasting", quantity: 1 }], { email: "late@example.com" })).toMatchObject({
    error: "extra_unavailable",
  });
  const { versions } = await ask(admin, "extra-history", { id: "wine-tasting" });
  expect(versions).toMatchObject([
    { version: 3, changes: [{ field: "Status", before: "On sale", after: "Paused" }] },
    { version: 2, changes: [{ field: "Price", before: "R150", after: "R200" }] },
    { version: 1, changes: [] },
  ]);
});
