import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { noOwnCancellations, type OwnCancellations } from "#domain/booking/cancellation-terms.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { guestOfBooking, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { drawPage, saidOn } from "#testing/company/drawn-pages.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let admin: Person;
let guest: PayingGuest;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin");
  const vehicle = { vehicleClass: "shuttle", seats: 14, bags: 14 };
  await writeCrew({ db: openDatabase(site.pool) }, { vehicle });
  await writeCrew({ db: openDatabase(site.pool) }, { vehicle: { ...vehicle, plate: "CA 222 333" } });
});
afterAll(() => site.close());

const ask = (name: string, body: object, who?: Person) => site.ask(who ?? null, name, body);

const { policies } = defaultSettings;
let version = 0;
async function setTerms(cancellations: OwnCancellations) {
  const saved = { part: "policies", version, value: { ...policies, cancellations } };
  expect(await ask("save-settings", saved, admin)).toMatchObject({ status: 200 });
  version++;
}

const tours = { freeHours: 72, lateShare: 0.4, noShowShare: null };
const shuttles = { freeHours: 168, lateShare: 0.8, noShowShare: 0.9 };
const ofTours = { ...noOwnCancellations, services: { ...noOwnCancellations.services, day_tour: tours } };

const read = async (path: string) => saidOn(await drawPage(site, path)).replaceAll("\u00a0", " ");
const chat = async (message: string): Promise<string> =>
  (await ask("ai-chatbot", { message, conversation: [] })).response;

/** In four days: free by the company’s terms and a tour’s, late by a shuttle’s. */
const day = ordinaryDay(4);
const tour = {
  service_type: "day_tour" as const,
  offer: "winelands",
  pickup_location: "V&A Waterfront",
  destination: "Winelands",
  pickup_date: day,
  pickup_time: "09:00",
  passengers: 4,
};
const book = async (wish: object, email: string) => {
  const { total_cents } = await ask("price-journey", wish);
  const booked = await ask(
    "create-booking",
    aBookingRequest({ ...wish, email, expected_total_cents: total_cents } as Parameters<typeof aBookingRequest>[0]),
  );
  expect(booked).toMatchObject({ status: 200, light: "green" });
  return { reference: booked.booking_reference as string, total: total_cents as number };
};

test("while every service is cancelled on the same terms, no page names one", async () => {
  for (const path of ["/legal/terms", "/legal/refunds", "/tours/winelands", "/services/coach-hire"])
    expect(await read(path), path).not.toContain("terms of their own");
  expect(await read("/tours/winelands")).toContain("Up to 12 hours before pickup");
});

test("a tour’s own terms are on its page, the legal pages, in the chat, and on no other service’s page", async () => {
  await setTerms(ofTours);
  const page = await read("/tours/winelands");
  expect(page).toContain("Up to 3 days before pickup");
  expect(page).toContain("40% of the price");
  expect(page).not.toContain("12 hours before");
  expect(await read("/services/airport-transfers")).toContain("Up to 12 hours before pickup");
  const own = "Day Tour: free up to 3 days before pickup, later 40% of the price, and the full price for a no-show.";
  for (const path of ["/legal/terms", "/legal/refunds", "/"]) expect(await read(path), path).toContain(own);
  expect(await chat("What does it cost to cancel?")).toContain(own);
  expect(await chat("Was kostet eine Stornierung?")).toContain("Day Tour 72 h, 40%, 100%");
});

test("a booking is held to the terms that it was sold with, whatever is set later", async () => {
  const { reference } = await book(tour, "tour@example.com");
  guest = await guestOfBooking(site, reference);
  await site.settle();
  expect(await guest.call("payment-choice")).toMatchObject({
    free_cancellation_hours: 72,
    late_cancellation_share: 0.4,
  });
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  await setTerms({ ...ofTours, classes: { shuttle: shuttles } });
  expect(await guest.call("read-my-booking")).toMatchObject({
    state: "confirmed",
    policy: { free_hours: 72, late_share: 0.4, no_show_share: 1 },
  });
  expect(await guest.call("preview-cancellation", { legs: null, reason: "CUSTOMER_PLANS" })).toMatchObject({
    fee_cents: 0,
  });
});

test("a class’s own terms count before the service’s: four days ahead its fee is charged", async () => {
  expect(await read("/tours/winelands")).toContain("In a Shuttle");
  const { reference, total } = await book(
    { ...tour, pickup_time: "14:00", vehicle_class: "shuttle" },
    "shuttle@example.com",
  );
  const [row] = (await site.pool.query("select policy from bookings where reference = $1", [reference])).rows;
  expect(row.policy).toMatchObject({ freeHours: 168, lateShare: 0.8, noShowShare: 0.9 });
  const late = await guestOfBooking(site, reference);
  const { page } = await late.goToGateway();
  await late.choose(page, "card");
  await late.notified(1);
  await site.settle();
  await site.pool.query("update bookings set created_at = created_at - interval '1 day' where reference = $1", [
    reference,
  ]);
  expect(await late.call("preview-cancellation", { legs: null, reason: "CUSTOMER_PLANS" })).toMatchObject({
    fee_cents: Math.round(total * 0.8),
  });
});
