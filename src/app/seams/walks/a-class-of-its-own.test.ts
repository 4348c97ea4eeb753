import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { withClassPrices } from "#domain/pricing/class-prices.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aGuestWhoBooked } from "#testing/builders/money/a-paying-guest.ts";
import { openOtherInstance, openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { uploadedPicture } from "#testing/builders/services/an-uploaded-picture.ts";
import { eventually } from "#testing/eventually.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { printedOn } from "#testing/printed-on.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let admin: Person;
let driver: Person;
let other: ReturnType<typeof openOtherInstance>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin");
  driver = await site.as("driver");
  other = openOtherInstance(site);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);

/** The same for a visitor of the other instance. */
const visitor = (name: string, body: object) => other.ask(name, body);
const row = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows[0];

const day = ordinaryDay(20);
const journey = {
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "12 Kloof Street, Gardens",
  pickup_date: day,
  pickup_time: "09:00",
  passengers: 2,
  bags: 2,
};
type Offered = { vehicle_class: string; name: string; total_cents: number; picture: object | null };
const offered = async (): Promise<Offered[]> => (await visitor("price-journey", journey)).vehicles;

const business = {
  name: "Business sedan",
  plural: "Business sedans",
  fewest: 1,
  most: 3,
  bags: 3,
  comfort: 2,
  grade: "Business",
  inside: "Leather, water, quiet",
  description: "For the meeting after the flight.",
  drawing: "sedan",
};

test("a class of the company’s own is priced, sold on another instance, assigned, driven, billed and counted", async () => {
  // Added, it waits for prices.
  const { id, status } = await ask(admin, "add-vehicle-class", business);
  expect([id, status]).toEqual(["business_sedan", 200]);
  expect(await ask(admin, "move-vehicle-class", { id, version: 1, state: "on_sale" })).toMatchObject({
    status: 409,
    error: "no_price",
  });
  expect((await ask(admin, "add-vehicle-class", business)).error).toBe("name_taken");

  // With a photograph of its own.
  const picture = await uploadedPicture(site, admin.headers, "Our black sedan at the kerb");
  const shown = { id, version: 1, facts: { ...business, pictures: [picture] } };
  expect(await ask(admin, "edit-vehicle-class", shown)).toMatchObject({ status: 200, version: 2 });

  // Priced like a sedan, at one and a half times, and put on sale.
  const { tariffs } = await ask(admin, "list-tariffs", {});
  const [latest] = tariffs;
  const { content } = await ask(admin, "read-tariff", { version: latest.version });
  const priced = withClassPrices(content, { from: "sedan", to: id, factor: 1.5 });
  const saved = await ask(admin, "save-tariff", {
    content: priced,
    valid_from: localDateOf(new Date()),
    after_version: latest.version,
  });
  expect(saved.status).toBe(200);
  expect((await ask(admin, "move-vehicle-class", { id, version: 2, state: "on_sale" })).status).toBe(200);
  const without = await ask(admin, "save-tariff", {
    content,
    valid_from: localDateOf(new Date()),
    after_version: saved.version,
  });
  expect([without.status, without.error]).toEqual([409, "class_without_price"]);

  // A vehicle is put into it, beside a standard one.
  const db = openDatabase(site.pool);
  const standard = await writeCrew({ db }, { vehicle: { vehicleClass: "sedan", seats: 4, bags: 3 } });
  const crew = await writeCrew({ db }, { driver: { userId: driver.userId }, vehicle: { seats: 4, bags: 3 } });
  const vehicle = await ask(admin, "read-vehicle", { id: crew.vehicle_id });
  const { plate, make, model, year, seats, bags, version } = vehicle;
  const moved = { plate, make, model, year, seats, bags, vehicle_class: id };
  expect((await ask(admin, "edit-vehicle", { id: crew.vehicle_id, version, ...moved })).status).toBe(200);

  // A visitor of the other instance is offered it; who chooses nothing still gets the sedan.
  await eventually(async () => expect((await offered()).map((one) => one.name)).toEqual(["Sedan", "Business sedan"]));
  const [sedan, own] = await offered();
  expect([sedan?.total_cents, own?.total_cents]).toEqual([35_000, 53_000]);
  expect([sedan?.picture, own?.picture]).toEqual([null, picture]);
  expect((await visitor("price-journey", journey)).vehicle_class).toBe("sedan");
  const fleet = async () => JSON.stringify((await visitor("services-page", {})).fleet);
  await eventually(async () => expect(await fleet()).toContain("Business sedans"));
  expect(await fleet()).toContain(`/pictures/${picture.hash}`);

  // Sold and paid.
  const guest = await aGuestWhoBooked(site, day, { passengers: 2, bags: 2, vehicle_class: id });
  const { page: gateway } = await guest.goToGateway();
  await guest.choose(gateway, "card");
  await guest.notified(1);
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", total_cents: 53_000, vehicle_class: id });
  const held = await row(
    "select v.vehicle_class from vehicle_holds h join vehicles v on v.id = h.vehicle_id where h.state = 'reserved'",
  );
  expect(held).toEqual({ vehicle_class: id });
  const [email] = await guest.emails("booking-confirmed");
  expect(email?.body).toContain("Business sedan");

  // A plainer vehicle is not sent in silence.
  const trip = () =>
    row("select t.* from trips t join bookings b on b.id = t.booking_id where b.reference = $1", guest.reference);
  const looked = async () => {
    const { id: trip_id, version: seen } = await trip();
    return { trip_id, version: seen };
  };
  const plain = await ask(admin, "assign-trip", { ...(await looked()), ...standard });
  expect([plain.status, JSON.stringify(plain)]).toEqual([409, expect.stringContaining("less comfortable")]);
  expect((await ask(admin, "assign-trip", { ...(await looked()), ...crew })).status).toBe(200);
  await site.settle();

  // Driven, billed and counted.
  await site.pool.query(
    "update trips set pickup_at = now() + interval '1 hour', planned_end = now() + interval '2 hours' where id = $1",
    [(await trip()).id],
  );
  for (const event of ["reconfirm", "depart", "arrive", "met", "dropoff"])
    expect((await ask(driver, "record-trip-event", { ...(await looked()), event })).status, event).toBe(200);
  await site.settle();
  const booking = await guest.call("read-my-booking");
  expect(booking).toMatchObject({ state: "completed", vehicle_kind: "Business sedan" });
  const file = await guest.call("invoice-file", { number: booking.invoices[0].number });
  const printed = printedOn(Buffer.from(file.content, "base64")).replaceAll(/\s+/g, " ");
  for (const fact of [guest.reference, "530.00"]) expect(printed).toContain(fact);
  const counted = await row(
    "select gross_cents from revenue_entries where vehicle_id = $1 and kind = 'trip'",
    crew.vehicle_id,
  );
  expect(counted).toEqual({ gross_cents: 53_000 });

  // Its vehicle keeps it from ending; paused, it is no longer offered, and the booking keeps its name.
  const { classes } = await ask(admin, "list-class-records", {});
  const now = classes.find((one: { id: string }) => one.id === id);
  expect(now).toMatchObject({ vehicles: 1, open_bookings: 0, missing_prices: [] });
  expect((await ask(admin, "move-vehicle-class", { id, version: now.version, state: "ended" })).error).toBe(
    "still_used",
  );
  expect((await ask(admin, "move-vehicle-class", { id, version: now.version, state: "paused" })).status).toBe(200);
  await eventually(async () => expect((await offered()).map((one) => one.name)).not.toContain("Business sedan"));
  expect((await guest.call("read-my-booking")).vehicle_kind).toBe("Business sedan");
});
