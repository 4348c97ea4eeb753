import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import type { StoredAttachment } from "#db/schema/platform.ts";
import { system } from "#domain/account/roles.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours, addMinutes, formatMoment } from "#domain/time/local-time.ts";
import { closeBookings } from "#features/booking/progress/server/close-bookings.ts";
import { sendDueDriverDetails } from "#features/trips/assign/server/send-driver-details.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { inTransaction } from "#platform/transaction.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aGuestWhoBooked, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { printedOn } from "#testing/printed-on.ts";
import { readCalendar } from "#testing/read-calendar.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let guest: PayingGuest;
let liesl: Person;
let thabo: Person;
let drivers: readonly [Crew, Crew];
type Crew = { driver_id: string; vehicle_id: string; account: Person; name: string; plate: string };

/** Everyone’s view of it, from the sale to the invoice. */
const input = { passengers: 2, bags: 2, child_seats: 1, child_seat_sizes: { infant_seat: 1 } };
const flight = "BA 59";
const price = { cents: 35_000, text: "R350" };

beforeAll(async () => {
  site = await openTradingSite();
  liesl = await site.as("dispatcher");
  thabo = await site.as("dispatcher");
  drivers = [await aCrew("Sipho"), await aCrew("Fatima")];
});
afterAll(() => site.close());

/** A driver with an account and a vehicle. */
async function aCrew(firstName: string): Promise<Crew> {
  const account = await site.as("driver");
  const ctx = { db: openDatabase(site.pool) };
  const email = `${firstName.toLowerCase()}@example.com`;
  const crew = await writeCrew(ctx, {
    driver: { firstName, userId: account.userId, email },
    vehicle: { vehicleClass: "sedan", seats: 4, bags: 3, plate: `CA ${firstName}` },
  });
  return { ...crew, account, name: firstName, plate: `CA ${firstName}` };
}

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);
const row = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows[0];
const trip = () =>
  row("select t.* from trips t join bookings b on b.id = t.booking_id where b.reference = $1", guest.reference);
const looked = async () => {
  const { id, version } = await trip();
  return { trip_id: id, version };
};
const emails = async (template: string) =>
  (
    await site.pool.query(
      "select recipient, body, attachments from messages where template = $1 order by created_at, id",
      [template],
    )
  ).rows;

/** The latest email of a kind, its lines drawn together as they are read. */
const lastEmail = async (template: string) => {
  const { recipient, body, attachments } = (await emails(template)).at(-1) ?? {};
  const files: readonly StoredAttachment[] = attachments ?? [];
  return { recipient, text: String(body).replaceAll(/\s+/g, " "), attachments: files };
};

/** A driver’s text in each email about the trip: all that goes along, in which vehicle, and nothing of money. */
async function driverReads(template: string, { name, plate }: Crew, at: string) {
  const { recipient, text } = await lastEmail(template);
  expect(recipient).toBe(`${name.toLowerCase()}@example.com`);
  for (const fact of [
    guest.reference,
    at,
    `Flight: ${flight}`,
    "Passengers: 2",
    "Bags: 2",
    "Child seats: 1 (1 infant)",
    plate,
  ])
    expect(text).toContain(fact);
  expect(text).not.toContain(price.text);
}

/** The customer’s text in each email about the booking, and in its calendar entry. */
async function customerReads(
  template: string,
  { at, moment, sequence }: { at: string; moment: Date; sequence: number },
) {
  const { recipient, text, attachments } = await lastEmail(template);
  expect(recipient, template).toBe("thandi@example.com");
  for (const fact of [guest.reference, at]) expect(text, template).toContain(fact);
  const file = attachments.find(({ type }) => type.startsWith("text/calendar"));
  const { events } = readCalendar(Buffer.from(file?.content ?? "", "base64").toString());
  expect(events, template).toMatchObject([{ DTSTART: calendarMoment(moment), SEQUENCE: String(sequence) }]);
}
const calendarMoment = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Scheduled jobs, some hours from now. */
const onSchedule = (run: (ctx: Context) => Promise<void>, hours = 0) =>
  inTransaction(site.pool, async (db) => {
    const world = { ...site.world, clock: () => addHours(new Date(), hours) };
    await run(createContext(world, { db, actor: system, correlationId: "test" }).ctx);
  });

