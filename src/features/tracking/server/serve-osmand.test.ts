import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { latestPositions, positions } from "#db/schema/tracking.ts";
import { system } from "#domain/account/roles.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { moveOn, writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { openTestSite } from "#testing/test-site.ts";
import { PositionReceiver } from "./receive-positions.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;

beforeAll(async () => {
  site = await openTestSite({ limitsRates: true });
});
afterAll(() => site.close());

const ctx = () => createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" }).ctx;
const address = "/api/gps/osmand";
const stored = (vehicleId: string) =>
  openDatabase(site.pool).select().from(positions).where(eq(positions.vehicleId, vehicleId)).orderBy(positions.takenAt);
const secondsAgo = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);
const query = (values: Record<string, string>) => `${address}?${new URLSearchParams(values)}`;

test("a device sends one position by URL, again, as a form and with a lower-case token: each is stored once", async () => {
  const { vehicleId, driverId, tripId, token } = await writeTrackedTrip(ctx());
  const first = { id: token, lat: "-33.9249", lon: "18.4241", timestamp: secondsAgo(20), speed: "20", batt: "80" };
  const answer = await site.app.request(query(first));
  expect([answer.status, await answer.json()]).toEqual([200, { stored: 1, refused: [] }]);
  expect((await site.app.request(query(first), { method: "POST" })).status).toBe(200);
  const second = { ...first, id: token.toLowerCase().replaceAll("-", " "), lat: "-33.93", timestamp: secondsAgo(10) };
  const form = await site.app.request(address, { method: "POST", body: new URLSearchParams(second) });
  expect(await form.json()).toEqual({ stored: 1, refused: [] });
  expect(await stored(vehicleId)).toMatchObject([
    { latitude: -33.9249, longitude: 18.4241, driverId, tripId, battery: 80, isSkewed: false },
    { latitude: -33.93 },
  ]);
});

test("Traccar Client sends several as JSON in any order; the last by time is the latest", async () => {
  const { vehicleId, token } = await writeTrackedTrip(ctx());
  const location = [5, 15, 25].map((seconds) => ({
    timestamp: new Date(Date.now() - seconds * 1000).toISOString(),
    coords: { latitude: -33.9 - seconds / 1000, longitude: 18.4, speed: 10, heading: 90, accuracy: 5 },
    battery: { level: 0.5 },
  }));
  const answer = await site.app.request(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ device_id: token, location }),
  });
  expect(await answer.json()).toEqual({ stored: 3, refused: [] });
  expect(await stored(vehicleId)).toHaveLength(3);
  const latest = () =>
    openDatabase(site.pool).select().from(latestPositions).where(eq(latestPositions.vehicleId, vehicleId));
  expect(await latest()).toMatchObject([{ latitude: -33.905, speedKmh: 36 }]);
  // A late position is stored, but does not move the vehicle back.
  await site.app.request(query({ id: token, lat: "-33", lon: "18", timestamp: secondsAgo(120) }));
  expect(await stored(vehicleId)).toHaveLength(4);
  expect(await latest()).toMatchObject([{ latitude: -33.905 }]);
});

test("a position that is not stored is answered with 200, or the phone would resend it for ever", async () => {
  const context = ctx();
  const { vehicleId, tripId, token } = await writeTrackedTrip(context, { startsIn: -180, state: "completed" });
  await moveOn(context, tripId, "completed", addHours(context.now, -2));
  const send = async (changes: Record<string, string>) => {
    const answer = await site.app.request(query({ id: token, lat: "-33.9", lon: "18.4", ...changes }));
    return [answer.status, ((await answer.json()) as { refused: { reason: string }[] }).refused[0]?.reason];
  };
  expect(await send({})).toEqual([200, "off_duty"]);
  expect(await send({ lat: "0", lon: "0" })).toEqual([200, "no_position"]);
  expect(await send({ timestamp: secondsAgo(25 * 3600) })).toEqual([200, "too_late"]);
  expect(await send({ timestamp: secondsAgo(-600) })).toEqual([200, "in_the_future"]);
  expect(await stored(vehicleId)).toEqual([]);
  // Recorded during the trip, sent after the connection came back.
  expect(await send({ timestamp: secondsAgo(150 * 60) })).toEqual([200, undefined]);
  expect(await stored(vehicleId)).toMatchObject([{ tripId }]);
});

test("a clock that is fast is flagged", async () => {
  const { vehicleId, token } = await writeTrackedTrip(ctx());
  await site.app.request(query({ id: token, lat: "-33.9", lon: "18.4", timestamp: secondsAgo(-200) }));
  expect(await stored(vehicleId)).toMatchObject([{ isSkewed: true }]);
});

test("a driver’s phone is matched to the trip, and ignored before and after it", async () => {
  const { vehicleId, token } = await writeTrackedTrip(ctx(), { startsIn: 90, state: "assigned", deviceOf: "driver" });
  const answer = await site.app.request(query({ id: token, lat: "-33.9", lon: "18.4" }));
  expect(await answer.json()).toMatchObject({ stored: 0, refused: [{ reason: "off_duty" }] });
  await site.pool.query(
    "update trips set pickup_at = $1 where id in (select trip_id from assignments where vehicle_id = $2)",
    [addMinutes(new Date(), 30), vehicleId],
  );
  const other = await openTestAgain(token);
  expect(other).toMatchObject({ stored: 1 });
});

/** Another instance asks the database; this one has the trip's old time cached for some seconds. */
async function openTestAgain(token: string) {
  const receiver = new PositionReceiver(openDatabase(site.pool));
  const fix = { key: "0", takenAt: new Date(), latitude: -33.9, longitude: 18.4 };
  const unknown = { accuracyM: null, speedKmh: null, heading: null, battery: null };
  return receiver.fromDevice(token, { fixes: [{ ...fix, ...unknown }], sentAt: null }, new Date());
}

test("an unknown token, an unreadable report, and other methods", async () => {
  await site.pool.query("delete from rate_limits");
  expect((await site.app.request(query({ id: "ABCD-EFGH", lat: "-33", lon: "18" }))).status).toBe(401);
  expect((await site.app.request(query({ id: "ABCD-EFGH" }))).status).toBe(400);
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{" };
  expect((await site.app.request(address, json)).status).toBe(400);
  expect((await site.app.request(address, { method: "POST", body: "x".repeat(300_000) })).status).toBe(413);
  expect((await site.app.request(address, { method: "DELETE" })).status).toBe(405);
});

test("guessing tokens is slowed down", async () => {
  await site.pool.query("delete from rate_limits");
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries++)
    statuses.push((await site.app.request(query({ id: `TRY-${tries}`, lat: "-33", lon: "18" }))).status);
  expect(statuses.at(-1)).toBe(429);
});

test("unknown tokens are not cached, however often they are tried; a device has 1 200 requests a minute", async () => {
  const receiver = new PositionReceiver(openDatabase(site.pool));
  const now = new Date();
  const nothing = { fixes: [], sentAt: null };
  const { token } = await writeTrackedTrip(ctx());
  expect(await receiver.fromDevice("MADE-UP", nothing, now)).toBeUndefined();
  expect(await receiver.fromDevice(token, nothing, now)).toBeDefined();
  const isStopped = (tried: string) =>
    Array.from({ length: 1201 }, () => receiver.waitOf(tried, now) > 0).indexOf(true);
  expect(isStopped("MADE-UP")).toBe(-1);
  expect(isStopped(token)).toBe(1200);
});
