import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { positions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { suspend, writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendPositions } from "./send-positions.ts";

const aPosition = (at: Date, key = at.toISOString()) => ({
  key,
  at: at.toISOString(),
  latitude: -33.9249,
  longitude: 18.4241,
  accuracy_m: 6.5,
  speed_kmh: 38.2,
  heading: 359.7,
  battery: 71,
});

async function aDriverOnTheRoad(transaction: Context) {
  const ctx = await askingAs(transaction, { roles: ["driver"] });
  return { ctx, ...(await writeTrackedTrip(ctx, { userId: ctx.userId })) };
}

test("a batch sent twice is stored once, for the vehicle and the trip at that time", () =>
  inTransaction(async (transaction) => {
    const { ctx, driverId, vehicleId, tripId } = await aDriverOnTheRoad(transaction);
    const batch = {
      positions: [15, 10, 5].map((seconds) => aPosition(addMinutes(ctx.now, -seconds / 60))),
      sent_at: null,
    };
    const answer = { ok: true, value: { stored: 3, refused: [], every_seconds: 5 } };
    expect(await sendPositions(ctx, batch)).toEqual(answer);
    expect(await sendPositions(ctx, batch)).toEqual(answer);
    const rows = await ctx.db.select().from(positions).where(eq(positions.sourceId, driverId));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ vehicleId, driverId, tripId, heading: 0, battery: 71, isSkewed: false });
    expect(rows[0]?.speedKmh).toBeCloseTo(38.2);
  }));

test("each is judged by its own time: positions off duty are refused by key and not stored", () =>
  inTransaction(async (transaction) => {
    const { ctx, driverId } = await aDriverOnTheRoad(transaction);
    const sent = [
      aPosition(addHours(ctx.now, -5), "at home"),
      aPosition(addHours(ctx.now, -30), "last week"),
      aPosition(addMinutes(ctx.now, 6), "tomorrow"),
      aPosition(ctx.now, "now"),
    ];
    expect(await sendPositions(ctx, { positions: sent, sent_at: null })).toMatchObject({
      value: {
        stored: 1,
        refused: [
          { key: "at home", reason: "off_duty" },
          { key: "last week", reason: "too_late" },
          { key: "tomorrow", reason: "in_the_future" },
        ],
      },
    });
    expect(await ctx.db.$count(positions, eq(positions.sourceId, driverId))).toBe(1);
  }));

test("a phone with a wrong clock is flagged by its sending time", () =>
  inTransaction(async (transaction) => {
    const { ctx, driverId } = await aDriverOnTheRoad(transaction);
    const slow = addMinutes(ctx.now, -3);
    await sendPositions(ctx, { positions: [aPosition(slow)], sent_at: slow.toISOString() });
    expect(await ctx.db.select().from(positions).where(eq(positions.sourceId, driverId))).toMatchObject([
      { isSkewed: true },
    ]);
  }));

test("off duty the app stops sending; a suspended driver sends nothing", () =>
  inTransaction(async (transaction) => {
    const { ctx, driverId, tripId } = await aDriverOnTheRoad(transaction);
    const tomorrow = {
      pickupAt: addHours(ctx.now, 20),
      plannedEnd: addHours(ctx.now, 21),
      state: "assigned",
    } as const;
    await ctx.db.update(trips).set(tomorrow).where(eq(trips.id, tripId));
    expect(await sendPositions(ctx, { positions: [aPosition(ctx.now)], sent_at: null })).toMatchObject({
      value: { stored: 0, every_seconds: null },
    });
    await suspend(ctx, driverId);
    // Cached facts about a driver may be some seconds old.
    const later = { ...ctx, now: addMinutes(ctx.now, 1) };
    expect(await sendPositions(later, { positions: [aPosition(ctx.now)], sent_at: null })).toMatchObject({
      reason: "not_found",
    });
  }));

test("a suspended driver is tracked while on a trip, and not before it", () =>
  inTransaction(async (transaction) => {
    const { ctx, driverId, tripId } = await aDriverOnTheRoad(transaction);
    await suspend(ctx, driverId);
    const send = (now: Date) => sendPositions({ ...ctx, now }, { positions: [aPosition(ctx.now)], sent_at: null });
    const onTheRoad = (state: "accepted" | "active") =>
      ctx.db.update(assignments).set({ state }).where(eq(assignments.tripId, tripId));
    await onTheRoad("accepted");
    expect(await send(ctx.now)).toMatchObject({ reason: "not_found" });
    await onTheRoad("active");
    // Cached facts about a driver may be some seconds old.
    expect(await send(addMinutes(ctx.now, 1))).toMatchObject({ value: { stored: 1, every_seconds: 5 } });
  }));
