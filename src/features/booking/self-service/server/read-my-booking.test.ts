import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessCodeFor } from "#platform/ids.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A booking made as a visitor makes it. */
async function book() {
  const answer = await site.call("create-booking", {
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "Gardens, Cape Town",
    pickup_date: day(8),
    passengers: 2,
    first_name: "Thandi",
    last_name: "Mokoena",
    email: "thandi@example.com",
    phone: "+27 82 555 0199",
  });
  const { booking_reference, access_code } = await answer.json();
  expect(answer.status).toBe(200);
  return { reference: String(booking_reference), code: String(access_code) };
}

const statuses = async (calls: readonly Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status);

describe("the link of a guest", () => {
  test("opens the booking with its code, in any case", async () => {
    const { reference, code } = await book();
    const answer = await site.call("read-my-booking", { reference: reference.toLowerCase(), code: code.toLowerCase() });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ reference, contact_email: "thandi@example.com" });
  });

  test("says nothing without a code", async () => {
    const { reference } = await book();
    expect((await site.call("read-my-booking", { reference })).status).toBe(404);
  });

  test("opens no other booking", async () => {
    const mine = await book();
    const other = await book();
    const answer = await site.call("read-my-booking", { reference: other.reference, code: mine.code });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: "not_found" });
  });

  test("closes after five wrong codes, even for the right one, and for no one else's booking", async () => {
    const { reference, code } = await book();
    const other = await book();
    for (let tries = 0; tries < 5; tries++)
      expect((await site.call("read-my-booking", { reference, code: "00000000" })).status).toBe(404);
    const sixth = await site.call("read-my-booking", { reference, code: "00000000" });
    expect(sixth.status).toBe(409);
    expect(await sixth.json()).toMatchObject({ error: "locked" });
    expect((await site.call("read-my-booking", { reference, code })).status).toBe(409);
    expect(
      (await site.call("cancel-booking", { reference, code, reason: "CUSTOMER_PLANS", expected_fee_cents: 0 })).status,
    ).toBe(409);
    expect((await site.call("read-my-booking", other)).status).toBe(200);
  });

  test("wrong codes count for changes as well, though those are refused", async () => {
    const { reference, code } = await book();
    const wish = { reference, code: "00000000", version: 1, change: { flight_number: "BA 43" } };
    for (let tries = 0; tries < 5; tries++) expect((await site.call("change-booking", wish)).status).toBe(404);
    expect((await site.call("change-booking", { ...wish, code })).status).toBe(409);
  });
});

test("cancelled twice at once, it is cancelled once", async () => {
  const mine = await book();
  const wish = { ...mine, reason: "CUSTOMER_PLANS", expected_fee_cents: 0 };
  const answers = await statuses([1, 2, 3].map(() => Promise.resolve(site.call("cancel-booking", wish))));
  expect(answers.toSorted()).toEqual([200, 409, 409]);
  const { rows } = await site.pool.query(
    "select count(*)::int as n from events where type = 'booking.cancelled' and payload->>'reference' = $1",
    [mine.reference],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("changed twice at once on one version, the second gets the fresh booking", async () => {
  const mine = await book();
  const change = (flight_number: string) =>
    site.call("change-booking", { ...mine, version: 1, change: { flight_number } });
  const answers = await Promise.all([change("BA 43"), change("LH 576")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    error: "changed_meanwhile",
    details: { booking: { version: 2, reference: mine.reference } },
  });
});

test("anyone who is signed in with the booking's address needs no code", async () => {
  const { reference } = await book();
  const owner = await site.as(undefined, { email: "thandi@example.com" });
  expect((await site.call("read-my-booking", { reference }, owner.headers)).status).toBe(200);
  const stranger = await site.as();
  expect((await site.call("read-my-booking", { reference }, stranger.headers)).status).toBe(404);
});

test("only our team answers a change", async () => {
  const { reference, code } = await book();
  expect(accessCodeFor("for tests", reference)).toBe(code);
  const decided = { change_id: "00000000-0000-0000-0000-000000000000", version: 1, decision: "accept" };
  expect((await site.call("decide-change", decided)).status).toBe(401);
  expect((await site.call("decide-change", decided, (await site.as("hotel")).headers)).status).toBe(403);
  expect((await site.call("decide-change", decided, (await site.as("admin")).headers)).status).toBe(404);
});
