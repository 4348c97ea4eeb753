import { render } from "@react-email/render";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payItems } from "#db/schema/pay.ts";
import { refunds } from "#db/schema/payments.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { describeBooking } from "#features/booking/self-service/server/describe-booking.ts";
import { dispatchDay } from "#features/dispatch/board/server/dispatch-day.ts";
import { dispatchProblems } from "#features/dispatch/server/dispatch-problems.ts";
import { decideNoShow } from "#features/trips/road/server/decide-no-show.ts";
import { setFlight } from "#features/trips/shift/server/set-flight.ts";
import { splitTrip } from "#features/trips/split/server/split-trip.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { atArrivals } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { aNight, newYear, oldYear, on } from "#testing/builders/dispatch/a-night-at-the-desk.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../../reactions.ts";

/** Near Somerset West, on the way to Hermanus. */
const roadside = { latitude: -34.0805, longitude: 18.8432, accuracy_m: 12 };

const emailsTo = async (world: World, to: string, template: string) =>
  Promise.all(
    world.emails
      .filter((email) => email.to === to && email.template === template)
      .map(async ({ content }) => plainText(await render(content))),
  );

const bookingOf = async (ctx: Context, id: string) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("No such booking.");
  return row;
};

test("a group in two vehicles, a breakdown, a no-show, a late flight and a double payment, from one year into the next", () =>
  inTransaction(async (ctx, world) => {
    const { team, settle, aDriver, sell, paid, give, photograph } = await aNight(ctx, world, reactions);
    const sipho = await aDriver("Sipho");
    const fatima = await aDriver("Fatima");
    const zanele = await aDriver("Zanele");
    const bongani = await aDriver("Bongani");

    const group = await sell({ at: "22:30", cents: 120_000, email: "group@example.com", passengers: 12 });
    const far = await sell({
      at: "23:30",
      cents: 180_000,
      email: "far@example.com",
      minutes: 100,
      trip: { destination: "Hermanus" },
    });
    const missed = await sell({ at: "00:10", cents: 35_000, email: "missed@example.com" });
    const landing = await sell({
      at: "00:50",
      cents: 42_000,
      email: "landing@example.com",
      trip: { pickupLocation: "Cape Town International Airport", flightNumber: "BA 43" },
    });

    // Paid twice in two tabs: an email at once, and the second payment is refunded automatically.
    await paid(far, 180_000, "18:05");
    expect(await ctx.db.select().from(refunds).where(eq(refunds.bookingId, far.bookingId))).toMatchObject([
      { amountCents: 180_000, reasonCode: "PAID_TWICE" },
    ]);
    expect(
      world.emails.filter(({ to, subject }) => to === "far@example.com" && /paid twice/.test(subject)),
    ).toHaveLength(1);

    // The group is split over two vehicles, and everyone has a driver.
    const { version, bags } = await readTrip(ctx, group.tripId);
    const parts = [
      { passengers: 7, bags: bags ?? 0, child_seats: 0 },
      { passengers: 5, bags: 0, child_seats: 0 },
    ];
    const split = await splitTrip(team("19:00"), { trip_id: group.tripId, version, parts });
    expect(split).toMatchObject({ ok: true });
    await settle("19:00");
    const [first, second] = await readTripsOf(ctx, group.bookingId);
    if (!first || !second) throw new Error("The group is not split.");
    await give(first.id, zanele, "19:05");
    await give(second.id, bongani, "19:05");
    await give(far.tripId, sipho, "19:10");
    await give(missed.tripId, bongani, "19:10");
    await give(landing.tripId, zanele, "19:10");

    // The board has each trip on every day it takes: the long one on both.
    const boardOf = async (date: typeof oldYear, time: string) =>
      (await dispatchDay(team(time), { date })).value.trips.map(({ reference }) => reference);
    expect(new Set(await boardOf(oldYear, "20:00"))).toEqual(new Set([group.reference, far.reference]));
    expect(new Set(await boardOf(newYear, "20:00"))).toEqual(
      new Set([far.reference, missed.reference, landing.reference]),
    );

    // Both vehicles of the group set out; the second drops off after midnight, in the new year.
    for (const [crew, id, last] of [
      [zanele, first.id, "23:40"],
      [bongani, second.id, "23:55"],
    ] as const) {
      await crew.report(id, "depart", "22:10");
      await crew.report(id, "arrive", "22:28");
      await crew.report(id, "met", "22:35");
      await crew.report(id, "dropoff", last);
    }
    expect((await bookingOf(ctx, group.bookingId)).state).toBe("completed");

    // The long trip starts in the old year, and stays first on its driver’s phone in the new one.
    await sipho.report(far.tripId, "depart", "23:15");
    await sipho.report(far.tripId, "arrive", "23:28");
    await sipho.report(far.tripId, "met", "23:35");
    expect((await sipho.phone("00:02")).map(({ id }) => id)[0]).toBe(far.tripId);

    // The plane is late: the pickup moves, and passenger and driver read the same time of the new year.
    const late = on("01:40");
    const flight = { trip_id: landing.tripId, status: "delayed" as const, expected_at: late.toISOString() };
    expect(await setFlight(team("23:50"), flight)).toMatchObject({ ok: true });
    await settle("23:50");
    for (const [to, template] of [
      ["landing@example.com", "pickup-moved"],
      [zanele.email, "pickup-time-for-driver"],
    ] as const)
      expect((await emailsTo(world, to, template)).join()).toContain(formatMoment(late));

    // Five past midnight the gearbox breaks near Somerset West, with passengers aboard.
    await sipho.report(far.tripId, "break_off", "00:05", roadside, "The gearbox");
    const { problems } = (await dispatchProblems(team("00:06"))).value;
    expect(problems[0]).toMatchObject({ kind: "interrupted", reference: far.reference });
    expect((await emailsTo(world, "far@example.com", "trip-news")).join()).toMatch(/can’t drive on/);
    const [, relief] = await readTripsOf(ctx, far.bookingId);
    if (!relief) throw new Error("No relief is planned.");
    await give(relief.id, fatima, "00:10");
    expect((await emailsTo(world, "far@example.com", "driver-details")).join()).toContain("Fatima");
    expect(await fatima.phone("00:11")).toMatchObject([{ id: relief.id, continues: far.tripId }]);

    // No one comes to the pickup at ten past midnight.
    await bongani.report(missed.tripId, "depart", "23:58");
    await bongani.report(missed.tripId, "arrive", "00:08");
    await bongani.report(missed.tripId, "call_passenger", "00:40", atArrivals, "Call");
    await bongani.report(missed.tripId, "message_passenger", "00:50", atArrivals, "WhatsApp");
    await photograph(missed.tripId, bongani.driver_id, "01:08");
    await bongani.report(missed.tripId, "ask_no_show", "01:12");
    const decided = { trip_id: missed.tripId, decision: "confirmed" as const, answer: "" };
    expect(await decideNoShow(team("01:15"), decided)).toMatchObject({ value: { state: "no_show" } });
    await settle("01:15");
    expect(await bookingOf(ctx, missed.bookingId)).toMatchObject({ state: "no_show", feeCents: 35_000 });

    // The relief brings them to Hermanus; the late plane’s passenger is met and driven.
    for (const [event, time] of [
      ["depart", "00:12"],
      ["arrive", "00:35"],
      ["met", "00:40"],
      ["dropoff", "01:35"],
    ] as const)
      await fatima.report(relief.id, event, time, roadside);
    for (const [event, time] of [
      ["depart", "01:10"],
      ["arrive", "01:35"],
      ["met", "02:00"],
      ["dropoff", "02:25"],
    ] as const)
      await zanele.report(landing.tripId, event, time);

    // The customers’ pages say how it ended, and no phone has anything left.
    const all = [group, far, missed, landing];
    for (const [sold, state] of [
      [group, "completed"],
      [far, "completed"],
      [missed, "no_show"],
      [landing, "completed"],
    ] as const) {
      const row = await bookingOf(ctx, sold.bookingId);
      const shown = await describeBooking(team("03:00"), { ...row, policy: null } as never, []);
      expect(shown.trips.map((trip) => trip.state)).toEqual([state]);
    }
    for (const crew of [fatima, zanele, bongani])
      for (const { state } of await crew.phone("03:00")) expect(["completed", "no_show"]).toContain(state);
    expect((await dispatchProblems(team("03:00"))).value.problems.map(({ kind }) => kind)).not.toContain("interrupted");

    // Each is billed once and for its price; the second payment is on its way back.
    for (const [sold, cents] of [
      [group, 120_000],
      [far, 180_000],
      [missed, 35_000],
      [landing, 42_000],
    ] as const) {
      const issued = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, sold.bookingId));
      const billed = issued
        .filter(({ kind }) => kind !== "pro_forma")
        .reduce((sum, { kind, totalCents }) => sum + (kind === "credit_note" ? -totalCents : totalCents), 0);
      expect(billed, sold.reference).toBe(cents);
    }

    // The figures: what started in December is December’s, what started in January is January’s, and it adds up.
    const ids = all.map(({ bookingId }) => bookingId);
    const earned = await ctx.db
      .select()
      .from(revenueEntries)
      .where(and(inArray(revenueEntries.bookingId, ids), isNotNull(revenueEntries.earnedOn)));
    const of = (month: string) =>
      earned.filter(({ earnedOn }) => earnedOn?.startsWith(month)).reduce((sum, { grossCents }) => sum + grossCents, 0);
    expect(of("2026-12") + of("2027-01")).toBe(377_000);
    expect(of("2027-01")).toBeGreaterThanOrEqual(77_000);

    // Drivers are paid by what each drove.
    const pay = await ctx.db.select().from(payItems).where(eq(payItems.kind, "trip"));
    const payOf = (driver: { driver_id: string }) =>
      pay
        .filter(({ driverId }) => driverId === driver.driver_id)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(payOf(sipho) + payOf(fatima)).toBe(90_000);
    expect(payOf(sipho)).toBeGreaterThan(0);
    expect(payOf(fatima)).toBeGreaterThan(0);
  }));
