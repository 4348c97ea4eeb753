import { expect, test } from "vitest";
import { isStranded } from "#domain/drive/relief.ts";
import { addHours } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { openRelief } from "../../server/open-relief.ts";
import { updateTrip } from "../../server/store.ts";
import { abandonTrip } from "./abandon-trip.ts";

async function writeRelief(ctx: Context) {
  const written = await writeTrip(ctx, addHours(testNow, -1), {
    trip: { state: "interrupted", priceCents: 90_000 },
    booking: { state: "in_progress", totalCents: 90_000 },
  });
  const broken = await readTrip(ctx, written.tripId);
  const [reliefId = ""] = await openRelief(ctx, broken, { at: testNow, point: null, words: "N2" });
  const abandon = async (refund_cents: number) => {
    const { version } = await readTrip(ctx, reliefId);
    return abandonTrip(await asTeam(ctx), { trip_id: reliefId, version, reason: "Nobody is near", refund_cents });
  };
  return { ...written, reliefId, abandon };
}

test("if no vehicle can come, the trip ends where it stopped: the relief vehicle is released, its driver notified, the full price kept", () =>
  inTransaction(async (ctx, world) => {
    const { reliefId, tripId, bookingId, abandon } = await writeRelief(ctx);
    const crew = await writeCrew(ctx);
    const { version } = await readTrip(ctx, reliefId);
    expect(await assignTrip(await asTeam(ctx), { trip_id: reliefId, version, ...crew })).toMatchObject({ ok: true });
    expect(await abandon(30_000)).toMatchObject({ ok: true, value: { trip_id: tripId, state: "interrupted" } });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([
      { state: "interrupted", priceCents: 90_000 },
      { state: "cancelled", priceCents: null, cancelReason: "Nobody is near" },
    ]);
    expect(await readAssignments(ctx, reliefId)).toMatchObject([{ state: "removed" }]);
    expect(world.events.slice(-2)).toMatchObject([
      { type: "driver.removed" },
      { type: "trip.abandoned", tripId, bookingId, refundCents: 30_000 },
    ]);
  }));

test("the refund cannot exceed the price of the trip", () =>
  inTransaction(async (ctx) => {
    const { abandon } = await writeRelief(ctx);
    expect(await abandon(90_001)).toMatchObject({ reason: "too_much", details: { price_cents: 90_000 } });
    expect(await abandon(90_000)).toMatchObject({ ok: true });
  }));

test("only passengers still waiting for the relief vehicle can be abandoned", () =>
  inTransaction(async (ctx) => {
    const { reliefId, abandon } = await writeRelief(ctx);
    for (const state of tripStates.filter((one) => !isStranded({ state: one, continues: "x" }))) {
      await updateTrip(ctx.db, reliefId, { state });
      expect(await abandon(0), state).toMatchObject({ ok: false });
    }
  }));
