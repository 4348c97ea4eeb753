import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings, resales } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { settings } from "#db/schema/settings.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { noResale, type ResaleRules } from "#domain/booking/resale.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { expectCentsCounted } from "#testing/builders/money/counted-cents.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { cancelLegs } from "../../server/cancel-legs.ts";
import { lockBooking } from "../../server/move-store.ts";
import { creditResale } from "./credit-resale.ts";

const half: ResaleRules = { feeShare: 0.5, overlapShare: 0.5, untilDays: 30 };
const pickup = addHours(testNow, 5);

type Sale = {
  readonly rules?: ResaleRules;
  readonly paidCents?: number;
  /** Minutes after the cancelled pickup, and how long. */
  readonly at?: number;
  readonly minutes?: number;
  readonly isOtherVehicle?: boolean;
  readonly isSoldBefore?: boolean;
  readonly isUnpaid?: boolean;
  readonly soldCents?: number;
};

const pay = (ctx: Context, bookingId: string, amountCents: number) =>
  ctx.db.insert(payments).values({
    id: ctx.newId(),
    bookingId,
    method: "online",
    provider: "payfast",
    state: "succeeded",
    amountCents,
    paidAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
  });

/** A trip of R1 000 in five hours, cancelled now for R500; then its vehicle is sold again. */
async function aLateCancellation(ctx: Context, { rules = half, paidCents = 100_000 }: Sale) {
  await ctx.db
    .insert(settings)
    .values({ name: "resale", value: rules, version: 1, updatedBy: null, updatedAt: testNow });
  const [vehicle, other, driver] = [aVehicle(), aVehicle(), aDriver()];
  await ctx.db.insert(vehicles).values([vehicle, other]);
  await ctx.db.insert(drivers).values(driver);
  const crew = { driverId: driver.id, vehicleId: vehicle.id };
  const booking = { totalCents: 100_000, paidCents, createdAt: addHours(testNow, -48) };
  const { bookingId, tripId } = await writeTrip(ctx, pickup, {
    booking,
    trip: { priceCents: 100_000 },
    minutes: 120,
    crew,
  });
  if (paidCents > 0) await pay(ctx, bookingId, paidCents);
  const row = await lockBooking(ctx.db, bookingId);
  if (!row) throw new Error("not written");
  const cancelled = await cancelLegs(ctx, row, { legs: null, code: "CUSTOMER_PLANS", isOurTeam: false });
  expect(cancelled).toMatchObject({ ok: true, value: { fee: 50_000 } });
  await ctx.db.update(assignments).set({ state: "removed" }).where(eq(assignments.tripId, tripId));
  return { bookingId, vehicle, other, driver };
}

type Freed = Awaited<ReturnType<typeof aLateCancellation>>;

async function aDrivenTrip(ctx: Context, { vehicle, other, driver }: Freed, sale: Sale) {
  const soldCents = sale.soldCents ?? 80_000;
  const createdAt = sale.isSoldBefore ? addHours(testNow, -24) : addMinutes(testNow, 10);
  const sold = await writeTrip(ctx, addMinutes(pickup, sale.at ?? 0), {
    booking: { state: "completed", totalCents: soldCents, paidCents: sale.isUnpaid ? 0 : soldCents, createdAt },
    trip: { priceCents: soldCents, state: "completed" },
    minutes: sale.minutes ?? 120,
    crew: {
      driverId: driver.id,
      vehicleId: sale.isOtherVehicle ? other.id : vehicle.id,
      state: "fulfilled",
    },
  });
  if (!sale.isUnpaid) await pay(ctx, sold.bookingId, soldCents);
  return sold;
}

const bookkeeping = bookkeepingOf(reactions);

async function settle(ctx: Context, world: World) {
  await followEvents(ctx, world, { reactions: bookkeeping });
}

async function moneyOf(ctx: Context, bookingId: string) {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, bookingId));
  const opened = await ctx.db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
  return {
    feeCents: booking?.feeCents,
    refunds: opened.map(({ reasonCode, amountCents }) => [reasonCode, amountCents]).toSorted(),
  };
}

async function sellAgain(sale: Sale) {
  let result: Awaited<ReturnType<typeof moneyOf>> | undefined;
  await inTransaction(async (ctx, world) => {
    const freed = await aLateCancellation(ctx, sale);
    await settle(ctx, world);
    const later = { ...ctx, now: addHours(pickup, 3) };
    const sold = await aDrivenTrip(later, freed, sale);
    for (let times = 0; times < 2; times++)
      await creditResale(later, { type: "trip.ended", tripId: sold.tripId, bookingId: sold.bookingId });
    await settle(later, world);
    result = await moneyOf(later, freed.bookingId);
    await expectCentsCounted(later, "sold again");
  });
  return result;
}

