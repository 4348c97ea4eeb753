import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { newId } from "#platform/ids.ts";
import { aDrivenTrip, anotherDriver, aPayRule, payOf, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { repayBooking } from "./repay-booking.ts";

test("open pay follows a price correction after the trip", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { fareShare: 0.1 });
    const booking = { totalCents: 100_000, vatCents: 0 };
    const trip = await aDrivenTrip(ctx, await anotherDriver(ctx), { booking, trip: { priceCents: 100_000 } });
    await settleAll(ctx);
    expect(await payOf(ctx, trip.tripId)).toMatchObject({ amountCents: 20_000 });

    await ctx.db.update(trips).set({ priceCents: 50_000 }).where(eq(trips.id, trip.tripId));
    await repayBooking(ctx, { type: "booking.changed", reference: trip.reference, changeId: newId() });
    expect(await payOf(ctx, trip.tripId)).toMatchObject({ amountCents: 15_000 });
  }));
