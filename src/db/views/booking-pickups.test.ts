import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookings } from "../schema/booking.ts";
import { trips } from "../schema/trips.ts";

const [outbound, back] = [addHours(testNow, 48), addHours(testNow, 96)];
const later = addHours(back, 3);

async function bookReturn(ctx: Context) {
  const { bookingId, tripId } = await writeTrip(ctx, outbound, { booking: { returnAt: back } });
  const [first] = await ctx.db.select().from(trips).where(eq(trips.id, tripId));
  if (!first) throw new Error("no trip was written");
  const second = { ...first, id: newId(), leg: 2, pickupAt: back, plannedEnd: addHours(back, 1) };
  await ctx.db.insert(trips).values(second);
  return { bookingId, first, second };
}
const change = (ctx: Context, { id }: { id: string }, changes: Partial<typeof trips.$inferInsert>) =>
  ctx.db.update(trips).set(changes).where(eq(trips.id, id));
const move = (ctx: Context, trip: { id: string }, pickupAt: Date) =>
  change(ctx, trip, { pickupAt, plannedEnd: addHours(pickupAt, 1) });
const cancel = (ctx: Context, trip: { id: string }, cancelledAt: Date) =>
  change(ctx, trip, { state: "cancelled", cancelledAt });

async function timesOf(ctx: Context, bookingId: string) {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, bookingId));
  return [row?.pickupAt, row?.returnAt];
}

test("a booking has the pickups of its trips, wherever they move", () =>
  inTransaction(async (ctx) => {
    const { bookingId, first, second } = await bookReturn(ctx);
    expect(await timesOf(ctx, bookingId)).toEqual([outbound, back]);
    // The outbound trip moves beyond the return, which then moves too.
    const [thence, home] = [addHours(back, 24), addHours(back, 72)];
    await move(ctx, first, thence);
    await move(ctx, second, home);
    expect(await timesOf(ctx, bookingId)).toEqual([thence, home]);
  }));

test("its page and calendar entry are renewed when a pickup moves, and not by anything else", () =>
  inTransaction(async (ctx) => {
    const { bookingId, first, second } = await bookReturn(ctx);
    const numbers = async () =>
      ctx.db
        .select({ version: bookings.version, calendar: bookings.calendarSequence })
        .from(bookings)
        .where(eq(bookings.id, bookingId));
    const [before] = await numbers();
    if (!before) throw new Error("no booking was written");
    await change(ctx, first, { state: "assigned", passengers: 3 });
    expect(await numbers()).toEqual([before]);
    await move(ctx, second, later);
    expect(await numbers()).toEqual([{ version: before.version + 1, calendar: before.calendar + 1 }]);
  }));

test("without its outbound trip it has the return’s pickup, which may move again", () =>
  inTransaction(async (ctx) => {
    const { bookingId, first, second } = await bookReturn(ctx);
    await cancel(ctx, first, testNow);
    expect(await timesOf(ctx, bookingId)).toEqual([back, null]);
    await move(ctx, second, later);
    expect(await timesOf(ctx, bookingId)).toEqual([later, null]);
  }));

test("without its return it has none, until the return is booked again", () =>
  inTransaction(async (ctx) => {
    const { bookingId, second } = await bookReturn(ctx);
    await cancel(ctx, second, testNow);
    expect(await timesOf(ctx, bookingId)).toEqual([outbound, null]);
    await change(ctx, second, { state: "unassigned", cancelledAt: null });
    expect(await timesOf(ctx, bookingId)).toEqual([outbound, back]);
  }));

test("a booking that is cancelled keeps its times; of two cancellations, those of the last", () =>
  inTransaction(async (ctx) => {
    const whole = await bookReturn(ctx);
    for (const trip of [whole.first, whole.second]) await cancel(ctx, trip, testNow);
    expect(await timesOf(ctx, whole.bookingId)).toEqual([outbound, back]);
    const inTwo = await bookReturn(ctx);
    await cancel(ctx, inTwo.first, testNow);
    await cancel(ctx, inTwo.second, addHours(testNow, 1));
    expect(await timesOf(ctx, inTwo.bookingId)).toEqual([back, null]);
  }));

test("the last day of a stay is the booking’s own, and a relief vehicle moves no pickup", () =>
  inTransaction(async (ctx) => {
    const lastDay = addHours(outbound, 72);
    const { bookingId, tripId } = await writeTrip(ctx, outbound, { booking: { returnAt: lastDay } });
    await move(ctx, { id: tripId }, addHours(outbound, 2));
    expect(await timesOf(ctx, bookingId)).toEqual([addHours(outbound, 2), lastDay]);
    const [broken] = await ctx.db.select().from(trips).where(eq(trips.id, tripId));
    if (!broken) throw new Error("no trip was written");
    const relief = {
      ...broken,
      id: newId(),
      part: 2,
      splitFrom: tripId,
      continues: tripId,
      pickupAt: addHours(outbound, 5),
    };
    await ctx.db.insert(trips).values({ ...relief, plannedEnd: addHours(outbound, 6) });
    expect(await timesOf(ctx, bookingId)).toEqual([addHours(outbound, 2), lastDay]);
  }));
