import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { moveOn, writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { liveMap } from "./live-map.ts";
import { PositionReceiver } from "./receive-positions.ts";

const report = (ctx: Context, token: string) =>
  new PositionReceiver(ctx.db).fromDevice(
    token,
    {
      fixes: [
        {
          key: "0",
          takenAt: ctx.now,
          latitude: -33.9249,
          longitude: 18.4241,
          accuracyM: 5,
          speedKmh: 40,
          heading: 90,
          battery: 64,
        },
      ],
      sentAt: null,
    },
    ctx.now,
  );

test("shows a vehicle with its driver and trip, and the view is logged", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { vehicleId, driverId, tripId, plate, reference, token } = await writeTrackedTrip(ctx);
    expect(await liveMap(ctx)).toEqual({ ok: true, value: { positions: [] } });
    await report(ctx, token);
    expect(await liveMap(ctx)).toMatchObject({
      value: {
        positions: [
          {
            vehicle: { id: vehicleId, plate, name: "Hyundai Staria" },
            driver: { id: driverId, name: "Sipho Ndlovu" },
            trip: { id: tripId, reference, state: "onboard" },
            latitude: -33.9249,
            longitude: 18.4241,
            speed_kmh: 40,
            heading: 90,
            battery: 64,
            taken_at: ctx.now.toISOString(),
          },
        ],
      },
    });
    expect(await ctx.db.select().from(auditLog).where(eq(auditLog.action, "live_map.opened"))).toHaveLength(1);
  }));

test("a vehicle off duty is not shown, however recent its position", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, token } = await writeTrackedTrip(ctx);
    await report(ctx, token);
    const shownAt = async (minutes: number) => {
      const seen = await liveMap({ ...ctx, now: addMinutes(ctx.now, minutes) });
      return seen.value.positions.length;
    };
    // On the road, and late.
    expect(await shownAt(200)).toBe(1);
    await ctx.db.update(trips).set({ state: "completed" }).where(eq(trips.id, tripId));
    await moveOn(ctx, tripId, "completed", addMinutes(ctx.now, 10));
    expect([await shownAt(24), await shownAt(25)]).toEqual([1, 0]);
  }));

test("a relieving vehicle is found by an index, cancelled or not", () =>
  inTransaction(async ({ db, newId }) => {
    await db.execute(sql`set local enable_seqscan = off`);
    const plan = await db.execute(sql`explain select from trips relief where relief.continues = ${newId()}::uuid`);
    expect(JSON.stringify(plan.rows)).toContain("trips_by_relieved");
  }));
