import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingChanges, bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import type { Context } from "#platform/context.ts";
import { at, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { editFacts } from "#testing/builders/booking/an-edit.ts";
import { atDesk, created, facts, rowOf, written } from "#testing/builders/booking/at-desk.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingDeskContract } from "../contract.ts";
import { editBooking } from "./edit-booking.ts";

describe("editing", () => {
  const edit = (ctx: Context, row: { id: string; version: number }, changes: object) =>
    editBooking(
      ctx,
      bookingDeskContract.editBooking.input.parse({ ...facts, id: row.id, version: row.version, ...changes }),
    );

  test("a phone number changes nothing else", () =>
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

  test("another day plans, keeps and prices the trip again, and the calendar counts on", () =>
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

  test("each flight number reaches the driver of its own trip", () =>
    inTransaction(async (ctx) => {
      const { id } = await writeSold(ctx, { returnAt: at("2026-12-02", "10:00") });
      expect(await editFacts(ctx, id, { flight_number: "BA 43", return_flight_number: "BA 58" })).toMatchObject({
        ok: true,
      });
      expect((await readSold(ctx, id)).legs.map(({ flightNumber }) => flightNumber)).toEqual(["BA 43", "BA 58"]);
    }));

  test("the return trip can move while the outbound trip is over, and what is over cannot", () =>
    inTransaction(async (ctx) => {
      const { id } = await writeSold(ctx, { returnAt: at("2026-12-02", "10:00") });
      const past = at("2026-11-19", "14:00");
      await ctx.db.update(bookings).set({ state: "in_progress", pickupAt: past }).where(eq(bookings.id, id));
      await ctx.db.update(trips).set({ state: "completed", pickupAt: past }).where(eq(trips.leg, 1));
      expect(await editFacts(ctx, id, { passengers: 3 })).toMatchObject({ reason: "not_possible" });
      expect(await editFacts(ctx, id, { return_time: "11:00" })).toMatchObject({ ok: true });
      expect((await readSold(ctx, id)).legs).toMatchObject([
        { state: "completed", pickupAt: past, passengers: 2 },
        { state: "unassigned", pickupAt: at("2026-12-02", "11:00") },
      ]);
    }));

  test("what was taken without a vehicle of ours can be edited", () =>
    inTransaction(async (ctx) => {
      const { id, vehicleId } = await writeSold(ctx);
      await ctx.db.delete(vehicleHolds).where(eq(vehicleHolds.vehicleId, vehicleId));
      await ctx.db.update(vehicles).set({ state: "maintenance" }).where(eq(vehicles.id, vehicleId));
      expect(await editFacts(ctx, id, { pickup_time: "15:00" })).toMatchObject({ ok: true });
    }));

  test("a booking that is paid by card alone holds no vehicle afterwards either", () =>
    inTransaction(async (ctx) => {
      const { id } = await writeSold(ctx);
      const waiting = { state: "awaiting_payment", isCardOnly: true, paidCents: 0 } as const;
      await ctx.db.update(bookings).set(waiting).where(eq(bookings.id, id));
      await ctx.db.delete(vehicleHolds).where(eq(vehicleHolds.bookingId, id));
      expect(await editFacts(ctx, id, { pickup_time: "15:00" })).toMatchObject({ ok: true });
      expect((await readSold(ctx, id)).kept).toEqual([]);
    }));

  test("a price that was agreed in a quote moves by the difference, and its deposit with it", () =>
    inTransaction(async (ctx) => {
      const { id, total } = await writeSold(ctx);
      const agreed = { totalCents: total - 10_000, depositCents: (total - 10_000) / 4 };
      await ctx.db.update(bookings).set(agreed).where(eq(bookings.id, id));
      await editFacts(ctx, id, { return_date: "2026-12-02", return_time: "10:00" });
      const { booking, items, legs } = await readSold(ctx, id);
      const sum = items.reduce((all, { amountCents }) => all + amountCents, 0);
      expect(booking.totalCents).toBe(2 * total - 10_000);
      expect(booking.depositCents).toBe((2 * total - 10_000) / 4);
      expect(sum).toBe(booking.totalCents);
      expect(legs.map(({ priceCents }) => priceCents)).toEqual([total - 5_000, total - 5_000]);
    }));

  test("a price of our own gives way to the tariff’s only if asked to", () =>
    inTransaction(async (ctx) => {
      const { id, total } = await writeSold(ctx);
      await ctx.db.update(bookings).set({ totalCents: 1_000, overrideReason: "A friend" }).where(eq(bookings.id, id));
      await editFacts(ctx, id, { pickup_time: "15:00", reprices: false });
      expect((await readSold(ctx, id)).booking).toMatchObject({ totalCents: 1_000, overrideReason: "A friend" });
      await editFacts(ctx, id, { pickup_time: "16:00" });
      expect((await readSold(ctx, id)).booking).toMatchObject({ totalCents: total, overrideReason: null });
    }));

  test("nothing different is no change, and what is over stays as it is", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      expect(await edit(ctx, row, {})).toMatchObject({ ok: true, value: { version: 2 } });
      const over = await written(ctx, { state: "completed" });
      expect(await edit(ctx, over, {})).toMatchObject({ reason: "not_possible" });
    }));
});
