import { expect, test } from "vitest";
import { tripGuides } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeGuide } from "#testing/builders/dispatch/a-guide.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignGuide } from "./assign-guide.ts";
import { removeGuide } from "./remove-guide.ts";

test("a guide is taken off once, only by who saw the trip as it is, and is free for another", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const guide = await writeGuide(ctx);
    const { tripId } = await writeTrip(ctx, addHours(testNow, 30));
    await assignGuide(ctx, { trip_id: tripId, driver_id: guide, version: 1 });
    const remove = (version: number) => removeGuide(ctx, { trip_id: tripId, driver_id: guide, version });
    expect(await remove(1)).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await ctx.db.$count(tripGuides)).toBe(1);
    expect(await remove(2)).toEqual({ ok: true, value: { version: 3 } });
    expect(await remove(3)).toMatchObject({ ok: false, reason: "not_possible" });
    expect(await ctx.db.$count(tripGuides)).toBe(0);
    const { tripId: other } = await writeTrip(ctx, addHours(testNow, 30));
    expect(await assignGuide(ctx, { trip_id: other, driver_id: guide, version: 1 })).toMatchObject({ ok: true });
  }));

test("who guided a trip that is over stays on its record", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const guide = await writeGuide(ctx);
    const { tripId } = await writeTrip(ctx, testNow, { trip: { state: "completed" } });
    await ctx.db.insert(tripGuides).values({ tripId, driverId: guide, assignedBy: "Naledi", createdAt: ctx.now });
    const removed = await removeGuide(ctx, { trip_id: tripId, driver_id: guide, version: 1 });
    expect(removed).toMatchObject({ ok: false, reason: "not_possible" });
    expect(await ctx.db.$count(tripGuides)).toBe(1);
  }));
