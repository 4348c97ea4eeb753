import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { trips, tripWaits } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { at, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { asTeam, editFacts } from "#testing/builders/booking/an-edit.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { chargeWaiting } from "./charge-waiting.ts";
import { overridePrice } from "./override-price.ts";
import { waiveWaiting } from "./waive-waiting.ts";

const waited = 12_000;

/** There and back, with the outbound trip over. */
async function aDrivenOutbound(ctx: Context) {
  const { id } = await writeSold(ctx, { returnAt: at("2026-12-02", "10:00") });
  const past = at("2026-11-19", "14:00");
  await ctx.db.update(bookings).set({ state: "in_progress", pickupAt: past }).where(eq(bookings.id, id));
  const [trip] = await ctx.db
    .update(trips)
    .set({ state: "completed", pickupAt: past })
    .where(and(eq(trips.bookingId, id), eq(trips.leg, 1)))
    .returning();
  return { id, past, tripId: trip?.id ?? "" };
}

/** The same twice: its driver waited for R120 in one, and not in the other. */
async function withAndWithout(ctx: Context) {
  const without = await aDrivenOutbound(ctx);
  const { id, past, tripId } = await aDrivenOutbound(ctx);
  await ctx.db.insert(tripWaits).values({
    tripId,
    bookingId: id,
    startedAt: past,
    metAt: addMinutes(past, 90),
    freeMinutes: 60,
    stepCents: 6000,
    steps: 2,
    state: "due",
    createdAt: ctx.now,
  });
  await chargeWaiting(ctx, { type: "trip.ended", tripId, bookingId: id });
  return {
    tripId,
    both: [without.id, id],
    /** All that is paid differs by the waiting alone. */
    async differ() {
      const plain = await moneyOf(ctx, without.id);
      const [first = 0, second = 0] = plain.legs;
      expect(await moneyOf(ctx, id)).toEqual({
        total: plain.total + waited,
        lines: plain.lines + waited,
        waiting: [[1, waited]],
        legs: [first + waited, second],
      });
    },
    async areAlike() {
      expect({ ...(await moneyOf(ctx, id)), waiting: [] }).toEqual(await moneyOf(ctx, without.id));
    },
  };
}

async function moneyOf(ctx: Context, id: string) {
  const { booking, legs, items } = await readSold(ctx, id);
  const waiting = items.filter(({ code }) => code === "waiting");
  return {
    total: booking.totalCents ?? 0,
    lines: items.reduce((sum, { amountCents }) => sum + amountCents, 0),
    waiting: waiting.map(({ leg, amountCents }) => [leg, amountCents]),
    legs: legs.map(({ priceCents }) => priceCents ?? 0),
  };
}

test("waiting is a line of its own and part of its own trip’s price", () =>
  inTransaction(async (ctx) => {
    await (await withAndWithout(ctx)).differ();
  }));

test("a booking that is priced again keeps it, once, also where a price of our own gives way to the tariff’s", () =>
  inTransaction(async (ctx) => {
    const { tripId, both, differ, areAlike } = await withAndWithout(ctx);
    const editBoth = async (return_date: string) => {
      for (const id of both) expect(await editFacts(ctx, id, { return_date })).toMatchObject({ ok: true });
    };
    await editBoth("2026-12-03");
    await differ();
    await ctx.db.update(bookings).set({ overrideReason: "A friend" }).where(inArray(bookings.id, both));
    await editBoth("2026-12-04");
    await differ();

    const waived = await waiveWaiting(await asTeam(ctx), { trip_id: tripId, reason: "Our mistake" });
    expect(waived).toMatchObject({ ok: true });
    await editBoth("2026-12-05");
    await areAlike();
  }));

test("a price of our own is shared by the trips, and waiting stays with the trip it was for", () =>
  inTransaction(async (ctx) => {
    const { both, differ } = await withAndWithout(ctx);
    for (const id of both) {
      const { version, totalCents } = (await readSold(ctx, id)).booking;
      const price = { id, version, total_cents: (totalCents ?? 0) - 10_000, reason: "Agreed", is_confirmed: true };
      expect(await overridePrice(await asTeam(ctx), price)).toMatchObject({ ok: true });
    }
    await differ();
  }));
