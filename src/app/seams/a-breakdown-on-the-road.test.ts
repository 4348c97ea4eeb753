import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { incidents } from "#db/schema/incidents.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payItems } from "#db/schema/pay.ts";
import { refunds } from "#db/schema/payments.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { describeBooking } from "#features/booking/self-service/server/describe-booking.ts";
import { countStates } from "#features/dispatch/board/count-policy.ts";
import { dispatchDay } from "#features/dispatch/board/server/dispatch-day.ts";
import { dispatchProblems } from "#features/dispatch/server/dispatch-problems.ts";
import { liveSeal } from "#features/live/contract.ts";
import { liveTrip } from "#features/live/follow/server/live-trip.ts";
import { newsOf } from "#features/live/follow/ui/messages.ts";
import { listProblems } from "#features/reporting/server/list-problems.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import { candidatesForTrip } from "#features/trips/assign/server/candidates-for-trip.ts";
import { myTrips } from "#features/trips/own/server/my-trips.ts";
import { abandonTrip } from "#features/trips/relief/server/abandon-trip.ts";
import { outcomeLines } from "#features/trips/road/server/describe-outcome.ts";
import { evidenceFile } from "#features/trips/road/server/evidence-file.ts";
import { gatherProof } from "#features/trips/road/server/gather-proof.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { aPaidTrip, breakDown, price } from "#testing/builders/dispatch/a-breakdown.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";

const readBooking = async (ctx: Context, id: string) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("No such booking.");
  return row;
};

test("a breakdown with passengers aboard: relieved, announced to everyone, driven to its end, billed once, paid by what each drove", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world);
    const { tripId, bookingId, reference, sipho, fatima, hotel, at, report, summaryOf, settle } = walk;
    await breakDown(walk);
    const [first, relief] = await readTripsOf(ctx, bookingId);
    if (!first || !relief) throw new Error("There is no relief trip.");
    const stopped = at(await asTeam(ctx), 36);

    // The board and Admin: it heads the problems, and is counted as interrupted, not as done.
    expect(await dispatchProblems(stopped)).toMatchObject({
      value: { problems: [{ kind: "interrupted", also: ["incident"], trip_id: relief.id, reference }] },
    });
    const [problem] = await listProblems(stopped);
    expect(problem).toMatchObject({ trip: "interrupted", subject: reference });
    const day = await dispatchDay(stopped, { date: "2026-11-20" as never });
    const own = day.value.trips.filter((trip) => trip.reference === reference);
    expect(countStates(own)).toMatchObject({ total: 1, interrupted: 1, done: 0, unassigned: 0, on_the_road: 0 });

    // It is an incident, and the booking goes on.
    expect(await ctx.db.select().from(incidents)).toMatchObject([
      { type: "breakdown", severity: "serious", tripId, driverId: sipho.driver_id, text: "The gearbox" },
    ]);
    expect(await readBooking(ctx, bookingId)).toMatchObject({ state: "in_progress", totalCents: price });

    // Customer and hotel hear of it at once; the customer’s pages say what happens.
    const interrupted = await summaryOf("trip-news");
    expect(interrupted.map(({ to }) => to)).toEqual(["thandi@example.com", hotel.email]);
    for (const { text } of interrupted) expect(text).toMatch(/can’t drive on.*Hermanus|Hermanus.*can’t drive on/s);
    const shown = await describeBooking(stopped, { ...(await readBooking(ctx, bookingId)), policy: null } as never, []);
    expect(shown.trips).toMatchObject([{ state: "interrupted", driver: null, relief: { state: "unassigned" } }]);
    const token = sealedToken(ctx, liveSeal, tripId);
    const live = await liveTrip(stopped, { token });
    if (!live.ok) throw new Error("The live page is closed.");
    expect(live.value.vehicles.map((vehicle) => newsOf(vehicle, live.value).title)).toEqual([
      "Your trip was interrupted",
    ]);
    expect(live.value.may_tell_late).toBe(false);

    // Sipho’s phone: the part is over, and the relief driver is shown once known.
    const ofSipho = async () => (await myTrips(at(sipho.asking, 40), { when: "ahead" })).value.trips;
    expect(await ofSipho()).toMatchObject([{ id: tripId, state: "interrupted", relief: { driver: null } }]);

    // Dispatch chooses another driver and vehicle by the usual gate.
    const ranked = await candidatesForTrip(stopped, { trip_id: relief.id });
    expect(ranked).toMatchObject({ ok: true });
    world.emails.length = 0;
    const assigned = await assignTrip(stopped, {
      trip_id: relief.id,
      version: relief.version,
      driver_id: fatima.driver_id,
      vehicle_id: fatima.vehicle_id,
    });
    expect(assigned).toMatchObject({ ok: true, value: { state: "assigned" } });
    await settle();
    expect(world.emails.map(({ template, to }) => [template, to]).toSorted()).toEqual([
      ["driver-assigned", fatima.email],
      ["driver-details", "thandi@example.com"],
      ["relief-for-driver", sipho.email],
      ["trip-news", hotel.email],
    ]);
    const [details] = await summaryOf("driver-details");
    expect(details?.text).toMatch(/sorry.*Fatima is coming to take you on to Hermanus/s);
    expect(details?.text).not.toContain("free, then");
    expect(await ofSipho()).toMatchObject([{ relief: { driver: "Fatima" } }]);
    const ofFatima = await myTrips(at(fatima.asking, 41), { when: "ahead" });
    expect(ofFatima.value.trips).toMatchObject([
      { id: relief.id, continues: tripId, pickup_location: expect.stringContaining("Somerset West") },
    ]);

    // Fatima continues from there. No one is charged for having waited at the roadside.
    for (const [event, minutes] of [
      ["depart", 42],
      ["arrive", 60],
      ["met", 95],
      ["dropoff", 160],
    ] as const)
      await report(at(fatima.asking, minutes), relief.id, event);
    expect(await readBooking(ctx, bookingId)).toMatchObject({ state: "completed", totalCents: price });
    const over = at(ctx, 161);
    expect(
      await describeBooking(over, { ...(await readBooking(ctx, bookingId)), policy: null } as never, []),
    ).toMatchObject({
      trips: [{ state: "completed", relief: null }],
    });
    expect((await dispatchProblems(at(stopped, 161))).value.problems.map(({ kind }) => kind)).toEqual(["incident"]);

    // Billed once, counted once; both are paid by what they drove.
    const issued = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, bookingId));
    expect(issued).toMatchObject([{ kind: "invoice", totalCents: price }]);
    const parts = await readTripsOf(ctx, bookingId);
    expect(parts.map(({ priceCents }) => priceCents ?? 0).reduce((a, b) => a + b)).toBe(price);
    expect(parts.every(({ priceCents }) => (priceCents ?? 0) > 0)).toBe(true);
    const paid = await ctx.db.select().from(payItems).where(eq(payItems.kind, "trip"));
    expect(new Map(paid.map(({ sourceId, driverId }) => [sourceId, driverId]))).toEqual(
      new Map([
        [tripId, sipho.driver_id],
        [relief.id, fatima.driver_id],
      ]),
    );
    expect(paid.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(price / 2);
    const counted = await ctx.db.select().from(revenueEntries).where(eq(revenueEntries.bookingId, bookingId));
    expect(counted.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(price);

    // It is evidence: each record holds what it saw, and names the other vehicle.
    const team = at(await asTeam(ctx), 170);
    for (const [id, other] of [
      [tripId, "Relief vehicle"],
      [relief.id, "First vehicle"],
    ] as const) {
      expect(await evidenceFile(team, { trip_id: id })).toMatchObject({ ok: true });
      const proof = await gatherProof(team, id);
      if (!proof) throw new Error("There is no proof.");
      expect(proof.brokenAt).toBeUndefined();
      expect(outcomeLines(proof).map(([label]) => label)).toContain(other);
    }
  }));

