import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { geofenceVisits } from "#db/schema/tracking.ts";
import type { Context } from "#platform/context.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { airport, fromTheAirport, later, seeVehicle } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { deleteGeofence } from "../../geofences/server/delete-geofence.ts";
import { listGeofenceVisits } from "../../geofences/server/list-geofence-visits.ts";
import { saveGeofence } from "../../geofences/server/save-geofence.ts";
import { noteVisits } from "./note-visits.ts";

const depot = async (ctx: Context) => {
  const saved = await saveGeofence(ctx, {
    id: null,
    version: 0,
    name: "Depot",
    purpose: "depot",
    shape: { kind: "circle", ...airport, radius_m: 500 },
  });
  return saved.ok ? saved.value.id : "";
};

test("arrivals and departures are recorded once, at the time of the position", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const fence = await depot(ctx);
    const { tripId, vehicleId, plate, token } = await writeTrackedTrip(ctx, { minutes: 300 });
    await fromTheAirport(ctx, tripId);
    await seeVehicle(ctx, token, {});
    for (let times = 0; times < 2; times++) await noteVisits(ctx);
    const visits = await ctx.db.select().from(geofenceVisits).where(eq(geofenceVisits.vehicleId, vehicleId));
    expect(visits.map(({ place, ofId }) => `${place} ${ofId}`).toSorted()).toEqual(
      [`geofence ${fence}`, `pickup ${tripId}`].toSorted(),
    );
    const gone = later(ctx, 8);
    await seeVehicle(gone, token, { latitude: -33.9 });
    await noteVisits(gone);
    expect(await listGeofenceVisits(gone)).toMatchObject({
      value: {
        visits: [
          {
            geofence: "Depot",
            plate,
            driver: "Sipho Ndlovu",
            entered_at: ctx.now.toISOString(),
            left_at: gone.now.toISOString(),
          },
        ],
      },
    });
  }));

test("a deleted geofence counts as left, and so does every place once a vehicle goes off duty", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const fence = await depot(ctx);
    const [one, other] = [await writeTrackedTrip(ctx, { minutes: 300 }), await writeTrackedTrip(ctx, { minutes: 300 })];
    for (const { token } of [one, other]) await seeVehicle(ctx, token, {});
    await noteVisits(ctx);
    const open = async () =>
      (await ctx.db.select().from(geofenceVisits).where(eq(geofenceVisits.ofId, fence))).filter(
        ({ leftAt }) => leftAt === null,
      );
    expect(await open()).toHaveLength(2);
    const after = later(ctx, 61);
    await seeVehicle(after, one.token, {});
    await noteVisits(after);
    expect((await open()).map(({ vehicleId }) => vehicleId)).toEqual([one.vehicleId]);
    await deleteGeofence(after, { id: fence });
    await noteVisits(after);
    expect(await open()).toEqual([]);
    const [left] = await ctx.db
      .select()
      .from(geofenceVisits)
      .where(and(eq(geofenceVisits.ofId, fence), eq(geofenceVisits.vehicleId, other.vehicleId)));
    expect(left?.leftAt).toEqual(ctx.now);
  }));
