import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { fromTheAirport, later, seeVehicle } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { declineSuggestion } from "./decline-suggestion.ts";
import { readRoadWatch } from "./read-road-watch.ts";
import { watchRoad } from "./watch-road.ts";

const become = (ctx: Context, tripId: string, state: TripState) =>
  ctx.db.update(trips).set({ state }).where(eq(trips.id, tripId));
const suggested = async (ctx: Context) => (await readRoadWatch(ctx)).value.suggestions.map(({ event }) => event);

async function seenAt(ctx: Context, token: string, at: { latitude?: number; longitude?: number } = {}) {
  await seeVehicle(ctx, token, at);
  await watchRoad(ctx);
}

test("arriving at the pickup, leaving it and reaching the drop-off each suggest the next step", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, reference, plate, token } = await writeTrackedTrip(ctx, { state: "en_route", minutes: 300 });
    await fromTheAirport(ctx, tripId);
    await seenAt(ctx, token);
    expect(await suggested(ctx)).toEqual([]);
    expect((await readRoadWatch(later(ctx, 1))).value.suggestions).toMatchObject([
      { event: "arrive", since: ctx.now.toISOString(), trip: { id: tripId, reference }, vehicle: { plate } },
    ]);

    await become(ctx, tripId, "arrived");
    await seenAt(later(ctx, 5), token, { latitude: -33.95 });
    expect([await suggested(later(ctx, 6)), await suggested(later(ctx, 7))]).toEqual([[], ["met"]]);

    await become(ctx, tripId, "onboard");
    await seenAt(later(ctx, 30), token, { latitude: -33.903, longitude: 18.423 });
    expect(await suggested(later(ctx, 32))).toEqual(["dropoff"]);
  }));

test("“not yet”: it isn’t suggested again for this visit", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, token } = await writeTrackedTrip(ctx, { state: "en_route", minutes: 300 });
    await fromTheAirport(ctx, tripId);
    await seenAt(ctx, token);
    const soon = later(ctx, 2);
    const [request] = (await readRoadWatch(soon)).value.suggestions;
    const visit_id = request?.visit_id ?? "";
    expect(await declineSuggestion(soon, { visit_id })).toMatchObject({ ok: true });
    expect(await suggested(soon)).toEqual([]);
  }));

test("lists problems with their trip, vehicle and driver", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { vehicleId, driverId, tripId, token } = await writeTrackedTrip(ctx);
    await seeVehicle(ctx, token, { speedKmh: 150 });
    await watchRoad(ctx);
    expect((await readRoadWatch(ctx)).value.alerts).toMatchObject([
      {
        kind: "speeding",
        vehicle: { id: vehicleId },
        driver: { id: driverId },
        trip: { id: tripId, state: "onboard" },
      },
    ]);
  }));