const cancelRefund = ["CUSTOMER_PLANS", 50_000];

test.each<[string, Sale, number, number]>([
  ["half of the fee", {}, 50_000, 25_000],
  ["all of it, where the company says so", { rules: { ...half, feeShare: 1 } }, 50_000, 50_000],
  ["no more than the new trip brought", { soldCents: 9_000 }, 50_000, 9_000],
  ["from half of the time", { at: 60 }, 50_000, 25_000],
])("a vehicle sold again gives back %s, once", async (_what, sale, feeCents, refund) => {
  // Until the money has gone back, the fee is as it was.
  expect(await sellAgain(sale)).toEqual({ feeCents, refunds: [cancelRefund, ["VEHICLE_RESOLD", refund]] });
});

test.each<[string, Sale]>([
  ["in a company that has not decided", { rules: noResale }],
  ["less than half of the time", { at: 61 }],
  ["another vehicle", { isOtherVehicle: true }],
  ["a trip that was sold before", { isSoldBefore: true }],
  ["a trip that is not paid", { isUnpaid: true }],
])("nothing goes back: %s", async (_what, sale) => {
  expect(await sellAgain(sale)).toEqual({ feeCents: 50_000, refunds: [cancelRefund] });
});

test("a fee that is not paid is lowered instead", async () => {
  expect(await sellAgain({ paidCents: 0 })).toEqual({ feeCents: 25_000, refunds: [] });
});

test("a fee that was paid in part is lowered first, then refunded", async () => {
  expect(await sellAgain({ paidCents: 35_000 })).toEqual({
    feeCents: 35_000,
    refunds: [["VEHICLE_RESOLD", 10_000]],
  });
});

test("two trips in the same time count once, and one trip counts for one cancellation", () =>
  inTransaction(async (ctx, world) => {
    const freed = await aLateCancellation(ctx, {});
    await settle(ctx, world);
    const later = { ...ctx, now: addHours(pickup, 3) };
    const short = { minutes: 60, soldCents: 40_000 };
    const first = await aDrivenTrip(later, freed, short);
    const second = await aDrivenTrip(later, freed, { ...short, at: 60 });
    for (const { tripId, bookingId } of [first, second])
      await creditResale(later, { type: "trip.ended", tripId, bookingId });
    await settle(later, world);
    expect((await moneyOf(later, freed.bookingId)).refunds).toEqual([cancelRefund, ["VEHICLE_RESOLD", 25_000]]);
    expect(await ctx.db.select().from(resales)).toMatchObject([{ soldTripId: first.tripId, refundCents: 25_000 }]);
  }));

test("a fee that our team refunded before is not refunded again", () =>
  inTransaction(async (ctx, world) => {
    const freed = await aLateCancellation(ctx, {});
    await settle(ctx, world);
    const later = { ...ctx, now: addHours(pickup, 3) };
    await ctx.db.insert(refunds).values({
      id: ctx.newId(),
      bookingId: freed.bookingId,
      paymentId: null,
      state: "manual_transfer",
      amountCents: 40_000,
      reasonCode: "OTHER",
      key: "by-hand",
      requestedBy: "Naledi",
      createdAt: testNow,
      updatedAt: testNow,
    });
    const { tripId, bookingId } = await aDrivenTrip(later, freed, {});
    await creditResale(later, { type: "trip.ended", tripId, bookingId });
    await settle(later, world);
    const back = (await moneyOf(later, freed.bookingId)).refunds;
    expect(back).toContainEqual(["VEHICLE_RESOLD", 10_000]);
  }));

test("a new trip that is cancelled itself gives nothing back", () =>
  inTransaction(async (ctx, world) => {
    const freed = await aLateCancellation(ctx, {});
    await settle(ctx, world);
    const later = { ...ctx, now: addHours(pickup, 3) };
    const { tripId, bookingId } = await aDrivenTrip(later, freed, {});
    await ctx.db.update(trips).set({ state: "cancelled" }).where(eq(trips.id, tripId));
    await creditResale(later, { type: "trip.ended", tripId, bookingId });
    expect((await moneyOf(later, freed.bookingId)).refunds).toEqual([cancelRefund]);
  }));
