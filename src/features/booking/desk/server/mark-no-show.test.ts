import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { atDesk, rowByReference } from "#testing/builders/booking/at-desk.ts";
import { testNow } from "#testing/in-transaction.ts";
import { markNoShow } from "./mark-no-show.ts";
import { previewNoShow } from "./preview-no-show.ts";
import { readBooking } from "./read-booking.ts";

describe("no one came", () => {
  const missed = (ctx: Context, minutesAgo: number) =>
    writeTrip(ctx, addMinutes(testNow, -minutesAgo), {
      booking: { pickupLocation: "12 Kloof Street", paidCents: 123_456 },
    });

  test("the booking and its trip end with the fee, and the driver's word is kept", () =>
    atDesk(async (ctx, world) => {
      const { tripId, reference } = await missed(ctx, 20);
      const { id, version } = await rowByReference(ctx, reference);
      expect(await previewNoShow(ctx, { id })).toEqual({ ok: true, value: { fee_cents: 123_456, refund_cents: 0 } });
      const reason = "Waited 20 minutes, rang twice.";
      expect(await markNoShow(ctx, { id, version, reason })).toMatchObject({ ok: true, value: { state: "no_show" } });
      expect(await rowByReference(ctx, reference)).toMatchObject({ state: "no_show", feeCents: 123_456 });
      expect(await ctx.db.select().from(trips).where(eq(trips.id, tripId))).toMatchObject([
        { state: "no_show", feeCents: 123_456 },
      ]);
      const input = { type: "booking.no_show", reference, feeCents: 123_456, refundCents: 0 };
      expect(world.events).toEqual([expect.objectContaining({ type: "trip.ended" }), input]);
      const seen = await readBooking(ctx, { reference });
      expect(seen.ok && seen.value.moves.at(-1)).toMatchObject({ to_state: "no_show", reason });
    }));

  test("is not said while the driver still waits, nor on an older version", () =>
    atDesk(async (ctx) => {
      const early = await rowByReference(ctx, (await missed(ctx, 5)).reference);
      expect(await previewNoShow(ctx, { id: early.id })).toMatchObject({ reason: "too_early" });
      const late = await rowByReference(ctx, (await missed(ctx, 60)).reference);
      const stale = { id: late.id, version: late.version + 1, reason: "x" };
      expect(await markNoShow(ctx, stale)).toMatchObject({ reason: "changed_meanwhile" });
    }));

  test("a milder policy gives the rest back", () =>
    atDesk(async (ctx, world) => {
      const { reference } = await missed(ctx, 30);
      const policy = { version: 9, freeHours: 12, lateShare: 0.5, noShowShare: 0.75, graceMinutes: 0 };
      await ctx.db.update(bookings).set({ policy }).where(eq(bookings.reference, reference));
      const { id, version } = await rowByReference(ctx, reference);
      await markNoShow(ctx, { id, version, reason: "Nobody at the gate." });
      expect(world.events).toMatchObject([
        { type: "trip.ended" },
        { type: "booking.no_show", feeCents: 92_592, refundCents: 30_864 },
        { type: "refund.due", amountCents: 30_864, isWithinPolicy: true },
      ]);
    }));
});
