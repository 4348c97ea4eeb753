import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingItems } from "#db/schema/booking.ts";
import { fuelEntries } from "#db/schema/fleet.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { kilometresBetween } from "#domain/pay/vehicle-cost.ts";
import { addHours } from "#domain/time/local-time.ts";
import { countRevenue } from "#features/revenue/server/count-revenue.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDrivenTrip, anotherDriver, aPayRule, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { tripCosts } from "./trip-costs.ts";

test("a completed trip costs its driver and its kilometres; the rest of the fare before VAT is the margin", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const driver = await anotherDriver(ctx);
    const filling = {
      vehicleId: driver.vehicleId,
      litres: 50,
      costCents: 100_000,
      actor: "system",
      createdAt: testNow,
    };
    await ctx.db.insert(fuelEntries).values([
      { ...filling, id: newId(), filledAt: addHours(testNow, -72), km: 10_000 },
      { ...filling, id: newId(), filledAt: addHours(testNow, -48), km: 11_000 },
    ]);
    const booking = { totalCents: 230_000, vatCents: 30_000, pickupLocation: "Sea Point", destination: "Hermanus" };
    const { reference } = await aDrivenTrip(ctx, driver, { booking, trip: { priceCents: 230_000 } });
    await settleAll(ctx);
    const vehicle_cents = Math.round(200 * (kilometresBetween("Sea Point", "Hermanus") ?? 0));
    expect(await tripCosts(await asTeam(ctx, "admin"), { reference })).toMatchObject({
      value: {
        trips: [
          {
            driver: "Sipho Ndlovu",
            provider: null,
            pay_cents: 10_000,
            vehicle_cents,
            margin_cents: 200_000 - 10_000 - vehicle_cents,
          },
        ],
      },
    });
  }));

test("the driver’s lodging of a hire of several days is spent where it was charged, in the trip and in the figures", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const trip = { priceCents: 300_000 };
    const { reference, bookingId } = await aDrivenTrip(ctx, await anotherDriver(ctx), {
      booking: { totalCents: 300_000 },
      trip,
    });
    const item = { bookingId, leg: null, vatCode: "EX12G" as const };
    await ctx.db.insert(bookingItems).values([
      {
        ...item,
        id: newId(),
        position: 1,
        code: "coach:day",
        text: "Coach, per day",
        amountCents: 220_000,
        quantity: 3,
      },
      {
        ...item,
        id: newId(),
        position: 2,
        code: "driver-night",
        text: "Driver’s lodging",
        amountCents: 80_000,
        quantity: 2,
      },
    ]);
    await settleAll(ctx);
    await countRevenue(ctx, { reference });
    const { value } = await tripCosts(await asTeam(ctx, "admin"), { reference });
    const [costs] = value.trips;
    expect(costs).toMatchObject({ outlay_cents: 80_000, margin_cents: 300_000 - 80_000 - 10_000 });
    const [entry] = await ctx.db.select().from(revenueEntries).where(eq(revenueEntries.bookingId, bookingId));
    expect(entry).toMatchObject({ grossCents: 300_000, outlayCents: 80_000 });
  }));

test("before a trip has ended it has no costs", () =>
  inTransaction(async (ctx) => {
    expect(await tripCosts(await asTeam(ctx, "admin"), { reference: "CTS-NOTONE" })).toMatchObject({
      value: { trips: [] },
    });
  }));
