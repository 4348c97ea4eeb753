import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let team: Awaited<ReturnType<(typeof site)["as"]>>;

beforeAll(async () => {
  site = await openTradingSite();
  team = await site.as("super_user");
  for (const plate of ["CA 1", "CA 2", "CA 3"])
    await openDatabase(site.pool)
      .insert(vehicles)
      .values(aVehicle({ plate, vehicleClass: "sedan", seats: 4, bags: 3 }));
});
afterAll(() => site.close());

const ask = async (name: string, body: object = {}) => (await site.call(name, body, team.headers)).json();
const caller = (phone: string, changes: object = {}) =>
  ask("create-desk-booking", {
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "Camps Bay",
    pickup_date: ordinaryDay(20),
    pickup_time: "09:00",
    passengers: 2,
    first_name: "Amira",
    last_name: "Khan",
    phone,
    ...changes,
  });
const emails = async () =>
  (await site.pool.query<{ recipient: string }>("select recipient from messages")).rows.map(
    ({ recipient }) => recipient,
  );

test("a caller without an email books, pays and is found again, and no email goes to no address", async () => {
  const cash = await caller("082 555 0101", { payment_method: "cash" });
  const later = await caller("+27 82 555 0102");
  expect([cash.state, later.state]).toEqual(["confirmed", "awaiting_payment"]);
  await site.settle();

  const [first, second] = [
    await ask("read-booking", { reference: cash.reference }),
    await ask("read-booking", { reference: later.reference }),
  ];
  expect([first.email, first.customer_bookings, second.customer_bookings]).toEqual(["", 1, 1]);
  expect(first.caller_message).toContain(`/confirm-booking/${cash.reference}?code=`);
  expect(second.caller_message).toContain(`/payment-selection?booking=${later.reference}&code=`);

  const { id, version } = second;
  const reminded = await ask("act-on-bookings", { action: "remind", bookings: [{ id, version }] });
  expect(reminded.results[0].message).toContain("no email address");
  const message = { id, kind: "message", text: "Hello", subject: "" };
  expect(await ask("write-booking-note", message)).toMatchObject({ error: "no_address" });

  const amount = { amount_cents: second.total_cents, expected_open_cents: second.total_cents };
  const taken = { reference: later.reference, method: "card_machine", reason: "Paid at the counter", ...amount };
  expect(await ask("record-booking-payment", taken)).toMatchObject({ success: true });
  await site.settle();
  expect(await ask("read-booking", { reference: later.reference })).toMatchObject({
    state: "confirmed",
    money: "paid",
  });

  const again = await caller("0825550102", { pickup_date: ordinaryDay(21) });
  const known = await ask("read-booking", { reference: again.reference });
  expect(known.customer_bookings, "by the same phone, however it is written").toBe(2);

  expect((await emails()).filter((to) => to === "" || to.endsWith(".invalid"))).toEqual([]);
});

test("no screen, list or export of our team shows an address that no one gave", async () => {
  const { bookings } = await ask("list-bookings");
  expect(bookings.length).toBeGreaterThan(1);
  const [booking] = bookings;
  const seen = await Promise.all([
    ask("read-booking", { reference: booking.reference }),
    ask("list-bookings"),
    ask("export-bookings"),
    ask("held-vehicles"),
    ask("find-customers", { search: "Amira" }),
    ask("find-anything", { text: "Amira" }),
    ask("find-anything", { text: booking.reference }),
    ask("booking-facts", { reference: booking.reference }),
    ask("list-invoices"),
    ask("invoice-accounts", { search: "Amira" }),
    ask("customer-credits"),
    ask("answer-queue"),
  ]);
  for (const [at, answer] of seen.entries()) {
    expect(answer.success, `answer ${at}: ${JSON.stringify(answer).slice(0, 300)}`).toBe(true);
    // Calls use an account’s key; no screen shows it.
    const shown = JSON.stringify(answer, (name, value) => (name === "key" ? undefined : value));
    expect(shown, `answer ${at}`).not.toContain("phone.invalid");
  }
});

test("what we hold about a caller is found by the number", async () => {
  const { people } = await ask("find-person-data", { search: "082 555 0101" });
  expect(people).toMatchObject([{ name: "Amira Khan" }]);
  const held = await ask("person-data", { email: people[0].email });
  expect(JSON.stringify(held)).toContain("Amira");
});

test("the public wizard still needs an email, and so does a caller without a number", async () => {
  expect(await caller("12")).toMatchObject({ success: false, fields: { phone: expect.any(String) } });
  expect(await caller("082 555 0101", { email: "amira" })).toMatchObject({ fields: { email: expect.any(String) } });
  const sold = await ask("create-booking", { service_type: "airport_transfer", phone: "082 555 0101" });
  expect(sold.fields).toMatchObject({ email: expect.any(String) });
});
