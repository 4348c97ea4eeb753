import { expect, test } from "vitest";
import { tripDisputes } from "#db/schema/incidents.ts";
import { tripWaits } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookingDisputes } from "./booking-disputes.ts";
import { disputeCharge } from "./dispute-charge.ts";

test("a customer disputes a no-show once, and our team gets a task", () =>
  inTransaction(async (ctx, world) => {
    const { opening, tripId } = await aRiddenTrip(ctx, { trip: { state: "no_show" } });
    const dispute = { ...opening, trip_id: tripId, kind: "no_show" as const, text: "I stood at the arrivals" };
    expect(await disputeCharge(ctx, dispute)).toMatchObject({ ok: true });
    expect(await disputeCharge(ctx, dispute)).toMatchObject({ reason: "not_possible" });
    expect(await ctx.db.select().from(tripDisputes)).toMatchObject([{ tripId, kind: "no_show", driverId: null }]);
    expect(world.events).toMatchObject([
      { type: "task.wanted", kind: "answer_dispute", dueAt: addHours(testNow, 48).toISOString() },
    ]);
  }));

test.each([
  ["charged", "charged", 0, true],
  ["due", "due", 0, true],
  ["waived", "waived", 0, false],
  ["charged, a month later", "charged", 24 * 32, false],
] as const)("waiting that is %s", (_, state, hours, may) =>
  inTransaction(async (ctx) => {
    const { opening, tripId, bookingId } = await aRiddenTrip(ctx);
    await ctx.db.insert(tripWaits).values({
      tripId,
      bookingId,
      startedAt: testNow,
      metAt: testNow,
      freeMinutes: 15,
      stepCents: 6000,
      steps: 1,
      state,
      createdAt: testNow,
    });
    const later = { ...ctx, now: addHours(testNow, hours) };
    const read = await bookingDisputes(later, opening);
    expect(read.ok && read.value.possible.map(({ kind }) => kind)).toEqual(may ? ["waiting"] : []);
    const input = { ...opening, trip_id: tripId, kind: "waiting" as const, text: "Our flight was early" };
    expect((await disputeCharge(later, input)).ok).toBe(may);
  }),
);
