import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/connect.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { offerLink } from "#features/trips/offers/server/make-offer-token.ts";
import type { Context } from "#platform/context.ts";
import { linkSealFor } from "#platform/ids.ts";
import { aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { openTestSite } from "#testing/test-site.ts";

const phone = "+27 83 111 2233";
const email = "only-for-our-team@example.com";
const price = 987_654;
/** As it is kept, as it is written, and as a sum in rand. */
const prices = /987[ ,\u00a0]?654|9[ ,\u00a0]876/;

let site: Awaited<ReturnType<typeof openTestSite>>;
let db: Database;
let driver: Awaited<ReturnType<typeof site.as>>;
let accepted: { tripId: string; reference: string };
let offered: { tripId: string; reference: string };
let offerId: string;

beforeAll(async () => {
  site = await openTestSite();
  db = openDatabase(site.pool);
  driver = await site.as("driver");
  const crew = await writeCrew({ db }, { driver: { userId: driver.userId } });
  const input = { driverId: crew.driver_id, vehicleId: crew.vehicle_id };
  const booking = { phone, email, totalCents: price, paidCents: price };
  const plan = { booking, trip: { priceCents: price } };
  accepted = await writeTrip({ db } as Context, addHours(new Date(), 5), { ...plan, crew: input });
  offered = await writeTrip({ db } as Context, addHours(new Date(), 9), {
    booking,
    trip: { priceCents: price, state: "offered" },
    crew: { ...input, state: "offered" },
  });
  const [offer] = await db.select().from(assignments).where(eq(assignments.tripId, offered.tripId));
  offerId = offer?.id ?? "";
});
afterAll(() => site.close());

/** Names a driver knows: their trips, their offer and the link to it. */
const known = (): Readonly<Record<string, unknown>> => ({
  trip_id: accepted.tripId,
  offer_id: offerId,
  reference: accepted.reference,
  booking_reference: accepted.reference,
  booking: accepted.reference,
  token: new URL(
    offerLink(
      { siteUrl: "http://localhost", linkSealFor: (record) => linkSealFor(site.world.secret, record) } as Context,
      offerId,
    ),
  ).searchParams.get("token"),
});

/** Ends the account that asks, and tells nothing. */
const leavesNoOneToAsk = ["delete-my-account"];

/** Every call that lets a driver in, by the published list: what only reads first. */
async function callsOfDriver() {
  const published = await (await site.app.request("/openapi.json")).json();
  const names = Object.keys(published.paths).map((path) => path.replace("/functions/v1/", ""));
  return names
    .flatMap((name) => site.app.service.find(name)?.call ?? [])
    .filter(({ name, access }) => {
      const letsIn = access === "anyone" || access === "signed_in" || access.includes("driver");
      return letsIn && !leavesNoOneToAsk.includes(name);
    })
    .toSorted((a, b) => Number(a.effect !== "reads") - Number(b.effect !== "reads"));
}

const ask = async (name: string, body: unknown) => (await site.call(name, body, driver.headers)).text();

async function answers() {
  const result = known();
  const message: [name: string, text: string][] = [];
  for (const call of await callsOfDriver()) {
    const sound = Object.entries(Object(aSoundRequest(call)));
    message.push([call.name, await ask(call.name, Object.fromEntries(sound.map(([k, v]) => [k, result[k] ?? v])))]);
  }
  return message;
}
const namesOf = (message: readonly (readonly [string, string])[], what: string | RegExp) =>
  message
    .filter(([, text]) => (typeof what === "string" ? text.includes(what) : what.test(text)))
    .map(([name]) => name);

test("a driver gets the passenger’s phone near the trip, not before, and never the customer’s price", async () => {
  const early = await ask("my-trips", { when: "ahead" });
  expect(early).toContain(accepted.reference);
  expect(early).not.toContain(phone);

  await db
    .update(trips)
    .set({ pickupAt: addHours(new Date(), 3.9), plannedEnd: addHours(new Date(), 4.9) })
    .where(eq(trips.id, accepted.tripId));
  const near = await ask("my-trips", { when: "ahead" });
  expect(near).toContain(phone);
  expect(near).not.toMatch(prices);
  expect(near).not.toContain(email);

  await db
    .update(trips)
    .set({ pickupAt: addHours(new Date(), 5), plannedEnd: addHours(new Date(), 6) })
    .where(eq(trips.id, accepted.tripId));
});

test("no call that a driver can make tells a customer’s price or email, or a phone more than four hours before", async () => {
  const result = await answers();
  expect(result.length).toBeGreaterThan(60);
  expect(namesOf(result, accepted.reference).length + namesOf(result, offered.tripId).length).toBeGreaterThan(0);
  expect(namesOf(result, phone)).toEqual([]);
  expect(namesOf(result, email)).toEqual([]);
  expect(namesOf(result, prices)).toEqual([]);
});
