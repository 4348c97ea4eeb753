import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { findCrewStates, writeCrewedTrip } from "#testing/builders/booking/a-crewed-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { releaseMoved } from "./release-moved.ts";

test("a trip that was moved outside its driver's time needs a driver again", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, reference } = await writeCrewedTrip(ctx);
    const event = { type: "booking.changed", reference, changeId: "c1" } as const;
    await releaseMoved(ctx, event);
    expect(await findCrewStates(ctx, tripId)).toEqual(["accepted", "assigned"]);

    const moved = { pickupAt: addHours(testNow, 72), plannedEnd: addHours(testNow, 73) };
    await ctx.db.update(trips).set(moved).where(eq(trips.id, tripId));
    await releaseMoved(ctx, event);
    expect(await findCrewStates(ctx, tripId)).toEqual(["removed", "unassigned"]);
    expect(world.emails).toHaveLength(1);
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "find_driver" }]);
  }));
