import { expect, test } from "vitest";
import { tripGuides } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeGuide } from "#testing/builders/dispatch/a-guide.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { assignGuide } from "./assign-guide.ts";

/** Two days that end at 10:00 on 30 November in Cape Town. */
const start = new Date("2026-11-28T08:00:00Z");
const twoDays = 48 * 60;

test("a guide is named on the trip, with who did it, and screens that show the trip read it again", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const guide = await writeGuide(ctx);
    const { tripId } = await writeTrip(ctx, start);
    const input = { trip_id: tripId, driver_id: guide, version: 1 };
    expect(await assignGuide(ctx, input)).toEqual({ ok: true, value: { version: 2 } });
    expect(await assignGuide(ctx, input)).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await ctx.db.select().from(tripGuides)).toMatchObject([{ tripId, driverId: guide }]);
    expect((await readTrip(ctx, tripId)).version).toBe(2);
  }));

test.each([
  ["never handed in", null, false],
  ["ends on the trip’s second day", "2026-11-29", false],
  ["ends on the trip’s last day", "2026-11-30", true],
])("a registration that %s", (_, registeredUntil, isEnough) =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const guide = await writeGuide(ctx, { registeredUntil });
    const { tripId } = await writeTrip(ctx, start, { minutes: twoDays });
    const assigned = await assignGuide(ctx, { trip_id: tripId, driver_id: guide, version: 1 });
    const refused = { reason: "blocked", details: { reasons: [expect.stringContaining("Tourist guide")] } };
    expect(assigned).toMatchObject(isEnough ? { ok: true } : refused);
    expect(await ctx.db.$count(tripGuides)).toBe(isEnough ? 1 : 0);
  }),
);

test("a guide is refused while they guide or drive another trip, and free the minute it ends", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const guide = await writeGuide(ctx);
    const first = await writeTrip(ctx, start);
    await assignGuide(ctx, { trip_id: first.tripId, driver_id: guide, version: 1 });
    const { vehicle_id } = await writeCrew(ctx);
    await writeTrip(ctx, addHours(start, 1), { crew: { driverId: guide, vehicleId: vehicle_id } });
    const assigned = async (hours: number) => {
      const { tripId } = await writeTrip(ctx, addHours(start, hours));
      return assignGuide(ctx, { trip_id: tripId, driver_id: guide, version: 1 });
    };
    const busy = { reason: "blocked", details: { reasons: ["Lerato Dube has another trip then."] } };
    expect(await assigned(0.5)).toMatchObject(busy);
    expect(await assigned(1.5)).toMatchObject(busy);
    expect(await assigned(2)).toMatchObject({ ok: true });
  }));

test("a cancelled trip keeps no guide busy", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const guide = await writeGuide(ctx);
    const { tripId: gone } = await writeTrip(ctx, start, { trip: { state: "cancelled" } });
    await ctx.db.insert(tripGuides).values({ tripId: gone, driverId: guide, assignedBy: "Naledi", createdAt: ctx.now });
    const { tripId } = await writeTrip(ctx, start);
    expect(await assignGuide(ctx, { trip_id: tripId, driver_id: guide, version: 1 })).toMatchObject({ ok: true });
  }));

test("someone who drives but doesn’t guide is no guide, and a trip that is over gets none", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const guide = await writeGuide(ctx);
    const { driver_id } = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, start);
    expect(await assignGuide(ctx, { trip_id: tripId, driver_id, version: 1 })).toMatchObject({
      reason: "no_such_guide",
    });
    const { tripId: over } = await writeTrip(ctx, start, { trip: { state: "cancelled" } });
    const late = await assignGuide(ctx, { trip_id: over, driver_id: guide, version: 1 });
    expect(late).toMatchObject({ reason: "not_possible" });
    expect(await ctx.db.$count(tripGuides)).toBe(0);
  }));
