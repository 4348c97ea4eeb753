import { expect, test } from "vitest";
import { fuelEntries } from "#db/schema/fleet.ts";
import { kilometresBetween } from "#domain/pay/vehicle-cost.ts";
import { addHours } from "#domain/time/local-time.ts";
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

test("before a trip has ended it has no costs", () =>
  inTransaction(async (ctx) => {
    expect(await tripCosts(await asTeam(ctx, "admin"), { reference: "CTS-NOTONE" })).toMatchObject({
      value: { trips: [] },
    });
  }));
