import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";

/** Two hundred customers with the same code at the same moment, on the website and on the phone, over HTTP, on two instances with one database. */
let site: Instances;
const limit = 20;
const customers = 200;

let team: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = await openTwoInstances();
  team = (await signInPerson(site.one, { roles: ["admin"] })).headers;
  const db = openDatabase(site.pool);
  await aPromoCode({ db, newId, now: new Date() }, { limitTotal: limit });
  await db
    .insert(vehicles)
    .values(Array.from({ length: customers }, () => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 })));
}, 120_000);
afterAll(() => site.close());

/** Every tenth is on the phone with our team. */
const isByPhone = (at: number) => at % 10 === 0;

const post = (at: number, name: string, body: object) =>
  fetch(`${(at % 2 === 0 ? site.one : site.other).url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.${at}.0.1`, ...(isByPhone(at) && team) },
    body: JSON.stringify(body),
  });

const answers = async (replies: readonly Response[]) => {
  const bodies = await Promise.all(replies.map(async (reply) => (await reply.json()) as { error?: string }));
  return replies.map(({ status }, at) => (status === 200 ? "sold" : `${status} ${bodies[at]?.error}`));
};

test("exactly as many are sold as the limit allows, and the others learn why", async () => {
  const checked = await post(0, "check-promo-code", { promo_code: "wine15" });
  const { promo_code, promo_seal } = (await checked.json()) as { promo_code: string; promo_seal: string };
  const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const book = (at: number) =>
    post(at, isByPhone(at) ? "create-desk-booking" : "create-booking", {
      first_name: "Guest",
      last_name: String(at),
      email: `guest-${at}@example.com`,
      phone: `+27 82 555 ${String(1000 + at)}`,
      service_type: "airport_transfer",
      pickup_location: "Cape Town International Airport",
      destination: "12 Kloof Street, Gardens",
      pickup_date: day,
      passengers: 2,
      promo_code,
      ...(isByPhone(at) ? { source: "phone" } : { promo_seal }),
    });
  const result = await answers(await Promise.all(Array.from({ length: customers }, (_, at) => book(at))));
  const counted = (answer: string) => result.filter((one) => one === answer).length;
  expect([counted("sold"), counted("409 promo_refused")], result.join(", ")).toEqual([limit, customers - limit]);

  const { rows } = await site.pool.query(
    `select count(*)::int as uses, (select count(*)::int from bookings) as bookings,
      (select count(*)::int from vehicle_holds) as holds from promo_uses where given_back_at is null`,
  );
  expect(rows[0], "a refused booking leaves neither a record nor a held vehicle").toEqual({
    uses: limit,
    bookings: limit,
    holds: limit,
  });
}, 180_000);
