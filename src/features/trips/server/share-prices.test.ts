import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { changeTrip } from "./change-trip.ts";
import { sharePrices } from "./share-prices.ts";

const pricesOf = async (ctx: Context, bookingId: string) =>
  (await readTripsOf(ctx, bookingId)).map(({ priceCents }) => priceCents);

test("a new total is shared in the old proportions; the last leg takes the rounding difference", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["unassigned", "cancelled", "unassigned"]);
    await changeTrip(ctx, bookingId, 1, { priceCents: 20_000 });
    await changeTrip(ctx, bookingId, 2, { priceCents: 5_000 });
    await changeTrip(ctx, bookingId, 3, { priceCents: 10_000 });
    await sharePrices(ctx, bookingId, 10_001);
    expect(await pricesOf(ctx, bookingId)).toEqual([6_667, 5_000, 3_334]);
  }));

test("legs without a price share equally", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["unassigned", "unassigned"]);
    await sharePrices(ctx, bookingId, 5_001);
    expect(await pricesOf(ctx, bookingId)).toEqual([2_501, 2_500]);
  }));

test("several vehicles of one leg get one share together", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, addHours(testNow, 48));
    await splitOver(ctx, tripId);
    await sharePrices(ctx, bookingId, 777_777);
    expect(await pricesOf(ctx, bookingId)).toEqual([505_556, 272_221]);
  }));
