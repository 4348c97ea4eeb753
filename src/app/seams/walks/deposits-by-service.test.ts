import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
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
const { policies } = defaultSettings;

let version = 0;
async function askFor(share: number, restDueHours: number) {
  const deposits = { ...policies.deposits, day_tour: { share, restDueHours } };
  const saved = { part: "policies", version, value: { ...policies, deposits } };
  expect(await ask("save-settings", saved, admin)).toMatchObject({ status: 200 });
  version++;
}
const termsPage = async () => saidOn(await drawPage(site, "/legal/terms")).replaceAll("\u00a0", " ");

test("while every service asks for the full price, nothing is said of deposits", async () => {
  expect(await ask("price-journey", tour)).toMatchObject({ deposit_cents: null, rest_due_at: null });
  expect(await termsPage()).not.toContain("when you book,");
});

test("a service with a deposit says so in its offer, on the terms page and in the chat, and no other does", async () => {
  await askFor(0.3, 72);
  const { total_cents, deposit_cents, rest_due_at } = await ask("price-journey", tour);
  expect(deposit_cents).toBe(Math.round(total_cents * 0.3));
  expect(rest_due_at).toBe(new Date(new Date(`${day}T09:00+02:00`).getTime() - 72 * 3_600_000).toISOString());
  const transfer = { ...tour, service_type: "airport_transfer", offer: null, destination: "Cape Town Airport" };
  expect(await ask("price-journey", transfer)).toMatchObject({ deposit_cents: null, rest_due_at: null });
  expect(await termsPage()).toContain(
    "Day Tour: when you book, 30% of the price is due, and the rest 3 days before pickup.",
  );
  const { response } = await ask("ai-chatbot", { message: "Do I have to pay a deposit?", conversation: [] });
  expect(response).toContain("Day Tour 30%");
});

test("the booking asks for its deposit in the email, on the payment page and on the customer’s page", async () => {
  const { total_cents } = await ask("price-journey", tour);
  const booked = await ask(
    "create-booking",
    aBookingRequest({ ...tour, expected_total_cents: total_cents } as Parameters<typeof aBookingRequest>[0]),
  );
  expect(booked).toMatchObject({ status: 200, light: "green" });
  guest = await guestOfBooking(site, booked.booking_reference);
  await site.settle();
  const deposit = Math.round(total_cents * 0.3);
  const [held] = await guest.emails("booking-held");
  expect(held?.body).toMatch(/Pay the deposit of R.*The rest is due by/);
  expect(await guest.call("payment-choice")).toMatchObject({ due_cents: deposit, balance_cents: total_cents });
  expect(await guest.call("read-my-booking")).toMatchObject({
    payment: { deposit_cents: deposit, rest_due_at: expect.stringMatching(/T/) },
  });
});

test("once sold, its terms stay whatever is asked for today, and its deposit confirms it", async () => {
  const before = await guest.call("read-my-booking");
  await askFor(0.8, 200);
  const after = await guest.call("read-my-booking");
  expect(after.payment).toEqual(before.payment);
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  const paid = await guest.call("read-my-booking");
  expect(paid).toMatchObject({ state: "confirmed", paid_cents: before.payment.deposit_cents });
  const [confirmed] = await guest.emails("booking-confirmed");
  expect(confirmed?.body).toMatch(/Amount due[\s\S]{0,40}R.*, by /);
  // A later trip costs the same share of a new price.
  const { deposit_cents } = await ask("price-journey", tour);
  expect(deposit_cents).toBe(Math.round(before.total_cents * 0.8));
});

test("a desk booking and a quote for the service carry its terms", async () => {
  const wish = aBookingRequest({ ...tour, email: "desk@example.com" } as Parameters<typeof aBookingRequest>[0]);
  const desk = await ask(
    "create-desk-booking",
    { ...wish, source: "phone", payment_method: "online", price: null, without_vehicle: true },
    admin,
  );
  expect(desk).toMatchObject({ status: 200 });
  const [row] = (
    await site.pool.query("select deposit_terms, deposit_cents, total_cents from bookings where reference = $1", [
      desk.reference,
    ])
  ).rows;
  expect(row.deposit_terms).toEqual({ share: 0.8, restDueHours: 200 });
  expect(row.deposit_cents).toBe(Math.round(row.total_cents * 0.8));
});
