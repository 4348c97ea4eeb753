import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { extras } from "#db/schema/catalogue.ts";
import { driverAbsences } from "#db/schema/drivers.ts";
import { auditLog } from "#db/schema/platform.ts";
import { tripFlights, tripNotes, trips, vehicleHolds } from "#db/schema/trips.ts";
import { rand } from "#domain/money/money.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { followShift } from "#features/booking/progress/server/follow-shift.ts";
import { sendPickupMoved } from "#features/booking/progress/server/send-pickup-moved.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { anExtra } from "#testing/builders/booking/an-extra.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { applyCrews } from "../../assign/server/apply-crews.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { checkCrews } from "../../assign/server/check-crews.ts";
import { sendPickupTimeForDriver } from "./send-pickup-time-for-driver.ts";
import { shiftTrip } from "./shift-trip.ts";

const start = addHours(testNow, 30);
const later = addMinutes(start, 45);

async function assigned(ctx: Context) {
  const crew = await writeCrew(ctx);
  const trip = await writeTrip(ctx, start);
  const result = await assignTrip(ctx, { trip_id: trip.tripId, version: 1, ...crew });
  if (!result.ok) throw new Error(`not assigned: ${result.reason}`);
  return { ...trip, crew, version: result.value.version };
}
const requestFor = (trip: { tripId: string; version: number }, to = later) => ({
  trip_id: trip.tripId,
  version: trip.version,
  pickup_at: to.toISOString(),
  reason: "the guests asked for it",
});

test("a pickup moves with its driver’s and vehicle’s time, and gives a reason", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const trip = await assigned(ctx);
    const [before] = await readAssignments(ctx, trip.tripId);
    expect(await shiftTrip(ctx, requestFor(trip))).toMatchObject({ ok: true, value: { version: trip.version + 1 } });
    const after = await readTrip(ctx, trip.tripId);
    expect([after.pickupAt, after.plannedEnd]).toEqual([later, addMinutes(later, 60)]);
    const [assignment] = await readAssignments(ctx, trip.tripId);
    expect(assignment?.busy).not.toBe(before?.busy);
    const [hold] = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.state, "assigned"));
    expect(hold?.busy).toBe(assignment?.busy);
    const [note] = await ctx.db.select().from(tripNotes).where(eq(tripNotes.tripId, trip.tripId));
    expect(note?.text).toMatch(/^Pickup moved from .* to .*: the guests asked for it$/);
  }));

describe("is refused", () => {
  test("from an outdated screen", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const trip = await assigned(ctx);
      const stale = { ...requestFor(trip), version: trip.version - 1 };
      expect(await shiftTrip(ctx, stale)).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    }));

  test("into the past, and once the passenger is on board", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const trip = await assigned(ctx);
      expect(await shiftTrip(ctx, requestFor(trip, addHours(testNow, -1)))).toMatchObject({ reason: "in_the_past" });
      await ctx.db.update(trips).set({ state: "onboard" }).where(eq(trips.id, trip.tripId));
      expect(await shiftTrip(ctx, requestFor(trip))).toMatchObject({ reason: "not_possible" });
    }));

  test("into the driver’s next trip, unless there is a reason; then no time is blocked twice", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const trip = await assigned(ctx);
      const next = await writeTrip(ctx, addHours(start, 3));
      const also = await assignTrip(ctx, { trip_id: next.tripId, version: 1, ...trip.crew });
      expect(also).toMatchObject({ ok: true });
      const into = requestFor(trip, addHours(start, 3));
      expect(await shiftTrip(ctx, into)).toMatchObject({
        ok: false,
        reason: "blocked",
        details: {
          may_override: true,
          reasons: expect.arrayContaining([
            expect.objectContaining({ kind: "driver_busy", override: "dispatcher" }),
            expect.objectContaining({ kind: "vehicle_busy", override: "dispatcher" }),
          ]),
        },
      });
      expect((await readTrip(ctx, trip.tripId)).pickupAt).toEqual(start);
      expect(await shiftTrip(ctx, { ...into, override_reason: "another driver comes" })).toMatchObject({ ok: true });
      const [assignment] = await readAssignments(ctx, trip.tripId);
      expect(assignment).toMatchObject({ overridden: true, overrideReason: "another driver comes" });
      const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "assignment.overridden"));
      expect(entry).toMatchObject({ subjectId: assignment?.id, reason: "another driver comes" });
    }));

  test("into the driver’s leave, unless there is a reason; a trip without a driver can move freely", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const trip = await assigned(ctx);
      await ctx.db.insert(driverAbsences).values({
        id: ctx.newId(),
        driverId: trip.crew.driver_id,
        kind: "leave" as const,
        state: "granted" as const,
        createdBy: "test",
        createdAt: ctx.now,
        span: `[${addHours(start, 5).toISOString()},${addHours(start, 9).toISOString()})`,
      });
      const into = addHours(start, 6);
      expect(await shiftTrip(ctx, requestFor(trip, into))).toMatchObject({
        reason: "blocked",
        details: { reasons: [{ kind: "driver_away" }] },
      });
      const open = await writeTrip(ctx, start);
      expect(await shiftTrip(ctx, requestFor({ tripId: open.tripId, version: 1 }, into))).toMatchObject({ ok: true });
    }));
});

