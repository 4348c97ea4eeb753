import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { addDays, formatDate, type LocalDate } from "#domain/time/local-time.ts";
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

/** The only coach of the company, and the one who drives it. */
beforeAll(async () => {
  site = await openTradingSite();
  [admin, liesl, driver] = [await site.as("admin"), await site.as("dispatcher"), await site.as("driver")];
  crew = await writeCrew(
    { db: openDatabase(site.pool) },
    {
      driver: { firstName: "Sipho", userId: driver.userId, email: "sipho@example.com" },
      vehicle: { vehicleClass: "large_coach", seats: 49, bags: 60 },
    },
  );
});
afterAll(() => site.close());

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);
const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;

/** Three ordinary days in a row, none of them a holiday. */
function threeDays(): readonly [LocalDate, LocalDate, LocalDate] {
  for (let ahead = 20; ; ahead++) {
    const [first, second, third] = [ordinaryDay(ahead), ordinaryDay(ahead + 1), ordinaryDay(ahead + 2)];
    if (second === addDays(first, 1) && third === addDays(first, 2)) return [first, second, third];
  }
}
const days = threeDays();
const [first, second, last] = days;
const tour = {
  service_type: "group_transport" as const,
  offer: "coach-hire",
  passengers: 23,
  bags: 12,
  pickup_location: "V&A Waterfront",
  destination: "Hermanus",
};
const journey = { ...tour, pickup_date: first, pickup_time: "08:00", return_date: last };

const near = { ...tour, passengers: 20, destination: "Stellenbosch" };

/** Whether a stranger may buy a coach on this day, and what the site says. */
const otherSale = async (pickup_date: string, pickup_time: string) =>
  (await ask(null, "price-journey", { ...near, pickup_date, pickup_time })).light;

const trips = () =>
  rows(
    "select t.* from trips t join bookings b on b.id = t.booking_id where b.reference = $1 and t.state <> 'cancelled'",
    guest.reference,
  );
const holds = () =>
  rows(
    "select lower(busy) as busy_from, upper(busy) as busy_to from vehicle_holds where state in ('held', 'reserved', 'assigned')",
  );

async function acceptedQuote() {
  const { id, row_version } = await ask(admin, "create-quote", {});
  const { lines: tariff, title } = await ask(admin, "price-quote-option", { journey });
  expect(tariff).toEqual([
    { text: "Large coach with driver, per day", quantity: 3, unit_cents: 420_000, vat_code: "EX12G" },
  ]);
  const lines = [{ ...tariff[0], unit_cents: 950_000 }];
  const draft = {
    customer_name: "Thandi Mokoena",
    customer_email: "thandi@example.com",
    customer_phone: "+27 82 555 0123",
    title: "Three days in Hermanus",
    valid_until: new Date(Date.now() + 86_400_000).toISOString(),
    journey,
    options: [
      { letter: "A", title, description: "", lines, discount_cents: 0, cost_cents: 0, promo_code: "", promo: null },
    ],
  };
  const saved = await ask(admin, "save-quote", { id, row_version, draft });
  expect(saved).toMatchObject({ status: 200 });
  expect(await ask(admin, "send-quote", { id, row_version: saved.row_version })).toMatchObject({ status: 200 });
  await site.settle();
  const { token } = await ask(admin, "read-quote-details", { id });
  const shown = await ask(null, "read-quote", { token });
  expect(shown.journey).toMatchObject({ days: 3 });
  const [email] = await rows("select body from messages where template = 'quote'");
  expect(email?.body).toContain(datesText(new Date(`${first}T08:00:00+02:00`), 3));
  expect(email?.body).not.toContain("Return");
  const accepted = { token, option: "A", name: "Thandi Mokoena", terms_version: shown.terms_version };
  const { booking_reference } = await ask(null, "accept-quote", accepted);
  await site.settle();
  return booking_reference as string;
}

