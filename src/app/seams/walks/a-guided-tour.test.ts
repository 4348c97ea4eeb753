import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { addDays } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
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
let crew: { driver_id: string; vehicle_id: string };
let guest: PayingGuest;
let bookingId: string;
const day = ordinaryDay(20);
const lerato = newId();

beforeAll(async () => {
  site = await openTradingSite();
  [admin, liesl] = [await site.as("admin"), await site.as("dispatcher")];
  const db = openDatabase(site.pool);
  crew = await writeCrew({ db }, { vehicle: { vehicleClass: "shuttle", seats: 14, bags: 14 } });
  await db.insert(drivers).values({
    id: lerato,
    firstName: "Lerato",
    lastName: "Dube",
    phone: "+27 82 555 0166",
    email: "lerato@example.com",
    licenceCode: "B",
    permitExpiresOn: "2099-01-01",
    isGuide: true,
    createdAt: new Date(),
  });
});
afterAll(() => site.close());

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);
const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;

const writeDocument = (type: "guide_registration" | "first_aid", expiresOn: string) =>
  openDatabase(site.pool)
    .insert(documents)
    .values({
      id: newId(),
      ownerKind: "driver",
      ownerId: lerato,
      type,
      expiresOn: expiresOn as typeof day,
      state: "verified",
      uploadedBy: "tests",
      createdAt: new Date(),
      updatedAt: new Date(),
    });

const trip = async () => (await rows("select * from trips where booking_id = $1", bookingId))[0];
const assign = async () => {
  const { id, version } = await trip();
  return ask(liesl, "assign-guide", { trip_id: id, version, driver_id: lerato });
};

test("a tour with a guide is sold at the guide’s price, and its driver would have to guide", async () => {
  const added = {
    name: "Registered guide",
    kind: "person",
    per: "day",
    price_cents: 180_000,
    vat_code: "STD15",
    services: ["day_tour"],
    most: 1,
    stock: null,
  };
  expect(await ask(admin, "add-extra", added)).toMatchObject({ status: 200 });
  const body = aBookingRequest({
    service_type: "day_tour",
    offer: "winelands",
    destination: "Winelands",
    pickup_date: day,
    passengers: 4,
    extras: [{ id: "registered-guide", quantity: 1 }],
  });
  const booked = await ask(null, "create-booking", body);
  guest = await guestOfBooking(site, booked.booking_reference);
  bookingId = (await rows("select id from bookings where reference = $1", guest.reference))[0].id;
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  const { id, version } = await trip();
  const blocked = await ask(liesl, "assign-trip", { trip_id: id, version, ...crew });
  expect(blocked).toMatchObject({ error: "blocked" });
  expect(JSON.stringify(blocked.details.reasons)).toContain("Tourist guide registration");
});

test("a guide whose registration ends the day before is refused, with the date", async () => {
  await writeDocument("first_aid", "2099-01-01");
  await writeDocument("guide_registration", addDays(day, -1));
  const { candidates, needed } = await ask(liesl, "guides-for-trip", { trip_id: (await trip()).id });
  expect(needed).toBe(1);
  expect(candidates).toMatchObject([{ name: "Lerato Dube", reasons: [expect.stringContaining("Tourist guide")] }]);
  expect(await assign()).toMatchObject({ status: 409, error: "blocked" });
});

test("with a valid registration they are named, on the board and on the customer’s page", async () => {
  await writeDocument("guide_registration", addDays(day, 400));
  expect(await assign()).toMatchObject({ status: 200 });
  const { id, version } = await trip();
  expect(await ask(liesl, "assign-trip", { trip_id: id, version, ...crew })).toMatchObject({ state: "assigned" });
  await site.settle();
  const { trips } = await ask(liesl, "dispatch-day", { date: day });
  expect(trips[0].notes).toContain("Guide: Lerato Dube (+27 82 555 0166)");
  const { manifests } = await ask(liesl, "trip-manifests", { trip_id: id });
  expect(manifests).toMatchObject([{ guides: ["Lerato Dube (+27 82 555 0166)"] }]);
  const own = await guest.call("read-my-booking");
  expect(own.trips).toMatchObject([{ guides: ["Lerato"] }]);
  expect(JSON.stringify(own)).not.toContain("555 0166");
});

test("they are busy for every other trip at that time, and free again once taken off", async () => {
  const [other] = await rows(
    `insert into trips (id, booking_id, leg, part, state, version, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, created_at)
     select gen_random_uuid(), booking_id, 2, 1, 'unassigned', 1, pickup_location, destination, pickup_at, planned_end, 2, 'shuttle', now()
     from trips where booking_id = $1 returning id`,
    bookingId,
  );
  const reasonsFor = async () =>
    (await ask(liesl, "guides-for-trip", { trip_id: other.id })).candidates.flatMap(
      ({ reasons }: { reasons: string[] }) => reasons,
    );
  expect(await reasonsFor()).toEqual(["Lerato Dube has another trip then."]);
  const { id, version } = (await rows("select * from trips where booking_id = $1 and leg = 1", bookingId))[0];
  expect(await ask(liesl, "remove-guide", { trip_id: id, version, driver_id: lerato })).toMatchObject({ status: 200 });
  expect(await reasonsFor()).toEqual([]);
});
