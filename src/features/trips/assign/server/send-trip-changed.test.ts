import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writeCrewedTrip } from "#testing/builders/booking/a-crewed-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { releaseMoved } from "../../offers/server/release-moved.ts";
import { sendTripChanged } from "./send-trip-changed.ts";

test("a driver who keeps a changed trip gets its new details, once", () =>
  inTransaction(async (ctx, world) => {
    const { reference } = await writeCrewedTrip(ctx);
    const event = { type: "booking.changed", reference, changeId: "c1" } as const;
    await releaseMoved(ctx, event);
    for (let times = 0; times < 2; times++) await sendTripChanged(ctx, event);
    expect(new Set(world.emails.map(({ key }) => key)).size).toBe(1);
    expect(world.emails[0]).toMatchObject({ template: "trip-changed", subject: `Your trip ${reference} has changed` });
  }));

test("a driver who lost the trip through the change only gets that email", () =>
  inTransaction(async (ctx, world) => {
    const { reference, tripId } = await writeCrewedTrip(ctx);
    const moved = { pickupAt: addHours(testNow, 72), plannedEnd: addHours(testNow, 73) };
    await ctx.db.update(trips).set(moved).where(eq(trips.id, tripId));
    const event = { type: "booking.changed", reference, changeId: "c1" } as const;
    await releaseMoved(ctx, event);
    await sendTripChanged(ctx, event);
    expect(world.emails.map(({ template }) => template)).toEqual(["driver-released"]);
  }));
