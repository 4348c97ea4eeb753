import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { figureEntries } from "#db/schema/revenue.ts";
import { vehicleShifts } from "#db/schema/shifts.ts";
import { at } from "#testing/builders/booking/a-sold-transfer.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aCountedTrip } from "#testing/builders/money/a-counted-month.ts";
import { anotherDriver } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { expectKeptRevenue } from "#testing/kept-revenue.ts";
import { countDriven } from "./count-driven.ts";
import { countShift } from "./count-shift.ts";

test("a confirmed shift counts its hours and those with passengers; a trip that ends later is added", () =>
  inTransaction(async (ctx) => {
    const crew = { ...(await anotherDriver(ctx)), providerId: null };
    const id = ctx.newId();
    await ctx.db.insert(vehicleShifts).values({
      id,
      driverId: crew.driverId,
      vehicleId: crew.vehicleId,
      state: "confirmed",
      startKm: 100,
      endKm: 220,
      checked: [],
      startedAt: at("2026-06-10", "08:00"),
      endedAt: at("2026-06-10", "16:00"),
      countedAt: testNow,
      updatedAt: testNow,
    });
    const counted = async () => {
      const [row] = await ctx.db.select().from(figureEntries).where(eq(figureEntries.id, id));
      return row && { minutes: row.minutes, paid: row.paidMinutes, outcome: row.outcome, km: row.km };
    };
    await countShift(ctx, { type: "shift.confirmed", shiftId: id, driverId: crew.driverId, paymentIds: [] });
    expect(await counted()).toEqual({ minutes: 480, paid: 0, outcome: "known", km: 120 });
    const { bookingId } = await aCountedTrip(ctx, crew, { day: "2026-06-10", cents: 50_000 });
    await countDriven(ctx, { bookingId });
    expect((await counted())?.paid).toBeGreaterThan(0);
    // The trip’s distance is unknown.
    expect(await counted()).toMatchObject({ outcome: "unknown", km: 0 });
    await expectKeptRevenue(ctx);
  }));

test("a trip of several days is in each of its shifts, with no more hours than the shift has", () =>
  inTransaction(async (ctx) => {
    const crew = await anotherDriver(ctx);
    const days = ["2026-06-10", "2026-06-11", "2026-06-12"];
    const shifts = days.map((day) => ({
      id: ctx.newId(),
      driverId: crew.driverId,
      vehicleId: crew.vehicleId,
      state: "confirmed" as const,
      startKm: 100,
      endKm: 220,
      checked: [],
      countedAt: testNow,
      updatedAt: testNow,
      startedAt: at(day, "07:00"),
      endedAt: at(day, "19:00"),
    }));
    await ctx.db.insert(vehicleShifts).values(shifts);
    const { bookingId } = await writeTrip(ctx, at("2026-06-10", "08:00"), {
      booking: { state: "completed", serviceType: "group_transport", offer: "coach-hire" },
      trip: { state: "completed" },
      minutes: 58 * 60,
      crew: { ...crew, state: "fulfilled" },
    });
    await countDriven(ctx, { bookingId });
    const rows = await ctx.db.select().from(figureEntries).where(eq(figureEntries.measure, "shift"));
    expect(rows.map(({ day, minutes, paidMinutes }) => [day, minutes, paidMinutes]).toSorted()).toEqual([
      ["2026-06-10", 720, 660],
      ["2026-06-11", 720, 720],
      ["2026-06-12", 720, 660],
    ]);
    await expectKeptRevenue(ctx);
  }));