describe("when an extra of its booking is sold out at the new time", () => {
  const coolBox = {
    id: "cool-box",
    name: "Cool box",
    kind: "equipment",
    per: "booking",
    unitCents: rand(150),
    vatCode: "STD15",
    needsApproval: false,
    quantity: 1,
  } as const;
  /** There is one cool box; a trip now and one an hour and a half later each have it. */
  async function twoWithOneBox(plain: Context) {
    const ctx = await asTeam(plain);
    await ctx.db.insert(extras).values(anExtra({ stock: 1 }));
    const booking = { extras: [coolBox] };
    await writeTrip(ctx, addMinutes(start, 90), { booking });
    return { ctx, trip: { ...(await writeTrip(ctx, start, { booking })), version: 1 } };
  }
  const oversold = (ctx: Context) => ctx.db.select().from(auditLog).where(eq(auditLog.action, "trip.extra_oversold"));

  test("our team gives a reason, and it is in the activity log; to a time when it is free the trip simply moves", () =>
    inTransaction(async (plain) => {
      const { ctx, trip } = await twoWithOneBox(plain);
      expect(await shiftTrip(ctx, requestFor(trip))).toMatchObject({
        reason: "blocked",
        details: {
          may_override: true,
          reasons: [
            { kind: "too_few_extras", text: expect.stringMatching(/^1 of Cool box are booked, but 0 are left/) },
          ],
        },
      });
      expect((await readTrip(ctx, trip.tripId)).pickupAt).toEqual(start);
      const moved = await shiftTrip(ctx, { ...requestFor(trip), override_reason: "we borrow one" });
      expect(moved).toMatchObject({ ok: true, value: { version: 2 } });
      expect(await oversold(ctx)).toMatchObject([{ subjectId: trip.tripId, reason: "we borrow one" }]);
      const free = { ...requestFor({ ...trip, version: 2 }, addMinutes(start, 15)) };
      expect(await shiftTrip(ctx, free)).toMatchObject({ ok: true });
      expect(await oversold(ctx)).toHaveLength(1);
    }));

  test("a plan of dispatch is refused the same way", () =>
    inTransaction(async (plain) => {
      const { ctx, trip } = await twoWithOneBox(plain);
      const moved = { tripId: trip.tripId, version: 1, driverId: null, vehicleId: null, pickupAt: later };
      const apply = (because?: string) => applyCrews(ctx, { crews: [moved], because, reason: "plan: Saturday" });
      expect(await apply()).toMatchObject({ reason: "blocked", details: { trip_ids: [trip.tripId] } });
      expect(await checkCrews(ctx, [moved])).toMatchObject([{ reasons: [{ kind: "too_few_extras" }] }]);
    }));

  test("a late landing moves it all the same, and our team has a task", () =>
    inTransaction(async (plain, world) => {
      const { ctx, trip } = await twoWithOneBox(plain);
      expect(await shiftTrip(ctx, { ...requestFor(trip), isFlight: true })).toMatchObject({ ok: true });
      expect(world.events.filter(({ type }) => type === "task.wanted")).toMatchObject([
        { subjectId: trip.reference, title: expect.stringContaining("1 of Cool box are booked, but 0 are left") },
      ]);
      expect(await oversold(ctx)).toEqual([]);
    }));
});

test("the booking and its calendar entry move once, and customer and driver are each notified once", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const trip = await assigned(ctx);
    await shiftTrip(ctx, { ...requestFor(trip), isFlight: true });
    const event = world.events.find(({ type }) => type === "trip.shifted");
    if (event?.type !== "trip.shifted") throw new Error("No event was emitted.");
    for (let times = 0; times < 2; times++) {
      await followShift(ctx, event);
      await sendPickupMoved(ctx, event);
      await sendPickupTimeForDriver(ctx, event);
    }
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, trip.bookingId));
    expect(booking).toMatchObject({ pickupAt: later, calendarSequence: 1 });
    const emails = world.emails.map(({ template, to }) => `${template} ${to}`);
    expect(new Set(emails).size).toBe(2);
    expect(emails.some((one) => one.startsWith("pickup-moved "))).toBe(true);
    expect(emails.some((one) => one.startsWith("pickup-time-for-driver "))).toBe(true);
  }));

test("a pickup moved by our team counts as planned for the landing expected at that time", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const trip = await assigned(ctx);
    const expectedAt = addHours(later, -1);
    const news = { flightNumber: "BA43", status: "delayed", source: "service", checkedAt: ctx.now } as const;
    await ctx.db.update(trips).set({ flightNumber: "BA43" }).where(eq(trips.id, trip.tripId));
    await ctx.db
      .insert(tripFlights)
      .values({ ...news, tripId: trip.tripId, scheduledAt: addHours(expectedAt, -1), expectedAt });
    expect(await shiftTrip(ctx, requestFor(trip))).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(tripFlights)).toMatchObject([{ tripId: trip.tripId, plannedFor: expectedAt }]);
  }));

test("all vehicles of a leg move together, every driver is notified, and the customer once", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, start);
    const [, secondId = ""] = await splitOver(ctx, tripId);
    for (const id of [tripId, secondId]) {
      const crew = await writeCrew(ctx, { vehicle: { seats: 13, bags: 13 }, driver: { email: `${id}@example.com` } });
      const { version } = await readTrip(ctx, id);
      expect(await assignTrip(ctx, { trip_id: id, version, ...crew })).toMatchObject({ ok: true });
    }
    const { version } = await readTrip(ctx, secondId);
    const moved = await shiftTrip(ctx, requestFor({ tripId: secondId, version }));
    expect(moved).toMatchObject({ ok: true, value: { trip_id: secondId, version: version + 1 } });
    const rows = await ctx.db.select().from(trips).where(eq(trips.bookingId, bookingId));
    expect(rows.map(({ pickupAt }) => pickupAt)).toEqual([later, later]);
    const shifted = world.events.filter((event) => event.type === "trip.shifted");
    expect(shifted).toMatchObject([{ tripId, bookingId }]);
    for (const event of shifted) await sendPickupTimeForDriver(ctx, event);
    expect(world.emails.map(({ to }) => to).toSorted()).toEqual(
      [tripId, secondId].map((id) => `${id}@example.com`).toSorted(),
    );
  }));
