import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingChanges, vehicleHolds } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import type { Context } from "#platform/context.ts";
import { atDesk, created, facts, rowOf, written } from "#testing/builders/booking/at-desk.ts";
import { bookingDeskContract } from "../contract.ts";
import { editBooking } from "./edit-booking.ts";

describe("editing", () => {
  const edit = (ctx: Context, row: { id: string; version: number }, changes: object) =>
    editBooking(
      ctx,
      bookingDeskContract.editBooking.input.parse({ ...facts, id: row.id, version: row.version, ...changes }),
    );

  test("a telephone number changes nothing else", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx);
      world.events.length = 0;
      expect(await edit(ctx, row, { phone: "+27 82 555 0111" })).toMatchObject({ ok: true, value: { version: 3 } });
      expect(await rowOf(ctx, row.id)).toMatchObject({
        phone: "+27 82 555 0111",
        totalCents: row.totalCents,
        calendarSequence: 0,
      });
      expect(world.events.map(({ type }) => type)).toEqual(["booking.changed"]);
    }));

  test("another day plans, keeps and prices the trip anew, and the calendar counts on", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      await edit(ctx, row, {
        pickup_date: "2026-12-02",
        return_date: "2026-12-05",
        return_time: "10:00",
        reason: "Asked by phone",
      });
      const after = await rowOf(ctx, row.id);
      expect(after?.calendarSequence).toBe(1);
      expect(after?.totalCents).toBeGreaterThan(row.totalCents ?? 0);
      expect(await ctx.db.select().from(trips)).toHaveLength(2);
      const kept = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.state, "held"));
      expect(kept).toHaveLength(2);
      expect(await ctx.db.select().from(bookingChanges)).toMatchObject([{ state: "applied", note: "Asked by phone" }]);
    }));

  test("nothing different is no change, and what is over stays as it is", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      expect(await edit(ctx, row, {})).toMatchObject({ ok: true, value: { version: 2 } });
      const over = await written(ctx, { state: "completed" });
      expect(await edit(ctx, over, {})).toMatchObject({ reason: "not_possible" });
    }));
});