/** The same drive as everyone sees it: the board, the customer, our team, the drivers. */
async function seen(day: string) {
  const board = await ask(thabo, "dispatch-day", { date: day });
  const onBoard = board.trips.find(({ reference }: { reference: string }) => reference === guest.reference);
  const own = await guest.call("read-my-booking");
  const [leg] = own.trips;
  const team = await ask(await site.as("admin"), "read-booking", { reference: guest.reference });
  const agendas = await Promise.all(
    drivers.map(async ({ account }) => (await ask(account, "my-trips", { when: "ahead" })).trips.map(onlyReference)),
  );
  expect(team).toMatchObject({ ...input, flight_number: flight });
  expect(own).toMatchObject({ ...input, flight_number: flight, total_cents: price.cents, paid_cents: price.cents });
  expect(onBoard).toMatchObject({ ...input, flight });
  expect(team.trips).toMatchObject([{ ...input, plate: onBoard.vehicle?.plate ?? null }]);
  return { onBoard, leg, team: team.trips[0], agendas };
}
/** A pickup at another time, as the customer asks for it and our team answers. */
async function proposed(pickup_time: string, answer: { decision: "accept" | "reject"; answer?: string }) {
  const { version } = await guest.booking();
  const changed = await guest.call("change-booking", { version, change: { pickup_time } });
  expect(changed).toMatchObject({ outcome: "proposed" });
  return { version: (await guest.booking()).version, change_id: changed.change_id, ...answer };
}
const onlyReference = ({ reference }: { reference: string }) => reference;

