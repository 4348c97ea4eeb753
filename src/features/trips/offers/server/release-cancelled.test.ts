import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments } from "#db/schema/trips.ts";
import { findCrewStates, writeCrewedTrip } from "#testing/builders/booking/a-crewed-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { releaseCancelled } from "./release-cancelled.ts";

test("a cancelled trip frees its driver, who is notified once", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, reference } = await writeCrewedTrip(ctx);
    const event = { type: "booking.cancelled", reference, code: "WEATHER", legs: [1], isWhole: true } as const;
    await releaseCancelled(ctx, event);
    await releaseCancelled(ctx, event);
    expect((await findCrewStates(ctx, tripId))[0]).toBe("removed");
    expect(world.emails.map(({ to }) => to)).toEqual(["sipho@example.com"]);
  }));

test("cancelling the other leg keeps the driver", () =>
  inTransaction(async (ctx) => {
    const { tripId, reference } = await writeCrewedTrip(ctx);
    await releaseCancelled(ctx, { type: "booking.cancelled", reference, code: "WEATHER", legs: [2], isWhole: false });
    expect(await findCrewStates(ctx, tripId)).toEqual(["accepted", "assigned"]);
  }));

test("a driver who is already on the way is notified too", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, reference } = await writeCrewedTrip(ctx);
    await ctx.db.update(assignments).set({ state: "active" }).where(eq(assignments.tripId, tripId));
    await releaseCancelled(ctx, { type: "booking.cancelled", reference, code: "WEATHER", legs: [1], isWhole: true });
    expect((await findCrewStates(ctx, tripId))[0]).toBe("removed");
    expect(world.emails).toHaveLength(1);
  }));
