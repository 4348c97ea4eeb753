import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Role, roles } from "#domain/account/roles.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { openDemoSite } from "#testing/demo-site.ts";
import { demoNow } from "#testing/test-database.ts";
import { withoutIds } from "#testing/without-ids.ts";

type Site = Awaited<ReturnType<typeof openDemoSite>>;
let site: Site;

beforeAll(async () => {
  site = await openDemoSite();
});
afterAll(() => site.close());

const today = localDateOf(demoNow);
const partners: readonly Role[] = ["hotel", "travel_agent", "driver_provider", "corporate"];
const calls: readonly (readonly [string, object, readonly Role[]])[] = [
  ["my-trips", { when: "ahead" }, ["driver"]],
  ["my-driver-profile", {}, ["driver"]],
  ["dispatch-day", { date: today }, ["dispatcher", "admin", "super_user"]],
  ["dispatch-week", { date: today }, ["dispatcher", "admin", "super_user"]],
  ["my-organisation", {}, partners],
  ["provider-trips", { when: "ahead" }, ["driver_provider"]],
  ["provider-team", {}, ["driver_provider"]],
  ["organisation-bookings", { when: "upcoming" }, partners],
];

describe.each(calls)("%s", (name, input, allowed) => {
  test.each(roles)("asked by a %s", async (role) => {
    const { headers } = await site.as(role);
    expect((await site.call(name, input, headers)).status).toBe(allowed.includes(role) ? 200 : 403);
  });

  test("asked by a customer and by a stranger", async () => {
    const { headers } = await site.as();
    expect((await site.call(name, input, headers)).status).toBe(403);
    expect((await site.call(name, input)).status).toBe(401);
  });
});

const demoAsks = async (email: string, name: string, input: object = {}) => {
  const { headers } = await site.signIn(email);
  const answer = await site.call(name, input, headers);
  return { status: answer.status, text: await answer.text() };
};

describe("the demo's people find their own", () => {
  test("the driver trips without a price, and the number of no one who is more than four hours away", async () => {
    const { text } = await demoAsks("driver@demo.example", "my-trips", { when: "ahead" });
    const { trips } = JSON.parse(text);
    expect(trips.length).toBeGreaterThan(2);
    expect(withoutIds(text)).not.toMatch(/cents|price|total|paid|commission/i);
    const far = trips.filter(
      (trip: { pickup_at: string }) => Date.parse(trip.pickup_at) - site.world.clock().getTime() > 4 * 3_600_000,
    );
    expect(far.length).toBeGreaterThan(0);
    for (const trip of far) expect(trip.passenger_phone).toBeNull();
  });

  test.each([
    ["hotel@demo.example", "The Harbour Lantern Hotel"],
    ["agent@demo.example", "Southern Swallow Travel"],
    ["provider@demo.example", "Helderberg Driver Services"],
    ["corporate@demo.example", "Blue Crane Software"],
  ])("%s is %s", async (email, name) => {
    const { organisations } = JSON.parse((await demoAsks(email, "my-organisation")).text);
    expect(organisations.map((one: { name: string }) => one.name)).toEqual([name]);
  });

  test("the provider two drivers, two vehicles and no price", async () => {
    const team = JSON.parse((await demoAsks("provider@demo.example", "provider-team")).text);
    expect([team.drivers.length, team.vehicles.length]).toEqual([2, 2]);
    const { text } = await demoAsks("provider@demo.example", "provider-trips", { when: "past" });
    const { trips } = JSON.parse(text);
    expect(trips.length).toBeGreaterThan(0);
    // Their own pay is theirs to see; what the customer pays is not.
    const facts = trips.map(({ payout_cents: _, ...rest }: { payout_cents: unknown }) => rest);
    expect(withoutIds(JSON.stringify(facts))).not.toMatch(/cents|price|total|paid|commission/i);
  });
});

describe("another hotel's booking", () => {
  const anotherHotels = async () => {
    const { rows } = await site.pool.query<{ reference: string }>(
      `select b.reference from bookings b join organisations o on o.id = b.organisation_id
       where o.name = 'Bantry Cliff Boutique Hotel' order by b.reference limit 5`,
    );
    return rows.map(({ reference }) => reference);
  };

  test("is in neither of a hotel's lists", async () => {
    const theirs = await anotherHotels();
    expect(theirs.length).toBeGreaterThan(0);
    for (const when of ["upcoming", "past"]) {
      const { text } = await demoAsks("hotel@demo.example", "organisation-bookings", { when });
      for (const reference of theirs) expect(text).not.toContain(reference);
    }
  });

  test("is not there when asked for by its reference", async () => {
    const [reference] = await anotherHotels();
    expect((await demoAsks("hotel@demo.example", "my-booking", { reference })).status).toBe(404);
  });
});

test.each(["x", "2026-99-99T00:00:00.000Z~00000000-0000-4000-8000-000000000000", "2026-11-20T08:00:00.000Z~no-uuid"])(
  "a list cannot be entered at %j",
  async (after) => {
    const { status } = await demoAsks("driver@demo.example", "my-trips", { when: "ahead", after });
    expect(status).toBe(422);
  },
);
