import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { brokenAt } from "#domain/road/event-chain.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { openTestSite } from "#testing/test-site.ts";
import { findEvents, hashOf } from "./event-store.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("the same reports sent ten times at once are stored once, in one unbroken record", async () => {
  const db = openDatabase(site.pool);
  const ctx = { db } as Context;
  const { headers, userId } = await site.as("driver");
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { userId } });
  const { tripId } = await writeTrip(ctx, addHours(new Date(), 1), {
    trip: { state: "en_route" },
    crew: { driverId, vehicleId, state: "active" },
  });
  const events = (["arrive", "met", "dropoff"] as const).map((event) => ({
    key: newId(),
    trip_id: tripId,
    event,
    reason: "",
    place: null,
    battery_percent: null,
    occurred_at: new Date().toISOString(),
  }));
  const body = { sent_at: new Date().toISOString(), events };
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => (await site.call("send-trip-events", body, headers)).json()),
  );
  for (const { results } of answers)
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["moved", "moved", "moved"]);
  const record = await findEvents(db, tripId);
  expect(record.map(({ id }) => id)).toEqual(events.map(({ key }) => key));
  expect(brokenAt(record, hashOf)).toBeUndefined();
});