test("a coach of three days: quoted, accepted, paid, held, driven, shown, changed, invoiced and cancelled by the day", async () => {
  guest = await guestOfBooking(site, await acceptedQuote());

  // One trip over all of it, and no one else has the coach meanwhile, day or night.
  expect(await trips()).toMatchObject([{ leg: 1, price_cents: 2_850_000 }]);
  expect(await holds()).toHaveLength(1);
  const hours = days.flatMap((day) => ["08:00", "14:00", "23:00"].map((time) => [day, time] as const)).slice(0, -1);
  for (const [day, time] of hours) expect([day, time, await otherSale(day, time)]).toEqual([day, time, "red"]);
  expect(await otherSale(addDays(last, 1), "08:00")).not.toBe("red");

  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  expect(await guest.booking()).toMatchObject({ state: "confirmed", total_cents: 2_850_000 });
  expect(await otherSale(second, "08:00")).toBe("red");

  // The board has it on each day, unassigned and then with its driver; the rules on rest have no objection.
  const onBoard = async (date: string) =>
    (await ask(liesl, "dispatch-day", { date })).trips.filter(
      ({ reference }: { reference: string }) => reference === guest.reference,
    );
  for (const day of days) expect(await onBoard(day)).toHaveLength(1);
  expect(await onBoard(addDays(last, 1))).toEqual([]);
  const [trip] = await trips();
  expect(await ask(liesl, "assign-trip", { trip_id: trip.id, version: trip.version, ...crew })).toMatchObject({
    status: 200,
    state: "assigned",
  });
  await site.settle();
  const week = await ask(liesl, "dispatch-week", { date: first });
  expect(week.trips).toMatchObject([{ reference: guest.reference, driver: { id: crew.driver_id } }]);

  // The driver has it until the last day, and knows how long it is.
  const { trips: agenda } = await ask(driver, "my-trips", { when: "ahead" });
  expect(agenda).toMatchObject([{ reference: guest.reference }]);
  expect(new Date(agenda[0].ends_at).toISOString()).toBe(`${last}T16:00:00.000Z`);
  const [result] = await rows("select body from messages where template = 'driver-assigned'");
  expect(result?.body).toContain(formatDate(last));

  // The manage page: three days, three times the price of one, and an earlier last day costs less.
  const own = await guest.call("read-my-booking");
  expect(own).toMatchObject({ days: 3, total_cents: 2_850_000 });
  expect(own.lines).toEqual([
    { text: "Large coach with driver, per day, 3\u00a0×\u00a0R9\u00a0500", amount_cents: 2_850_000 },
  ]);
  const [confirmed] = await guest.emails("booking-confirmed");
  expect(confirmed?.body).toContain("3 days");

  // Paid, so invoiced: three of a day’s price.
  expect(
    await rows(
      "select l.quantity, l.unit_cents, l.gross_cents from invoice_lines l join invoices i on i.id = l.invoice_id join bookings b on b.id = i.booking_id where b.reference = $1",
      guest.reference,
    ),
  ).toEqual([{ quantity: 3, unit_cents: 950_000, gross_cents: 2_850_000 }]);
});

test("a longer hire is priced and held for its new days, and one that is cancelled gives all of them back", async () => {
  const after = addDays(last, 1);
  expect(await otherSale(after, "08:00")).not.toBe("red");
  const change = { return_date: after };
  const preview = await guest.call("preview-change", { change });
  // It was agreed at R9 500 a day; the tariff has it at R4 200.
  expect(preview).toMatchObject({ difference_cents: 950_000 });
  const { version } = await guest.call("read-my-booking");
  expect(await guest.call("change-booking", { change, version, expected_difference_cents: 950_000 })).toMatchObject({
    outcome: "proposed",
  });
  await site.settle();
  const waiting = await ask(admin, "read-booking", { reference: guest.reference });
  const { id } = waiting.changes[0];
  expect(
    await ask(admin, "decide-change", { change_id: id, decision: "accept", version: waiting.version }),
  ).toMatchObject({ status: 200 });
  await site.settle();
  expect(await guest.call("read-my-booking")).toMatchObject({ days: 4, total_cents: 3_800_000 });
  expect(await otherSale(after, "08:00")).toBe("red");

  expect(await guest.call("cancel-booking", { reason: "CUSTOMER_PLANS", expected_fee_cents: 0 })).toMatchObject({
    success: true,
  });
  await site.settle();
  for (const day of [...days, after]) expect(await otherSale(day, "08:00")).not.toBe("red");
  expect(await holds()).toEqual([]);
});

test("the wizard sells a coach of several days as the builder does, and two can’t have the same", async () => {
  const wish = { ...near, pickup_time: "08:00" };
  const booked = { ...wish, pickup_date: first, return_date: last };
  expect(await ask(null, "price-journey", booked)).toMatchObject({ days: 3, light: "green" });
  expect(await ask(null, "create-booking", aBookingRequest(booked))).toMatchObject({ light: "green" });
  const sold = await ask(
    null,
    "create-booking",
    aBookingRequest({ ...wish, email: "other@example.com", pickup_date: second }),
  );
  expect(sold).toMatchObject({ status: 409, error: "no_vehicle_free" });
});
