import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { guestOfBooking, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { aService } from "#testing/builders/services/a-service.ts";
import { openOtherInstance, openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { drawPage } from "#testing/company/drawn-pages.ts";
import { eventually } from "#testing/eventually.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { printedOn } from "#testing/printed-on.ts";
import { readRecordAddresses } from "../../record-addresses.ts";

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
  crew = await writeCrew(
    { db: openDatabase(site.pool) },
    { driver: { userId: driver.userId }, vehicle: { vehicleClass: "sedan", seats: 3, bags: 3 } },
  );
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const ask: Site["ask"] = (who, name, body) => site.ask(who, name, body);

/** The same for a visitor of the other instance. */
const visitor = (name: string, body: object) => other.ask(name, body);

const slug = "wine-farm-transfer";
const day = ordinaryDay(20);
const booked = aBookingRequest({ service_type: "airport_transfer", offer: slug, pickup_date: day });
const listed = async () => {
  const { services } = await ask(admin, "list-services", {});
  return services as { slug: string; version: number; name: string; booked: number }[];
};
const now = async () => (await listed()).find((one) => one.slug === slug);
const moveTo = async (to: string) => ask(admin, "move-service", { slug, version: (await now())?.version, to });

test("a service of the company’s own is added by an admin, paused, and seen by no visitor", async () => {
  const request = { slug, version: 0, service: aService };
  expect((await ask(dispatcher, "save-service", request)).status).toBe(403);
  expect(await ask(admin, "save-service", request)).toEqual({ status: 200, success: true, slug, version: 1 });
  expect(await ask(admin, "save-service", request)).toMatchObject({ status: 409, error: "address_taken" });
  expect((await readRecordAddresses(openDatabase(site.pool))).listed).not.toContain(`/services/${slug}`);
  expect(await drawPage(site, "/")).not.toContain(`href="/services/${slug}"`);
  expect(await visitor("price-journey", booked)).toMatchObject({ error: "out_of_season" });
});

test("on sale, it is in the menu, the sitemap, the booking form and the chat of the other instance", async () => {
  expect(await moveTo("on_sale")).toMatchObject({ status: 200, state: "on_sale" });
  const slugs = (await listed()).map((one) => one.slug);
  expect((await ask(admin, "order-services", { slugs, choices: [slug, "custom"] })).status).toBe(200);

  await eventually(async () => expect(await drawPage(other, "/")).toContain(`href="/services/${slug}"`));
  expect(await (await other.app.request("/sitemap.xml")).text()).toContain(`/book/${slug}</loc>`);
  const [page, form] = await Promise.all([`/services/${slug}`, "/booking"].map((address) => drawPage(other, address)));
  expect(page).toContain("A driver waits while you taste.");
  expect(page).toContain(`/book/${slug}`);
  expect(form).toContain(`value="${slug}"`);
  expect(form).not.toContain('value="staff-transport"');
  const widget = await (await other.app.request("/widget/NONE")).text();
  expect(widget).toContain(`<option value="${slug}">Wine-farm transfer</option>`);
  expect(widget).not.toContain("Staff Transport");
  const said = await visitor("ai-chatbot", { message: "Do you offer wine-farm transfers?", conversation: [] });
  expect(said.response).toContain("Wine-farm transfers");
});

test("it is priced by its kind, and booked, confirmed, driven, billed and counted by its name", async () => {
  const usual = await visitor("price-journey", { ...booked, offer: null });
  const priced = await visitor("price-journey", booked);
  expect([priced.total_cents, usual.total_cents]).toEqual([usual.total_cents, expect.any(Number)]);

  guest = await guestOfBooking(site, (await visitor("create-booking", booked)).booking_reference);
  const { page: gateway } = await guest.goToGateway();
  await guest.choose(gateway, "card");
  await guest.notified(1);
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", total_cents: usual.total_cents });
  expect(await guest.call("read-my-booking")).toMatchObject({ service_name: "Wine-farm transfer" });
  const [email] = await guest.emails("booking-confirmed");
  expect(email?.body).toContain("Wine-farm transfer");
  expect(email?.body).not.toContain("Airport Transfer");
  expect(await now()).toMatchObject({ booked: 1 });

  // Renamed between sale and trip: what was sold keeps its name.
  const service = { ...aService, name: "Vineyard run", title: "Vineyard runs" };
  const version = (await now())?.version;
  expect((await ask(admin, "save-service", { slug, version, service })).status).toBe(200);
  await eventually(async () => expect(await drawPage(other, "/")).toContain("Vineyard runs"));

  const trip = async () => {
    const { rows } = await site.pool.query(
      "select t.id, t.version from trips t join bookings b on b.id = t.booking_id where b.reference = $1",
      [guest.reference],
    );
    return { trip_id: rows[0].id, version: rows[0].version };
  };
  expect((await ask(admin, "assign-trip", { ...(await trip()), ...crew })).status).toBe(200);
  await site.settle();
  const { trips } = await ask(driver, "my-trips", { when: "ahead" });
  expect(trips).toMatchObject([{ service_name: "Wine-farm transfer" }]);
  await site.pool.query(
    "update trips set pickup_at = now() + interval '1 hour', planned_end = now() + interval '2 hours' where id = $1",
    [(await trip()).trip_id],
  );
  for (const event of ["reconfirm", "depart", "arrive", "met", "dropoff"])
    expect((await ask(driver, "record-trip-event", { ...(await trip()), event })).status, event).toBe(200);
  await site.settle();

  const done = await guest.call("read-my-booking");
  expect(done).toMatchObject({ state: "completed", service_name: "Wine-farm transfer" });
  const file = await guest.call("invoice-file", { number: done.invoices[0].number });
  expect(printedOn(Buffer.from(file.content, "base64")).replaceAll(/\s+/g, " ")).toContain("Wine-farm transfer");

  const today = localDateOf(new Date());
  const period = { from: today, until: today, basis: "booked", by: "service" };
  const { rows } = await ask(admin, "read-revenue", period);
  const counted = rows.find(({ key }: { key: string }) => key === slug);
  expect(counted).toMatchObject({ name: "Vineyard run", now: { gross_cents: usual.total_cents } });
  const { entries } = await ask(admin, "revenue-entries", { ...period, service: slug });
  expect(entries).toMatchObject([{ reference: guest.reference, service_name: "Wine-farm transfer" }]);
});

test("our team sells it on the phone, by its name", async () => {
  const desk = await ask(dispatcher, "create-desk-booking", {
    ...booked,
    pickup_date: ordinaryDay(30),
    email: "ann@example.com",
    source: "phone",
  });
  expect(desk).toMatchObject({ status: 200 });
  expect(await ask(dispatcher, "read-booking", { reference: desk.reference })).toMatchObject({
    offer: slug,
    service_name: "Vineyard run",
  });
});

test("paused, it is not sold on either instance; its page says so, and what was sold keeps its name", async () => {
  expect(await moveTo("paused")).toMatchObject({ status: 200 });
  await eventually(async () => expect(await drawPage(other, "/")).not.toContain(`href="/services/${slug}"`));
  expect(await visitor("create-booking", { ...booked, email: "late@example.com" })).toMatchObject({
    error: "out_of_season",
    details: { season: "Vineyard run is not offered at the moment." },
  });
  expect(await drawPage(other, "/booking")).not.toContain(`value="${slug}"`);
  expect(await (await other.app.request("/widget/NONE")).text()).not.toContain(`value="${slug}"`);
  expect(await guest.call("read-my-booking")).toMatchObject({ service_name: "Wine-farm transfer" });
});
