import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { localDate, weekdayOf } from "#domain/time/local-time.ts";
import type { TourForm } from "#features/catalogue/tours/contract.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { drawPage } from "#testing/company/drawn-pages.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { readRecordAddresses } from "../../record-addresses.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let admin: Person;
let dispatcher: Person;

beforeAll(async () => {
  site = await openTradingSite();
  [admin, dispatcher] = [await site.as("admin"), await site.as("dispatcher")];
  await writeCrew({ db: openDatabase(site.pool) }, { vehicle: { vehicleClass: "sedan", seats: 3, bags: 3 } });
});
afterAll(() => site.close());

const ask = async (who: Person | null, name: string, body: object) => {
  const answer = await site.call(name, body, who?.headers);
  return { status: answer.status, ...(await answer.json()) };
};

const day = ordinaryDay(20);

const tour: TourForm = {
  bookSlug: "route-62",
  name: "Route 62",
  subject: "The Route 62 tour",
  duration: { fewest: 9, most: 10, unit: "hours" },
  months: null,
  startTimes: ["07:30", "09:00"],
  closures: [
    {
      when: { kind: "weekdays", weekdays: [(weekdayOf(localDate(day)) + 1) % 7] },
      effect: "closed",
      text: "The Route 62 tour rests one day a week.",
    },
  ],
  needsWeather: false,
  isArrangedAhead: false,
  noticeHours: null,
  metaTitle: "Route 62: a private day inland",
  metaDescription: "A private day along Route 62 to Montagu.",
  lead: "A day inland, through three passes.",
  story: ["The road leaves the coast behind."],
  location: "Montagu and the Klein Karoo",
  highlights: ["Cogmanskloof", "Montagu on foot"],
  itinerary: [{ time: "07:30", title: "Pickup", text: "At your door." }],
  included: ["Vehicle and driver"],
  notIncluded: ["Lunch"],
  bring: ["A hat"],
  bestTime: "Spring.",
  pickupAreas: ["City Bowl"],
  questions: [{ question: "Is it far?", answer: "Two and a half hours." }],
  stops: [],
  related: [],
  otherNames: "montagu karoo",
  picture: null,
  gallery: [],
  map: null,
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

test("it is sold by its own price and times, and not on the day it rests", async () => {
  const { days, start_time } = await ask(null, "tour-days", { tour: slug, passengers: 2, from: day });
  expect(start_time).toBe("07:30");
  expect(days[0]).toMatchObject({ date: day, total_cents: 180_000 });
  expect(days[1]).toMatchObject({ state: "closed", notes: ["The Route 62 tour rests one day a week."] });
  const closed = await ask(null, "create-booking", { ...booked, pickup_date: days[1].date });
  expect(closed).toMatchObject({ status: 409, error: "out_of_season" });
});

test("what was booked keeps its name and its length when the tour is renamed, shortened, paused and ended", async () => {
  const sold = await ask(null, "create-booking", booked);
  expect(sold).toMatchObject({ status: 200, total_cents: 180_000 });
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
  expect(await ask(null, "create-booking", booked)).toMatchObject({ status: 409, error: "out_of_season" });
  await ask(admin, "move-tour", { slug, version: await versionNow(), to: "ended" });
  expect((await addresses()).moved.get("/tours/route-62")).toBe("/tours");
  expect(await drawPage(site, "/")).not.toContain("/tours/route-62");
  expect(await kept()).toEqual({ tour_name: "Route 62", tour_hours: 10 });
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
