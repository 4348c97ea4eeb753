import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { localDate, weekdayOf } from "#domain/time/local-time.ts";
import type { TourForm } from "#features/catalogue/tours/contract.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { guestOfBooking, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { aTour } from "#testing/builders/services/a-tour.ts";
import { openOtherInstance, openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { sendPicture, uploadedPicture } from "#testing/builders/services/an-uploaded-picture.ts";
import { drawPage } from "#testing/company/drawn-pages.ts";
import { eventually } from "#testing/eventually.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { printedOn } from "#testing/printed-on.ts";
import { readRecordAddresses } from "../../record-addresses.ts";
import { answeredByApp } from "../../serve-site.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let admin: Person;
let dispatcher: Person;
let driver: Person;
let crew: { driver_id: string; vehicle_id: string };
let guest: PayingGuest;
/** Another instance on the same database. */
let other: ReturnType<typeof openOtherInstance>;

beforeAll(async () => {
  site = await openTradingSite();
  [admin, dispatcher, driver] = [await site.as("admin"), await site.as("dispatcher"), await site.as("driver")];
  other = openOtherInstance(site);
  const people = { driver: { userId: driver.userId } };
  crew = await writeCrew(
    { db: openDatabase(site.pool) },
    { ...people, vehicle: { vehicleClass: "sedan", seats: 3, bags: 3 } },
  );
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);

const day = ordinaryDay(20);

const tour: TourForm = {
  ...aTour,
  closures: [
    {
      when: { kind: "weekdays", weekdays: [(weekdayOf(localDate(day)) + 1) % 7] },
      effect: "closed",
      text: "The Route 62 tour rests one day a week.",
    },
  ],
};

const slug = "route-62";
const addresses = () => readRecordAddresses(openDatabase(site.pool));
const versionNow = async () => (await ask(admin, "read-tour", { slug })).version;
const booked = aBookingRequest({
  service_type: "day_tour",
  offer: slug,
  destination: "",
  pickup_location: "Cape Town City Centre",
  pickup_date: day,
  pickup_time: "07:30",
});

test("a dispatcher adds no tour, and an admin’s new one is a draft that no visitor sees", async () => {
  const request = { slug, version: 0, tour, price_cents: null };
  expect((await ask(dispatcher, "save-tour", request)).status).toBe(403);
  expect(await ask(admin, "save-tour", request)).toEqual({ status: 200, success: true, slug, version: 1 });
  expect(await ask(admin, "save-tour", request)).toMatchObject({ status: 409, error: "address_taken" });
  expect((await addresses()).pages.has("/tours/route-62")).toBe(false);
  expect((await ask(null, "tour-page", { slug })).status).not.toBe(200);
});

test("without a price it does not go on sale; with one it is on the menu, its page, the sitemap, in the chat", async () => {
  const refused = await ask(admin, "move-tour", { slug, version: 1, to: "on_sale" });
  expect(refused).toMatchObject({ status: 409, error: "no_price" });
  expect(await ask(admin, "save-tour", { slug, version: 1, tour, price_cents: 180_000 })).toMatchObject({ version: 2 });
  expect(await ask(admin, "move-tour", { slug, version: 2, to: "on_sale" })).toMatchObject({ state: "on_sale" });

  expect((await addresses()).listed).toEqual(expect.arrayContaining(["/tours/route-62", "/book/route-62"]));
  expect(await (await site.app.request("/sitemap.xml")).text()).toContain("/tours/route-62</loc>");
  const [home, page, all] = await Promise.all(
    ["/", "/tours/route-62", "/tours"].map((address) => drawPage(site, address)),
  );
  expect(home).toContain('href="/tours/route-62"');
  expect(all).toContain("Montagu and the Klein Karoo");
  expect(page).toContain("A day inland, through three passes.");
  expect(page).toContain("The Route 62 tour rests one day a week.");
  expect(page).toContain('"price":"1800"');
  const said = await ask(null, "ai-chatbot", { message: "What does the Route 62 tour cost?", conversation: [] });
  expect(said.response).toMatch(/R1\s800/);
});

test("its photograph is on its page, in the list of tours, where it is shared, and may be kept for good", async () => {
  expect((await ask(dispatcher, "add-picture", await sendPicture(site, dispatcher.headers))).status).toBe(403);
  const picture = await uploadedPicture(site, admin.headers, "A gravel road between two hills");
  const request = { slug, version: await versionNow(), tour: { ...tour, picture }, price_cents: null };
  expect(await ask(admin, "save-tour", request)).toMatchObject({ status: 200 });
  const [large, small] = [`/pictures/${picture.hash}-1600.jpg`, `/pictures/${picture.hash}-640.jpg`];
  const [page, all, home, booking] = await Promise.all(
    ["/tours/route-62", "/tours", "/", "/book/route-62"].map((address) => drawPage(site, address)),
  );
  expect(page).toContain(`<meta property="og:image" content="http://localhost${large}"/>`);
  expect(page).toContain(`"image":"http://localhost${large}"`);
  expect(page).toContain('content="A gravel road between two hills"');
  for (const drawn of [page, all, home, booking]) expect(drawn).toContain(`${small} 640w, ${large} 1600w`);
  for (const address of [large, small]) {
    const answer = await other.app.request(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(address).toMatch(answeredByApp);
  }
  for (const address of [`/pictures/${picture.hash}-800.jpg`, `/pictures/${"0".repeat(32)}-640.jpg`])
    expect((await site.app.request(address)).status).toBe(404);
});

test("the drawing is back once the photograph is taken off, and an older version still has it", async () => {
  const version = await versionNow();
  expect(await ask(admin, "save-tour", { slug, version, tour, price_cents: null })).toMatchObject({ status: 200 });
  expect(await drawPage(site, "/tours/route-62")).not.toContain("/pictures/");
  await ask(admin, "put-tour-back", { slug, version, current_version: version + 1 });
  expect(await drawPage(site, "/tours/route-62")).toContain("/pictures/");
});

test("a visitor of another instance reads its page, finds it on the menu and reads its price", async () => {
  await eventually(async () => expect(await drawPage(other, "/")).toContain('href="/tours/route-62"'));
  expect(await drawPage(other, "/tours/route-62")).toContain("A day inland, through three passes.");
  expect(await (await other.app.request("/sitemap.xml")).text()).toContain("/tours/route-62</loc>");
  const { days } = await other.ask("tour-days", { tour: slug, passengers: 2, from: day });
  expect(days[0]).toMatchObject({ date: day, total_cents: 180_000 });
});

test("it is sold by its own price and times, and not on the day it rests", async () => {
  const { days, start_time } = await ask(null, "tour-days", { tour: slug, passengers: 2, from: day });
  expect(start_time).toBe("07:30");
  expect(days[0]).toMatchObject({ date: day, total_cents: 180_000 });
  expect(days[1]).toMatchObject({ state: "closed", notes: ["The Route 62 tour rests one day a week."] });
  const closed = await ask(null, "create-booking", { ...booked, pickup_date: days[1].date });
  expect(closed).toMatchObject({ status: 409, error: "out_of_season" });
});

test("it starts at one of its times: every other is refused with them, in words", async () => {
  const when = { season: "The Route 62 tour starts at 07:30 or 09:00." };
  for (const call of ["create-booking", "price-journey"])
    expect(await ask(null, call, { ...booked, pickup_time: "08:00" }), call).toMatchObject({
      status: 409,
      error: "out_of_season",
      details: when,
    });
  expect(await ask(null, "price-journey", { ...booked, pickup_time: "09:00" })).toMatchObject({ status: 200 });
  expect((await ask(dispatcher, "price-journey", { ...booked, pickup_time: "08:00" })).status).toBe(200);
  expect(await drawPage(site, "/tours/route-62")).toContain("07:30 or 09:00");
  const said = await ask(null, "ai-chatbot", { message: "Tell me about the Route 62 tour", conversation: [] });
  expect(said.response).toContain(when.season);
});

test("what was booked keeps its name and its length when the tour is renamed, shortened, paused and ended", async () => {
  const sold = await ask(null, "create-booking", booked);
  expect(sold).toMatchObject({ status: 200, total_cents: 180_000 });
  guest = await guestOfBooking(site, sold.booking_reference);
  const kept = async () =>
    (await site.pool.query("select tour_name, tour_hours from bookings where reference = $1", [sold.booking_reference]))
      .rows[0];
  expect(await kept()).toEqual({ tour_name: "Route 62", tour_hours: 10 });
  expect((await ask(admin, "list-tours", {})).tours.at(-1)).toMatchObject({ slug, booked: 1, price_cents: 180_000 });

  const renamed = { ...tour, name: "Karoo", duration: { fewest: 4, most: 5, unit: "hours" } as const };
  const version = await versionNow();
  expect(await ask(admin, "save-tour", { slug, version, tour: renamed, price_cents: null })).toMatchObject({
    version: version + 1,
  });
  expect(await ask(admin, "save-tour", { slug, version, tour, price_cents: null })).toMatchObject({
    status: 409,
    error: "changed_meanwhile",
  });
  expect(await kept()).toEqual({ tour_name: "Route 62", tour_hours: 10 });

  await ask(admin, "move-tour", { slug, version: await versionNow(), to: "paused" });
  expect((await addresses()).pages.has("/tours/route-62")).toBe(true);
  expect((await addresses()).moved.get("/book/route-62")).toBe("/tours/route-62");
  const paused = await drawPage(site, "/tours/route-62");
  expect(paused).toContain("We don’t offer this tour at the moment.");
  expect(paused).not.toContain("/book/route-62");
  expect(paused).not.toContain('"price":"1800"');
  expect(await ask(null, "create-booking", booked)).toMatchObject({ status: 409, error: "out_of_season" });
  await ask(admin, "move-tour", { slug, version: await versionNow(), to: "ended" });
  expect((await addresses()).moved.get("/tours/route-62")).toBe("/tours");
  expect(await drawPage(site, "/")).not.toContain("/tours/route-62");
  expect(await kept()).toEqual({ tour_name: "Route 62", tour_hours: 10 });
});

const row = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows[0];
const trip = () =>
  row("select t.* from trips t join bookings b on b.id = t.booking_id where b.reference = $1", guest.reference);
const looked = async () => {
  const { id: trip_id, version } = await trip();
  return { trip_id, version };
};

test("what was booked is paid, driven, invoiced and counted by the name and price it was sold at", async () => {
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  const [confirmed] = await guest.emails("booking-confirmed");
  expect(confirmed?.body).toContain("Route 62");
  expect(await ask(dispatcher, "assign-trip", { ...(await looked()), ...crew })).toMatchObject({ status: 200 });
  await site.settle();
  const { trips } = await ask(dispatcher, "dispatch-day", { date: day });
  expect(trips).toMatchObject([{ reference: guest.reference }]);
  expect(JSON.stringify(trips)).toContain("Route 62");

  await site.pool.query(
    "update trips set pickup_at = now() + interval '1 hour', planned_end = now() + interval '2 hours' where id = $1",
    [(await trip()).id],
  );
  for (const event of ["reconfirm", "depart", "arrive", "met", "dropoff"])
    expect(await ask(driver, "record-trip-event", { ...(await looked()), event }), event).toMatchObject({
      status: 200,
    });
  await site.settle();
  const own = await guest.call("read-my-booking");
  expect(own).toMatchObject({ state: "completed", total_cents: 180_000 });
  const file = await guest.call("invoice-file", { number: own.invoices[0].number });
  const printed = printedOn(Buffer.from(file.content, "base64")).replaceAll(/\s+/g, " ");
  for (const fact of [guest.reference, "Route 62", "800.00"]) expect(printed).toContain(fact);
  const counted = await row(
    "select gross_cents, service from revenue_entries where vehicle_id = $1 and kind = 'trip'",
    crew.vehicle_id,
  );
  expect(counted).toEqual({ gross_cents: 180_000, service: "day_tour" });
});

test("an older version is put back as a new one, and an ended tour can be paused and sold again", async () => {
  const before = await versionNow();
  const back = await ask(admin, "put-tour-back", { slug, version: 2, current_version: before });
  expect(back).toMatchObject({ status: 200, version: before + 1 });
  expect((await ask(admin, "read-tour", { slug })).tour.name).toBe("Route 62");
  await ask(admin, "move-tour", { slug, version: await versionNow(), to: "paused" });
  const again = await ask(admin, "move-tour", { slug, version: await versionNow(), to: "on_sale" });
  expect(again).toMatchObject({ status: 200, state: "on_sale" });
});

test("the order of the list is the order of the menu", async () => {
  const slugs: string[] = (await ask(admin, "list-tours", {})).tours.map((one: { slug: string }) => one.slug);
  const turned = [slug, ...slugs.filter((one) => one !== slug)];
  expect((await ask(admin, "order-tours", { slugs: turned })).status).toBe(200);
  const { tours } = await ask(null, "company-terms", {});
  expect(tours[0]).toMatchObject({ slug, name: "Route 62" });
  expect(await ask(admin, "order-tours", { slugs: turned.slice(1) })).toMatchObject({ status: 409 });
});
