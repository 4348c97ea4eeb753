import { expect, test } from "vitest";
import { noShowRequests, tripMoves } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { readPerformance } from "#features/drivers/record/server/read-performance.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { anotherDriver, aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { answerDispute } from "./answer-dispute.ts";
import { disputeTrip } from "./dispute-trip.ts";
import { myTripDisputes } from "./my-trip-disputes.ts";

/** A trip with the arrival this many minutes after the planned time. */
async function aTripWithArrival(ctx: Context, minutes: number) {
  const ridden = await aRiddenTrip(ctx);
  const arrivedAt = addMinutes(testNow, -120 + minutes);
  await ctx.db.insert(tripMoves).values({
    id: newId(),
    tripId: ridden.tripId,
    toState: "arrived",
    actor: "system",
    createdAt: arrivedAt,
  });
  return ridden;
}

test("a late arrival is disputed once; if upheld, it no longer counts for the score", () =>
  inTransaction(async (ctx) => {
    const { driver, driverId, team, tripId } = await aTripWithArrival(ctx, 20);
    const punctuality = async () =>
      (await readPerformance(ctx, driverId)).parts.find(({ part }) => part === "punctuality");
    expect(await punctuality()).toMatchObject({ good: 0, of: 1 });
    expect(await myTripDisputes(driver, { trip_id: tripId })).toMatchObject({ value: { possible: ["late_arrival"] } });
    const dispute = { trip_id: tripId, kind: "late_arrival" as const, text: "Dispatch sent me late" };
    const opened = await disputeTrip(driver, dispute);
    expect(await disputeTrip(driver, dispute)).toMatchObject({ reason: "not_possible" });
    const id = opened.ok ? opened.value.id : "";
    await answerDispute(team, { dispute_id: id, version: 1, decision: "upheld", answer: "True" });
    expect(await punctuality()).toMatchObject({ good: 0, of: 0 });
    expect(await myTripDisputes(driver, { trip_id: tripId })).toMatchObject({
      value: { possible: [], disputes: [{ state: "upheld", answer: "True" }] },
    });
  }));

test("five minutes are not late, and another driver’s trip is not found", () =>
  inTransaction(async (ctx) => {
    const { driver, tripId } = await aTripWithArrival(ctx, 5);
    const dispute = { trip_id: tripId, kind: "late_arrival" as const, text: "x" };
    expect(await disputeTrip(driver, dispute)).toMatchObject({ reason: "not_possible" });
    const other = await anotherDriver(ctx);
    expect(await disputeTrip(other, dispute)).toMatchObject({ reason: "not_found" });
    expect(await myTripDisputes(other, { trip_id: tripId })).toMatchObject({ reason: "not_found" });
  }));

test("a no-show refused by dispatch", () =>
  inTransaction(async (ctx) => {
    const { driver, driverId, tripId } = await aRiddenTrip(ctx);
    await ctx.db.insert(noShowRequests).values({
      id: newId(),
      tripId,
      driverId,
      state: "refused",
      askedAt: testNow,
      decidedAt: testNow,
      createdAt: testNow,
    });
    expect(
      await disputeTrip(driver, { trip_id: tripId, kind: "no_show_refused", text: "No one came for 40 minutes" }),
    ).toMatchObject({ ok: true });
  }));
