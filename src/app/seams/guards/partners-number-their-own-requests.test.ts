import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { partnerApiPath } from "#features/partners/keys/contract.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;

beforeAll(async () => {
  site = await openTestSite();
  const fleet = Array.from({ length: 6 }, () => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
  await openDatabase(site.pool).insert(vehicles).values(fleet);
});
afterAll(() => site.close());

/** A hotel with a program of its own, which books with these numbers of its own. */
async function aHotelWithProgram(name: string) {
  const desk = await site.as("hotel");
  const id = newId();
  const db = openDatabase(site.pool);
  await db.insert(organisations).values({ id, kind: "hotel", name, createdAt: new Date(0) });
  await db.insert(organisationMembers).values({ organisationId: id, userId: desk.userId });
  const newKey = async (): Promise<string> =>
    (await (await site.call("create-key", { name: "Concierge app" }, desk.headers)).json()).key;
  const book = (key: string, number: string, changes: object = {}) =>
    site.app.request(`${partnerApiPath}bookings`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}`, "idempotency-key": number },
      body: JSON.stringify({ ...trip, ...changes }),
    });
  return { newKey, book };
}

const trip = {
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  passengers: 2,
  destination: "V&A Waterfront",
  pickup_date: ordinaryDay(5),
  pickup_time: "10:00",
  payer: "guest",
  first_name: "Thandi",
  last_name: "Mokoena",
  phone: "+27 82 555 0199",
  email: "thandi@example.com",
};

test("two partners’ order-2026-0001 are two bookings; a partner’s own is one, with a new API key too", async () => {
  const [harbour, mountain] = [await aHotelWithProgram("Harbour Hotel"), await aHotelWithProgram("Mountain Hotel")];
  const [harbourKey, mountainKey] = [await harbour.newKey(), await mountain.newKey()];
  const first = await harbour.book(harbourKey, "order-2026-0001");
  expect(first.status).toBe(200);
  const { booking_reference } = await first.json();

  const others = await mountain.book(mountainKey, "order-2026-0001", { pickup_time: "15:00" });
  expect(others.status).toBe(200);
  expect(others.headers.get("idempotency-replayed")).toBeNull();
  expect((await others.json()).booking_reference).not.toBe(booking_reference);

  const again = await harbour.book(await harbour.newKey(), "order-2026-0001");
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await again.json()).toMatchObject({ booking_reference });
  const different = await harbour.book(harbourKey, "order-2026-0001", { passengers: 3 });
  expect(different.status).not.toBe(200);
});
