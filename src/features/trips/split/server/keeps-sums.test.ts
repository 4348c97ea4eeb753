import fc from "fast-check";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { drivesOf, priceOfParts, sizeOf } from "#domain/drive/trip-parts.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam, readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { cancelTrips } from "../../server/cancel-trips.ts";
import { changeTrip } from "../../server/change-trip.ts";
import { reopenTrips } from "../../server/reopen-trips.ts";
import { sharePrices } from "../../server/share-prices.ts";
import { joinTrips } from "./join-trips.ts";
import { splitTrip } from "./split-trip.ts";

/** The booking’s own facts, which stay the same whatever happens to its vehicles. */
type Sold = { readonly passengers: number; readonly bags: number; readonly price: number };
type Drive = { readonly tripId: string; readonly bookingId: string };
type Step = (ctx: Context, drive: Drive, sold: Sold) => Promise<Sold>;

/** Shares a number among several parts, each with at least a minimum. */
function share(count: number, among: number, atLeast: number, weights: readonly number[]): number[] {
  const parts = Array.from({ length: among }, () => atLeast);
  for (let left = count - among * atLeast, at = 0; left > 0; left -= 1, at += 1) {
    const index = (weights[at % weights.length] ?? 0) % among;
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

const split =
  (vehicles: number, weights: readonly number[]): Step =>
  async (ctx, { tripId }, sold) => {
    const count = Math.min(vehicles, sold.passengers);
    if (count < 2) return sold;
    const bags = share(sold.bags, count, 0, weights.toReversed());
    const parts = share(sold.passengers, count, 1, weights).map((passengers, at) => ({
      passengers,
      bags: bags[at] ?? 0,
    }));
    await splitTrip(ctx, { trip_id: tripId, version: (await readTrip(ctx, tripId)).version, parts });
    return sold;
  };

const join: Step = async (ctx, { tripId }, sold) => {
  await joinTrips(ctx, { trip_id: tripId, version: (await readTrip(ctx, tripId)).version });
  return sold;
};

const change =
  (changed: Partial<Sold>): Step =>
  async (ctx, { tripId, bookingId }, sold) => {
    const trip = await readTrip(ctx, tripId);
    if (trip.state === "cancelled") return sold;
    const after = { ...sold, ...changed };
    const times = { pickupAt: addHours(trip.pickupAt, 1), plannedEnd: addHours(trip.plannedEnd, 1) };
    const { passengers, bags, price: priceCents } = after;
    await changeTrip(ctx, bookingId, 1, { passengers, bags, priceCents, ...times });
    await ctx.db.update(bookings).set({ passengers, bags });
    return after;
  };

const reprice =
  (price: number): Step =>
  async (ctx, { tripId, bookingId }, sold) => {
    if ((await readTrip(ctx, tripId)).state === "cancelled") return sold;
    await sharePrices(ctx, bookingId, price);
    return { ...sold, price };
  };

/** Cancels or reopens the leg. */
const cancel: Step = async (ctx, { tripId, bookingId }, sold) => {
  if ((await readTrip(ctx, tripId)).state === "cancelled")
    await reopenTrips(ctx, bookingId, { legs: [1], state: "unassigned" });
  else await cancelTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 0 }], code: "OTHER" });
  return sold;
};

const people = fc.integer({ min: 1, max: 40 });
const bags = fc.integer({ min: 0, max: 40 });
const price = fc.integer({ min: 0, max: 2_000_000 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }))
    .map((of) => split(...of)),
  fc.constant(join),
  fc.record({ passengers: people, bags, price }, { requiredKeys: [] }).map(change),
  price.map(reprice),
  fc.constant(cancel),
);

test("after any splitting, joining, changing and cancelling, passengers, bags and price add up to what was sold", () =>
  fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), (path) =>
      inTransaction(async (plain) => {
        const ctx = await asTeam(plain);
        const drive = await writeLargeTrip(ctx, addHours(testNow, 48));
        let sold: Sold = { passengers: 20, bags: 15, price: 1_000_000 };
        for (const step of path) {
          sold = await step(ctx, drive, sold);
          const drives = drivesOf(await readTripsOf(ctx, drive.bookingId));
          expect(drives).toHaveLength(1);
          const parts = drives[0]?.parts ?? [];
          const whole = sizeOf(parts.map((part) => ({ passengers: part.passengers, bags: part.bags ?? sold.bags })));
          expect({ ...whole, price: priceOfParts(parts) }).toEqual(sold);
        }
      }),
    ),
    { seed: 20_261_116, numRuns: 25 },
  ));
