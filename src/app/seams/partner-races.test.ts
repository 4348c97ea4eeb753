import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";

import { ordinaryDay } from "#testing/ordinary-day.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let hotel: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTestSite();
  hotel = await site.as("hotel");
  const db = openDatabase(site.pool);
  const id = newId();
  await db
    .insert(vehicles)
    .values(Array.from({ length: 12 }, () => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 })));
  await db
    .insert(organisations)
    .values({ id, kind: "hotel", name: "The Harbour Lantern Hotel", createdAt: new Date(0) });
  await db.insert(organisationMembers).values({ organisationId: id, userId: hotel.userId });
});
afterAll(() => site.close());

test("a desk that presses ten times at once has booked once, and no answer is an error of ours", async () => {
  const trip = {
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    passengers: 2,
    destination: "The Harbour Lantern Hotel, V&A Waterfront",
    pickup_date: ordinaryDay(5),
    pickup_time: "10:00",
    first_name: "Thandi",
    last_name: "Mokoena",
    phone: "+27 82 555 0199",
    payer: "guest",
  };
  const headers = { ...hotel.headers, "idempotency-key": newId() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.call("book-for-guest", trip, headers)));
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const references = await Promise.all(
    answers.filter(({ status }) => status === 200).map(async (answer) => (await answer.json()).booking_reference),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(new Set(references).size).toBe(1);
  const { rows } = await site.pool.query("select count(*)::int as made from bookings where last_name = 'Mokoena'");
  expect(rows).toEqual([{ made: 1 }]);
});