test("sold, assigned, changed by the customer, reassigned under another’s eyes, driven, completed and invoiced", async () => {
  const day = ordinaryDay(20);
  guest = await aGuestWhoBooked(site, day, { ...input, flight_number: flight });
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed" });
  expect((await trip()).state).toBe("unassigned");
  const first = await guest.booking();
  await customerReads("booking-confirmed", { at: "09:00", moment: first.pickup_at, sequence: first.calendar_sequence });
  expect((await lastEmail("booking-confirmed")).text).toContain(price.text);

  // Assigned by one dispatcher; the other sees it.
  const before = await looked();
  expect(await ask(liesl, "assign-trip", { ...before, ...crewOf(0) })).toMatchObject({
    status: 200,
    state: "assigned",
  });
  await site.settle();
  const assigned = await seen(day);
  expect(assigned.onBoard).toMatchObject({ state: "assigned", driver: { id: drivers[0].driver_id } });
  expect(assigned.agendas).toEqual([[guest.reference], []]);
  expect(assigned.team).toMatchObject({ state: "assigned", driver: expect.stringContaining("Sipho") });
  expect(await emails("driver-assigned")).toHaveLength(1);
  await driverReads("driver-assigned", drivers[0], "09:00");

  // The other dispatcher, on the screen from before, is refused and nothing changes.
  expect(await ask(thabo, "assign-trip", { ...before, ...crewOf(1) })).toMatchObject({
    status: 409,
    error: "changed_meanwhile",
  });

  // The customer asks for a pickup much later; our team refuses: nothing has moved, and the driver hears nothing.
  const sold = await guest.booking();
  await ask(liesl, "decide-change", await proposed("11:45", { decision: "reject", answer: "Nobody is free then." }));
  await site.settle();
  const refused = await guest.booking();
  expect([refused.pickup_at, refused.calendar_sequence]).toEqual([sold.pickup_at, sold.calendar_sequence]);
  expect(await emails("trip-changed")).toEqual([]);

  // A quarter of an hour later is possible: new time everywhere, also in the calendar, and the driver is notified.
  expect(await ask(liesl, "decide-change", await proposed("09:15", { decision: "accept" }))).toMatchObject({
    status: 200,
  });
  await site.settle();
  const moved = await seen(day);
  expect((await guest.booking()).calendar_sequence).toBe(sold.calendar_sequence + 1);
  expect(await emails("trip-changed")).toHaveLength(1);
  await driverReads("trip-changed", drivers[0], "09:15");
  const { pickup_at: moment, calendar_sequence } = await guest.booking();
  await customerReads("booking-changed", { at: "09:15", moment, sequence: calendar_sequence });
  expect(moved.team.pickup_at).toBe(moved.onBoard.pickup_at);
  const start = (await trip()).pickup_at.toISOString();
  expect(moved.onBoard.pickup_at).toBe(start);
  expect(moved.leg.pickup_at).toBe(start);
  expect((await guest.booking()).pickup_at.toISOString()).toBe(start);

  // Reassigned by the other: the first driver is notified, the second has it, the customer too when the trip is near.
  expect(await ask(thabo, "assign-trip", { ...(await looked()), ...crewOf(1) })).toMatchObject({ status: 200 });
  await site.settle();
  const reassigned = await seen(day);
  expect(reassigned.onBoard.driver).toMatchObject({ id: drivers[1].driver_id });
  expect(reassigned.agendas).toEqual([[], [guest.reference]]);
  expect(reassigned.team.driver).toContain("Fatima");
  await driverReads("driver-assigned", drivers[1], "09:15");
  const removed = (await emails("driver-removed")).map(({ recipient }) => recipient);
  expect(removed).toEqual(["sipho@example.com"]);

  // Dispatch moves it for a late plane: board, booking, calendar and emails say the same time.
  const late = addMinutes(new Date(start), 30);
  const shifted = { ...(await looked()), pickup_at: late.toISOString(), reason: "the plane lands late" };
  expect(await ask(liesl, "shift-trip", shifted)).toMatchObject({ status: 200 });
  await site.settle();
  expect((await seen(day)).leg.pickup_at).toBe(late.toISOString());
  const { calendar_sequence: sequence } = await guest.booking();
  await customerReads("pickup-moved", { at: formatMoment(late), moment: late, sequence });
  expect((await emails("pickup-time-for-driver")).at(-1)).toMatchObject({ recipient: "fatima@example.com" });

  // No one sets out weeks ahead. Then the day has come.
  expect(await ask(drivers[1].account, "record-trip-event", { ...(await looked()), event: "depart" })).toMatchObject({
    error: "too_early",
  });
  await site.pool.query(
    "update trips set pickup_at = now() + interval '1 hour', planned_end = now() + interval '2 hours' where id = $1",
    [(await trip()).id],
  );
  await onSchedule(sendDueDriverDetails);
  const { recipient, text: whoComes } = await lastEmail("driver-details");
  expect(recipient).toBe("thandi@example.com");
  for (const fact of ["Fatima", drivers[1].plate]) expect(whoComes).toContain(fact);
  expect((await guest.call("read-my-booking")).trips[0].driver).toMatchObject({
    first_name: "Fatima",
    plate: drivers[1].plate,
  });
  const { trips: agenda } = await ask(drivers[1].account, "my-trips", { when: "ahead" });
  expect(agenda).toMatchObject([
    { ...input, flight, passenger_name: "Thandi Mokoena", vehicle: { plate: drivers[1].plate } },
  ]);

  // Driven by its driver; no one else may report on it.
  expect(await ask(drivers[0].account, "record-trip-event", { ...(await looked()), event: "depart" })).toMatchObject({
    status: 404,
  });
  for (const event of ["reconfirm", "depart", "arrive", "met", "dropoff"])
    expect(await ask(drivers[1].account, "record-trip-event", { ...(await looked()), event })).toMatchObject({
      status: 200,
    });
  await site.settle();
  expect((await trip()).state).toBe("completed");
  expect(await guest.booking()).toMatchObject({ state: "completed", paid_cents: price.cents });
  expect(await guest.call("read-my-booking")).toMatchObject({ state: "completed", trips: [{ state: "completed" }] });
  const [invoice] = (await guest.call("read-my-booking")).invoices;
  expect(invoice).toMatchObject({ total_cents: price.cents });
  const file = await guest.call("invoice-file", { number: invoice.number });
  const printed = printedOn(Buffer.from(file.content, "base64")).replaceAll(/\s+/g, " ");
  for (const fact of [guest.reference, "Thandi Mokoena", "350.00"]) expect(printed).toContain(fact);

  // Paid and invoiced: once the days for a complaint are over, it is closed.
  await onSchedule(closeBookings);
  expect((await guest.booking()).state).toBe("completed");
  await onSchedule(closeBookings, 24 * companyRules.closesAfterDays + 1);
  expect((await guest.booking()).state).toBe("closed");
});

function crewOf(index: 0 | 1) {
  const { driver_id, vehicle_id } = drivers[index];
  return { driver_id, vehicle_id };
}
