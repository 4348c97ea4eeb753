import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { tasks } from "#db/schema/crm.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { dispatchProblems } from "#features/dispatch/server/dispatch-problems.ts";
import { listProblems } from "#features/reporting/server/list-problems.ts";
import { completeSilentTrips } from "#features/trips/road/server/complete-silent-trips.ts";
import { recordTripEvent } from "#features/trips/road/server/record-trip-event.ts";
import { sendTripEvents } from "#features/trips/road/server/send-trip-events.ts";
import { verifyTrip } from "#features/trips/road/server/verify-trip.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aPayRule, payOf } from "#testing/builders/money/a-paid-driver.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../reactions.ts";

const price = 90_000;
const pickupAt = addMinutes(testNow, 20);
const plannedEnd = addMinutes(pickupAt, 90);
/** The morning after, and most of a day later. */
const later = addHours(plannedEnd, 26);

/** A paid trip of an hour and a half. Its driver is paid by the hour, reported the pickup, and then nothing more. */
async function aSilentTrip(ctx: Context, world: World) {
  await aPayRule(ctx, { perTripCents: 0, perHourCents: 6000 });
  const userId = await anAccount(ctx, ["driver"], { name: "Sipho" });
  const crew = await writeCrew(ctx, { driver: { userId } });
  const team = await asTeam(ctx);
  const trip = await writeTrip(ctx, pickupAt, {
    minutes: 90,
    booking: { totalCents: price, paymentMethod: "online" },
    trip: { priceCents: price },
    crew: { driverId: crew.driver_id, vehicleId: crew.vehicle_id },
  });
  await ctx.db.insert(bookingItems).values({
    id: newId(),
    bookingId: trip.bookingId,
    position: 1,
    leg: 1,
    code: "fare",
    text: "Transfer",
    amountCents: price,
    vatCode: "EX12G" as const,
  });
  const paymentId = newId();
  await ctx.db.insert(payments).values({
    id: paymentId,
    bookingId: trip.bookingId,
    amountCents: price,
    method: "online",
    state: "succeeded",
    paidAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
  });
  const settle = () => followEvents(ctx, world, { reactions });
  await ctx.emit({ type: "booking.confirmed", reference: trip.reference });
  await ctx.emit({ type: "payment.succeeded", paymentId, reference: trip.reference });
  await settle();
  const sipho = asPerson(ctx, userId, ["driver"]);
  const { version } = await readTrip(ctx, trip.tripId);
  const met = { trip_id: trip.tripId, version, event: "met", reason: "" } as const;
  expect(await recordTripEvent({ ...sipho, now: pickupAt }, met)).toMatchObject({ ok: true });
  await settle();
  const at = (by: Context, now: Date): Context => ({ ...by, now });
  await completeSilentTrips(asSystem(at(ctx, addHours(plannedEnd, 6))));
  await settle();
  return { ...trip, team: at(team, later), sipho: at(sipho, later), settle };
}

async function statusOf({ db }: Context, id: string) {
  const [booking] = await db.select({ status: bookingStatus }).from(bookings).where(eq(bookings.id, id));
  return booking?.status;
}

test("it heads the next problems of dispatch and Admin, once, until our team ends it as planned", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, bookingId, reference, team, settle } = await aSilentTrip(ctx, world);
    await writeTrip(team, addMinutes(later, 90), { trip: { pickupLocation: "12 Kloof Street" } });
    expect(await statusOf(team, bookingId)).toBe("end_not_reported");
    const { problems } = (await dispatchProblems(team)).value;
    const line = { kind: "end_not_reported", trip_id: tripId, version: 6, driver: "Sipho Ndlovu" };
    expect(problems[0]).toMatchObject({ ...line, due_at: plannedEnd.toISOString() });
    const [first, ...others] = await listProblems(team);
    expect(first).toMatchObject({ kind: "trip_problem", trip: "end_not_reported", subject: reference });
    expect(others.filter(({ subject }) => subject === reference)).toEqual([]);

    const input = { trip_id: tripId, version: 6, outcome: "completed", reason: "Ended as planned" } as const;
    expect(await verifyTrip(team, input)).toMatchObject({ ok: true, value: { state: "completed" } });
    await settle();
    expect(await payOf(ctx, tripId), "an hour and a half, not until someone noticed").toMatchObject({
      amountCents: 9000,
    });
    expect(await statusOf(team, bookingId)).toBe("completed");
    expect(await ctx.db.select().from(invoices)).toMatchObject([{ totalCents: price }]);
    expect(await ctx.db.select().from(tasks).where(eq(tasks.kind, "verify_trip"))).toMatchObject([{ state: "done" }]);
    expect((await dispatchProblems(team)).value.problems.filter(({ trip_id }) => trip_id === tripId)).toEqual([]);
  }));

test("who knows when it ended says so, and that is what is paid", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, team, settle } = await aSilentTrip(ctx, world);
    const input = { trip_id: tripId, version: 6, outcome: "completed", reason: "The guest called" } as const;
    for (const wrong of [addMinutes(pickupAt, -1), addMinutes(later, 1)])
      expect(await verifyTrip(team, { ...input, ended_at: wrong.toISOString() })).toMatchObject({
        reason: "impossible_end",
      });
    const ended_at = addMinutes(pickupAt, 120).toISOString();
    expect(await verifyTrip(team, { ...input, ended_at })).toMatchObject({ ok: true });
    await settle();
    expect(await payOf(ctx, tripId)).toMatchObject({ amountCents: 12_000 });
  }));

test("a drop-off that the driver’s phone sends at last ends it, at its own time", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, bookingId, sipho, settle } = await aSilentTrip(ctx, world);
    const event = {
      key: newId(),
      trip_id: tripId,
      event: "dropoff" as const,
      reason: "",
      place: null,
      battery_percent: 9,
      occurred_at: addMinutes(pickupAt, 150).toISOString(),
    };
    const now = addHours(pickupAt, 12);
    const sent = await sendTripEvents({ ...sipho, now }, { sent_at: now.toISOString(), events: [event] });
    expect(sent).toMatchObject({ value: { results: [{ outcome: "moved" }] } });
    await settle();
    expect((await readTrip(ctx, tripId)).state).toBe("completed");
    expect(await payOf(ctx, tripId)).toMatchObject({ amountCents: 15_000 });
    expect(await statusOf(ctx, bookingId)).toBe("completed");
  }));