test("no vehicle can come: the trip ends where it stopped, with an apology and what dispatch decides to give back", () =>
  inTransaction(async (ctx, world) => {
    const walk = await aPaidTrip(ctx, world);
    const { bookingId, hotel, at, summaryOf, settle } = walk;
    await breakDown(walk);
    const [, relief] = await readTripsOf(ctx, bookingId);
    if (!relief) throw new Error("There is no relief trip.");
    world.emails.length = 0;
    const abandoned = await abandonTrip(at(await asTeam(ctx), 50), {
      trip_id: relief.id,
      version: relief.version,
      reason: "Nobody is near",
      refund_cents: 60_000,
    });
    expect(abandoned).toMatchObject({ ok: true, value: { state: "interrupted" } });
    await settle();

    expect(await readBooking(ctx, bookingId)).toMatchObject({ state: "completed", totalCents: 30_000 });
    expect(await ctx.db.select().from(refunds)).toMatchObject([
      { bookingId, amountCents: 60_000, reasonCode: "VEHICLE_BREAKDOWN" },
    ]);
    const [apology, ...others] = await summaryOf("booking-changed");
    expect(others).toEqual([]);
    expect(apology).toMatchObject({ to: "thandi@example.com", text: expect.stringMatching(/very sorry.*R600/s) });
    expect((await summaryOf("trip-news")).map(({ to }) => to)).toEqual([hotel.email]);
    const counted = await ctx.db.select().from(revenueEntries).where(eq(revenueEntries.bookingId, bookingId));
    expect(counted.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(30_000);
    expect((await dispatchProblems(at(await asTeam(ctx), 51))).value.problems.map(({ kind }) => kind)).toEqual([
      "incident",
    ]);
  }));
