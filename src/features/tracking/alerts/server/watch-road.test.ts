import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { settings } from "#db/schema/settings.ts";
import { roadAlerts } from "#db/schema/tracking.ts";
import { trips } from "#db/schema/trips.ts";
import type { Drive } from "#domain/geography/drive.ts";
import type { Context } from "#platform/context.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { airport, fromTheAirport, later, seeVehicle } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { moveOn, writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { watchRoad } from "./watch-road.ts";

const alertsOf = (ctx: Context, tripId: string) =>
  ctx.db.select().from(roadAlerts).where(eq(roadAlerts.tripId, tripId)).orderBy(roadAlerts.kind);
const kinds = async (ctx: Context, tripId: string) =>
  (await alertsOf(ctx, tripId)).map(({ kind, clearedAt }) => `${kind} ${clearedAt ? "cleared" : "open"}`);

test("a silent vehicle raises one alert, cleared by its next position", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, vehicleId, driverId, token } = await writeTrackedTrip(ctx, { minutes: 300 });
    await seeVehicle(ctx, token, {});
    await watchRoad(later(ctx, 9));
    expect(await kinds(ctx, tripId)).toEqual([]);
    for (const minutes of [10, 11, 12]) await watchRoad(later(ctx, minutes));
    expect(await alertsOf(ctx, tripId)).toMatchObject([
      { kind: "no_signal", vehicleId, driverId, since: ctx.now, clearedAt: null },
    ]);
    const back = later(ctx, 13);
    await seeVehicle(back, token, {});
    await watchRoad(back);
    expect(await kinds(ctx, tripId)).toEqual(["no_signal cleared"]);
    // Going silent a second time is another alert.
    await watchRoad(later(ctx, 30));
    expect((await kinds(ctx, tripId)).toSorted()).toEqual(["no_signal cleared", "no_signal open"]);
  }));

test("half an hour in one place on the way is a stop; the wait at the pickup before it is not", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, token } = await writeTrackedTrip(ctx, { startsIn: -60, minutes: 300 });
    const standing = [35, 31, 20, 10, 1].map((ago) => ({ ago, speedKmh: 0 }));
    await seeVehicle(ctx, token, ...standing);
    await moveOn(ctx, tripId, "onboard", later(ctx, -5).now);
    await watchRoad(ctx);
    expect(await kinds(ctx, tripId)).toEqual([]);
    const after = later(ctx, 26);
    await seeVehicle(after, token, { ago: 5, speedKmh: 0 }, { speedKmh: 0 });
    await watchRoad(after);
    expect(await kinds(ctx, tripId)).toEqual(["stopped open"]);
    const moving = later(ctx, 28);
    await seeVehicle(moving, token, { latitude: -33.95 });
    await watchRoad(moving);
    expect(await kinds(ctx, tripId)).toEqual(["stopped cleared"]);
  }));

test("the speed limit is a setting, and its alert stays long enough to be seen", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, token } = await writeTrackedTrip(ctx, { minutes: 300 });
    await seeVehicle(ctx, token, { speedKmh: 110 });
    await watchRoad(ctx);
    expect(await kinds(ctx, tripId)).toEqual([]);
    await ctx.db
      .insert(settings)
      .values({ name: "roadAlerts", value: { speedKmh: 100 }, version: 1, updatedAt: ctx.now });
    await watchRoad(ctx);
    expect(await kinds(ctx, tripId)).toEqual(["speeding open"]);
    for (const [minutes, expected] of [
      [1, "speeding open"],
      [5, "speeding cleared"],
    ] as const) {
      const after = later(ctx, minutes);
      await seeVehicle(after, token, { speedKmh: 80 });
      await watchRoad(after);
      expect(await kinds(ctx, tripId)).toEqual([expected]);
    }
  }));

test("off route means far from the road’s line, if there is one", () =>
  inTransaction(async (transaction) => {
    const team = await asTeam(transaction);
    const { tripId, token } = await writeTrackedTrip(team, { minutes: 300 });
    await fromTheAirport(team, tripId);
    const line = [
      [airport.longitude, airport.latitude],
      [18.423, -33.9029],
    ] as const;
    const roads = (source: Drive["source"]) => ({
      ...team.map,
      driveBetween: async (): Promise<Drive> => ({ km: 22, minutes: 24, line, source }),
    });
    await seeVehicle(team, token, { latitude: -34.05, longitude: 18.5 });
    await watchRoad({ ...team, map: roads("table") });
    expect(await kinds(team, tripId)).toEqual([]);
    await watchRoad({ ...team, map: roads("roads") });
    expect(await kinds(team, tripId)).toEqual(["off_route open"]);
  }));

test("a finished trip, or a test, has no alerts", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, token } = await writeTrackedTrip(ctx);
    const tried = await writeTrackedTrip(ctx);
    await seeVehicle(ctx, token, { speedKmh: 150 });
    await ctx.db.update(bookings).set({ isTest: true }).where(eq(bookings.reference, tried.reference));
    await watchRoad(ctx);
    expect(await kinds(ctx, tripId)).toEqual(["speeding open"]);
    await ctx.db.update(trips).set({ state: "completed" }).where(eq(trips.id, tripId));
    await watchRoad(later(ctx, 20));
    expect(await kinds(ctx, tripId)).toEqual(["speeding cleared"]);
    expect(await kinds(ctx, tried.tripId)).toEqual([]);
  }));
