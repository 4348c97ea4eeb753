import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aPayRule } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { setPayout } from "./set-payout.ts";

async function payoutOf(ctx: Context, providerId: string | null, priceCents: number | null) {
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { providerId } });
  const crew = { driverId, vehicleId };
  const { tripId, bookingId } = await writeTrip(ctx, addHours(testNow, 48), { crew, trip: { priceCents } });
  const [assignment] = await readAssignments(ctx, tripId);
  await setPayout(ctx, { type: "driver.assigned", tripId, bookingId, assignmentId: assignment?.id ?? "" });
  return (await readAssignments(ctx, tripId))[0]?.payoutCents;
}

test("a provider is paid the usual share of a trip that is assigned to their driver", () =>
  inTransaction(async (ctx) => {
    const { providerId } = await writeProvider(ctx);
    expect(await payoutOf(ctx, providerId, 100_000)).toBe(70_000);
  }));

test("a provider with a pay rule is paid by that rule for the planned trip", () =>
  inTransaction(async (ctx) => {
    const { providerId } = await writeProvider(ctx);
    await aPayRule(ctx, { perTripCents: 99_900 });
    await aPayRule(ctx, { providerId, perTripCents: 25_000, fareShare: 0.5 });
    expect(await payoutOf(ctx, providerId, 100_000)).toBe(75_000);
    expect(await payoutOf(ctx, providerId, null)).toBe(25_000);
  }));

test("without a price there is no share, and our own drivers get no payout", () =>
  inTransaction(async (ctx) => {
    const { providerId } = await writeProvider(ctx);
    expect(await payoutOf(ctx, providerId, null)).toBeNull();
    expect(await payoutOf(ctx, null, 100_000)).toBeNull();
  }));
