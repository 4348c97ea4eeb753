import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import type { Call } from "#platform/contract.ts";
import { accessCodeFor } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { howMany } from "#testing/how-many.ts";
import { openTestSite } from "#testing/test-site.ts";
import { openTwoInstances } from "#testing/two-instances.ts";
import { api } from "../../api.ts";

/** As many as a real server has. A busy machine may be slow; only a caller who would wait for ever is asked to try again. */
const connections = { max: 10, patienceMs: 50_000 };
/** CROWD=200 makes it the trial. */
const crowd = howMany("CROWD", 40);
const wrong = "WRNGCODE";

const propertiesOf = ({ input }: Call) =>
  Object.keys(z.toJSONSchema(input as z.ZodMiniType, { io: "input", unrepresentable: "any" }).properties ?? {});

const takesCode = (call: Call) => ["reference", "code"].every((name) => propertiesOf(call).includes(name));

/** Every call that opens a booking by its reference and access code: one that is added later joins by itself. */
const guestCalls = api
  .map(({ call }) => call)
  .filter((call) => takesCode(call) && call.access === "anyone" && "locked" in call.refusals);

/** Details the least that a call accepts does not have. */
const more: Readonly<Record<string, object>> = {
  "leave-message": { contact: "zola@example.com" },
  "start-payment": { method: "online" },
  "send-transfer-proof": { paid_on: new Date().toISOString().slice(0, 10), amount_cents: 129_900 },
};

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({ trustedProxies: 1 }, { connections });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query("truncate code_failures");
});

/** Held bookings, each of another customer. */
async function heldBookings(count: number): Promise<string[]> {
  const held = Array.from({ length: count }, () =>
    aBooking({
      state: "awaiting_payment",
      light: "green",
      totalCents: 129_900,
      pickupAt: new Date(Date.now() + 96 * 3_600_000),
      holdUntil: new Date(Date.now() + 30 * 60_000),
    }),
  );
  await openDatabase(site.pool).insert(bookings).values(held);
  return held.map(({ reference }) => reference);
}

/** Drawn from the schema, which takes longer than many a call. */
const soundRequests = new Map(guestCalls.map((call) => [call, { ...Object(aSoundRequest(call)), ...more[call.name] }]));

type Guest = { reference: string; code: string; address: string };

const honest = (reference: string, at = 0): Guest => ({
  reference,
  code: accessCodeFor(site.world.secret, reference),
  address: `196.21.${at >> 8}.${at & 255}`,
});

async function ask(call: Call, { reference, code, address }: Guest) {
  const body = { ...soundRequests.get(call), reference, code };
  const answer = await site.call(call.name, body, { "x-forwarded-for": address });
  const { error = "" } = await answer.json();
  return `${answer.status} ${error}`.trim();
}

const counted = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].sort().map((one) => [one, answers.filter((other) => other === one).length]));

test("a call that takes a reference and a code counts wrong codes, or opens no booking", () => {
  const uncounted = api.filter(({ call }) => takesCode(call) && !("locked" in call.refusals));
  expect(uncounted.map(({ call }) => call.name)).toEqual(["read-application", "answer-request"]);
  expect(guestCalls.length).toBeGreaterThan(10);
});

describe.each(guestCalls.map((call) => [call.name, call] as const))("%s", (_, call) => {
  test(`${crowd} at once, right and wrong codes mixed: none is lost, and wrong codes are counted one by one`, async () => {
    const [alone = "", attacked = "", ...others] = await heldBookings(2 + crowd / 2);
    // The experience of a customer who is alone on the site: never a complaint about the request itself.
    const expected = await ask(call, honest(alone));
    expect(expected).not.toMatch(/^(422|5)|locked/);
    const guests = others.map((reference, at) => ask(call, honest(reference, at)));
    const guesses = Array.from({ length: crowd / 4 }, () =>
      ask(call, { reference: attacked, code: wrong, address: "41.1.1.1" }),
    );
    const inventions = Array.from({ length: crowd / 4 }, () =>
      ask(call, { reference: "CTS-000000", code: wrong, address: "41.1.1.1" }),
    );
    expect(counted(await Promise.all(guests))).toEqual({ [expected]: others.length });
    // A booking that is there and one that is not are answered alike.
    const closed = { "404 not_found": 5, "409 locked": crowd / 4 - 5 };
    expect(counted(await Promise.all(guesses))).toEqual(closed);
    expect(counted(await Promise.all(inventions))).toEqual(closed);
    // The right code no longer opens it from there, and does from elsewhere.
    expect(await ask(call, { ...honest(attacked), address: "41.1.1.1" })).toBe("409 locked");
    expect(await ask(call, honest(attacked))).toBe(expected);
  });
});

test("a right code forgets the wrong ones before it", async () => {
  const [reference = ""] = await heldBookings(1);
  const [call] = guestCalls.filter(({ effect }) => effect !== "reads");
  if (!call) throw new Error("No guest call changes anything.");
  const guess = { reference, code: wrong, address: "41.1.1.2" };
  for (let tries = 0; tries < 4; tries++) expect(await ask(call, guess)).toBe("404 not_found");
  expect(await ask(call, { ...honest(reference), address: guess.address })).not.toMatch(/^404|locked/);
  for (let tries = 0; tries < 5; tries++) expect(await ask(call, guess)).toBe("404 not_found");
  expect(await ask(call, guess)).toBe("409 locked");
});

test("two instances count wrong codes together", async () => {
  const instances = await openTwoInstances();
  const body = JSON.stringify({ reference: "CTS-000000", code: wrong, method: "online" });
  const headers = { "content-type": "application/json" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const { url } = at % 2 ? instances.one : instances.other;
      return String((await fetch(`${url}/functions/v1/start-payment`, { method: "POST", headers, body })).status);
    }),
  );
  await instances.close();
  expect(counted(answers)).toEqual({ 404: 5, 409: 35 });
});
