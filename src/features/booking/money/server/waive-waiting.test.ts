import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingItems } from "#db/schema/booking.ts";
import { tripWaits } from "#db/schema/trips.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { rowByReference } from "#testing/builders/booking/at-desk.ts";
import { asTeam, readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { reactions } from "../../../../reactions.ts";
import { chargeWaiting } from "./charge-waiting.ts";
import { waiveWaiting } from "./waive-waiting.ts";

/** Met 76 minutes after the pickup at the airport: two steps of R60 beyond the free hour. */
async function aLateGuest(ctx: Context, world: World) {
  const trip = await aDriverOnTheWay(ctx, {
    booking: { totalCents: 50_000, paidCents: 50_000 },
    trip: { priceCents: 50_000 },
  });
  await ctx.db.insert(bookingItems).values({
    id: newId(),
    bookingId: trip.bookingId,
    position: 1,
    leg: 1,
    code: "fare",
    text: "Transfer",
    amountCents: 50_000,
    vatCode: "EX12G",
  });
  await trip.report("arrive", 0);
  await trip.report("met", 76);
  world.events.splice(0);
  return trip;
}
const itemsOf = async (ctx: Context, bookingId: string) =>
  (await ctx.db.select().from(bookingItems).where(eq(bookingItems.bookingId, bookingId)))
    .toSorted((a, b) => a.position - b.position)
    .map(({ code, amountCents }) => [code, amountCents]);

test("waiting is charged once the trip has ended, as a line of its own, and the customer reads why", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, bookingId, reference, report } = await aLateGuest(ctx, world);
    expect(await rowByReference(ctx, reference)).toMatchObject({ totalCents: 50_000 });
    await report("dropoff", 120);
    await followEvents(ctx, world, { reactions });
    expect(await rowByReference(ctx, reference)).toMatchObject({ totalCents: 62_000, state: "completed" });
    expect(await itemsOf(ctx, bookingId)).toEqual([
      ["fare", 50_000],
      ["waiting", 12_000],
    ]);
    expect(await readTrip(ctx, tripId)).toMatchObject({ priceCents: 62_000 });
    const email = world.emails.find(({ template }) => template === "booking-changed");
    const words = wordsOn(email?.content).join(" ");
    expect(words).toContain("The first 60 minutes were free.");
    expect(words).toContain("R120 for 30 minutes");

    await chargeWaiting(ctx, { type: "trip.ended", tripId, bookingId });
    expect(await rowByReference(ctx, reference)).toMatchObject({ totalCents: 62_000 });
  }));

test("a dispatcher waives it with a reason: what was charged is taken off again", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, bookingId, reference, report } = await aLateGuest(ctx, world);
    await report("dropoff", 120);
    await followEvents(ctx, world, { reactions });
    const team = await asTeam(ctx);
    const input = { trip_id: tripId, reason: "We told her the wrong exit" };
    expect(await waiveWaiting(team, input)).toMatchObject({ ok: true });
    expect(await rowByReference(ctx, reference)).toMatchObject({ totalCents: 50_000 });
    expect(await itemsOf(ctx, bookingId)).toEqual([
      ["fare", 50_000],
      ["waiting", 12_000],
      ["waiting", -12_000],
    ]);
    expect(await readTrip(ctx, tripId)).toMatchObject({ priceCents: 50_000 });
    expect(await waiveWaiting(team, input)).toMatchObject({ reason: "nothing_due" });
  }));

test("waived before the trip has ended it is never charged", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, reference, report } = await aLateGuest(ctx, world);
    const input = { trip_id: tripId, reason: "A regular guest" };
    expect(await waiveWaiting(await asTeam(ctx), input)).toMatchObject({ ok: true });
    await report("dropoff", 120);
    await followEvents(ctx, world, { reactions });
    expect(await rowByReference(ctx, reference)).toMatchObject({ totalCents: 50_000 });
    const [wait] = await ctx.db.select().from(tripWaits).where(eq(tripWaits.tripId, tripId));
    expect(wait).toMatchObject({ state: "waived", reason: "A regular guest" });
  }));

test("more than R500 is an administrator’s to waive; a trip without waiting has nothing to waive", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await aLateGuest(ctx, world);
    await ctx.db.update(tripWaits).set({ steps: 9 }).where(eq(tripWaits.tripId, tripId));
    const input = { trip_id: tripId, reason: "x" };
    expect(await waiveWaiting(await asTeam(ctx), input)).toMatchObject({ reason: "over_limit" });
    expect(await waiveWaiting(await asTeam(ctx, "admin"), input)).toMatchObject({ ok: true });
    expect(await waiveWaiting(ctx, { trip_id: newId(), reason: "x" })).toMatchObject({ reason: "not_found" });
  }));
