import { eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { providerLimits } from "#db/schema/partners.ts";
import { assignments, tripAutomatic, tripMoves, trips } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { noAutomaticDispatch } from "#domain/trip/automatic-dispatch.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { alwaysOn, dispatchNow, setAutomatic } from "#testing/builders/dispatch/a-night-alone.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { readRound, tokenOf } from "#testing/builders/dispatch/an-offer.ts";
import { asSystem, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { unassignTrip } from "../../assign/server/unassign-trip.ts";
import { answerOffer } from "../../offers/server/answer-offer.ts";
import { expireOffers } from "../../offers/server/expire-offers.ts";

const later = (ctx: Context, minutes: number) => asSystem(ctx, addMinutes(testNow, minutes));
const crewOf = (ctx: Context, firstName: string, changes: Parameters<typeof writeCrew>[1] = {}) =>
  writeCrew(ctx, { ...changes, driver: { firstName, email: `${firstName}@example.com`, ...changes?.driver } });
const stepOf = async (ctx: Context, tripId: string) =>
  (await ctx.db.select().from(tripAutomatic).where(eq(tripAutomatic.tripId, tripId)))[0];
const answer = (ctx: Context, id: string, said: "accept" | "decline", minutes = 1) =>
  answerOffer(asVisitor(ctx, addMinutes(testNow, minutes)), { token: tokenOf(ctx, id), answer: said, reason: "" });

/** A day on which dispatch is automatic, with two drivers and a trip in six hours. */
async function aDay(ctx: Context, hoursAhead = 6) {
  await setAutomatic(ctx, alwaysOn());
  const near = await crewOf(ctx, "Near", { driver: { homeArea: "Sea Point" } });
  const far = await crewOf(ctx, "Far", { driver: { homeArea: "Hermanus" } });
  const written = await writeTrip(ctx, addHours(testNow, hoursAhead), {
    booking: { pickupLocation: "Camps Bay", destination: "Sea Point" },
  });
  return { ...written, near, far };
}

test("a company that never set it up dispatches by hand", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aDay(ctx);
    await setAutomatic(ctx, noAutomaticDispatch);
    await dispatchNow(ctx);
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "unassigned" });
    expect(await stepOf(ctx, tripId)).toBeUndefined();
  }));

test("a trip offers itself in the order of the board, once, and says why on the offer", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, near, far } = await aDay(ctx);
    await dispatchNow(ctx);
    // The other instance in the same minute, and the next minute.
    await dispatchNow(ctx);
    await dispatchNow(later(ctx, 1));
    expect(await readAssignments(ctx, tripId)).toMatchObject([
      {
        driverId: near.driver_id,
        state: "offered",
        rank: 1,
        explained: expect.stringMatching(/^Ranked first: \d+ km to the pickup/),
      },
      { driverId: far.driver_id, state: "proposed", rank: 2, explained: expect.stringMatching(/^Ranked second/) },
    ]);
    expect(world.emails.map(({ to }) => to)).toEqual(["Near@example.com"]);
    expect(await stepOf(ctx, tripId)).toMatchObject({
      step: "offering",
      explained: expect.stringContaining("Near Ndlovu"),
    });
  }));

test("declined, unanswered and withdrawn, it goes on with the next, and stops where no one is left", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await aDay(ctx);
    await dispatchNow(ctx);
    const [first] = await readAssignments(ctx, tripId);
    await answer(ctx, first?.id ?? "", "decline");
    expect(await readRound(ctx, tripId)).toMatchObject({ offers: ["cascade declined", "cascade offered"] });
    // Far is silent, in turn and with everyone.
    for (const minutes of [30, 60, 61, 62, 90, 91]) {
      await expireOffers(later(ctx, minutes));
      await dispatchNow(later(ctx, minutes));
    }
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "unassigned" });
    expect(await stepOf(ctx, tripId)).toMatchObject({ step: "exhausted" });
    const asked = world.emails.filter(({ template }) => template === "trip-offered").map(({ to }) => to);
    expect(
      asked.filter((to) => to.startsWith("Near")),
      "who said no is not asked again",
    ).toHaveLength(1);
    const alarms = world.events.filter(({ type }) => type === "trip.unplaced");
    expect(alarms, "said once").toMatchObject([{ tripId, isExhausted: true }]);
    expect(
      world.events.filter(({ type }) => type === "task.wanted"),
      "one task",
    ).toHaveLength(1);
  }));

test("a trip that no one has accepted three hours before alarms once, and offers go on", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await aDay(ctx, 3.5);
    await dispatchNow(ctx);
    await dispatchNow(later(ctx, 29));
    expect(world.events.filter(({ type }) => type === "trip.unplaced")).toEqual([]);
    for (const minutes of [30, 31, 32]) await dispatchNow(later(ctx, minutes));
    expect(world.events.filter(({ type }) => type === "trip.unplaced")).toMatchObject([{ tripId, isExhausted: false }]);
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "offered" });
    expect(await stepOf(ctx, tripId)).toMatchObject({ alarmedAt: addMinutes(testNow, 30) });
  }));

test("an assigned trip that loses its driver starts again, without that driver", () =>
  inTransaction(async (ctx) => {
    const { tripId, far } = await aDay(ctx);
    await dispatchNow(ctx);
    const [first] = await readAssignments(ctx, tripId);
    expect(await answer(ctx, first?.id ?? "", "accept")).toMatchObject({ ok: true });
    await dispatchNow(later(ctx, 2));
    const team = { ...(await asTeam(ctx)), now: addMinutes(testNow, 10) };
    const { version } = await readTrip(ctx, tripId);
    await unassignTrip(team, { trip_id: tripId, version, reason: "He is ill" });

    await dispatchNow(later(ctx, 11));
    expect(await readTrip(ctx, tripId), "our team is at it").toMatchObject({ state: "unassigned" });
    await dispatchNow(later(ctx, 26));
    const open = (await readAssignments(ctx, tripId)).filter(({ state }) => state === "offered");
    expect(open.map(({ driverId }) => driverId)).toEqual([far.driver_id]);
  }));

test("where the hour proposes, nothing is sent and the board has the list", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, near } = await aDay(ctx);
    const { modes } = alwaysOn();
    const airport = { ...modes.airport_transfer, "10:00": "propose" as const };
    await setAutomatic(ctx, alwaysOn({ modes: { ...modes, airport_transfer: airport } }));
    await dispatchNow(ctx);
    expect(await readAssignments(ctx, tripId)).toEqual([]);
    expect(world.emails).toEqual([]);
    const step = await stepOf(ctx, tripId);
    expect(step).toMatchObject({ step: "proposed", explained: expect.stringContaining("Near Ndlovu. Ranked first") });
    expect(step?.proposals).toMatchObject([{ driverId: near.driver_id }, {}]);
  }));

test("at night only what the night needs is offered; the rest in the morning, also over midnight", () =>
  inTransaction(async (ctx) => {
    await aDay(ctx);
    const night = (time: string, day = "20") => asSystem(ctx, new Date(`2026-11-${day}T${time}:00+02:00`));
    const needed = await writeTrip(ctx, night("09:30", "21").now, { trip: { createdAt: testNow } });
    const waits = await writeTrip(ctx, night("10:30", "21").now, { trip: { createdAt: testNow } });
    for (const now of [night("23:58"), night("00:02", "21"), night("05:59", "21")]) await dispatchNow(now);
    expect([(await readTrip(ctx, needed.tripId)).state, (await readTrip(ctx, waits.tripId)).state]).toEqual([
      "offered",
      "unassigned",
    ]);
    expect(await stepOf(ctx, waits.tripId)).toMatchObject({
      step: "waiting",
      explained: expect.stringContaining("06:00"),
    });
    await dispatchNow(night("06:00", "21"));
    expect(await readTrip(ctx, waits.tripId)).toMatchObject({ state: "offered" });
  }));

test("two people are not offered a 49-seater first, however near it is", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aDay(ctx);
    const { vehicle_id: coach } = await crewOf(ctx, "Coach", {
      driver: { homeArea: "Camps Bay" },
      vehicle: { vehicleClass: "large_coach", seats: 49, bags: 49 },
    });
    await dispatchNow(ctx);
    const inOrder = (await readAssignments(ctx, tripId)).map(({ vehicleId }) => vehicleId);
    expect(inOrder.length).toBeGreaterThan(1);
    expect(inOrder.indexOf(coach), "the coach comes last, or not at all").toBeOneOf([-1, inOrder.length - 1]);

    await ctx.db.update(vehicles).set({ state: "maintenance" }).where(ne(vehicles.id, coach));
    const { tripId: other } = await writeTrip(ctx, addHours(testNow, 12));
    await dispatchNow(later(ctx, 1));
    expect((await readAssignments(ctx, other))[0], "where nothing else is free it is").toMatchObject({
      vehicleId: coach,
    });
  }));

test("a driver who may not drive any more while it is offered is passed over at once", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, near, far } = await aDay(ctx);
    await dispatchNow(ctx);
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, near.driver_id));
    await dispatchNow(later(ctx, 1));
    expect(await readAssignments(ctx, tripId)).toMatchObject([
      { driverId: near.driver_id, state: "withdrawn", reason: "Near Ndlovu is not active." },
      { driverId: far.driver_id, state: "offered" },
    ]);
    expect(world.emails.filter(({ template }) => template === "offer-withdrawn").map(({ to }) => to)).toEqual([
      "Near@example.com",
    ]);
  }));

test("a trip that moves while it is offered is offered again at its new time", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aDay(ctx);
    await dispatchNow(ctx);
    const moved = addHours(testNow, 7);
    await ctx.db
      .update(trips)
      .set({ pickupAt: moved, plannedEnd: addHours(moved, 1), version: 9 })
      .where(eq(trips.id, tripId));
    await dispatchNow(later(ctx, 1));
    await dispatchNow(later(ctx, 2));
    const states = (await readAssignments(ctx, tripId)).map(({ state, reason }) => [state, reason]);
    expect(states).toEqual([
      ["withdrawn", "its time has changed"],
      ["withdrawn", "its time has changed"],
      ["offered", null],
      ["proposed", null],
    ]);
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "offered" });
  }));

test("a trip that is cancelled while it is offered is looked at no more", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aDay(ctx);
    await dispatchNow(ctx);
    const [first] = await readAssignments(ctx, tripId);
    await ctx.db.update(trips).set({ state: "cancelled", version: 7 }).where(eq(trips.id, tripId));
    await dispatchNow(later(ctx, 1));
    expect(await answer(ctx, first?.id ?? "", "accept", 2)).toMatchObject({ reason: "withdrawn" });
    expect(await ctx.db.$count(assignments, eq(assignments.tripId, tripId))).toBe(2);
  }));

test("what our team offers by hand stays as it is, and is alarmed about like any other", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, near } = await aDay(ctx, 2);
    const from = addMinutes(testNow, -60);
    await ctx.db.update(trips).set({ state: "offered", createdAt: from }).where(eq(trips.id, tripId));
    await ctx.db.insert(tripMoves).values({
      id: ctx.newId(),
      tripId,
      fromState: "unassigned",
      toState: "offered",
      actor: "system",
      createdAt: from,
    });
    const at = (await readTrip(ctx, tripId)).pickupAt;
    await ctx.db.insert(assignments).values({
      id: ctx.newId(),
      tripId,
      driverId: near.driver_id,
      vehicleId: near.vehicle_id,
      state: "offered",
      mode: "direct",
      busy: `["${at.toISOString()}","${addHours(at, 1).toISOString()}")`,
      offeredAt: from,
      expiresAt: addHours(testNow, 1),
      createdAt: from,
    });
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, near.driver_id));
    await dispatchNow(ctx);
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "offered" }]);
    expect(world.events.filter(({ type }) => type === "trip.unplaced")).toHaveLength(1);
  }));

test("a provider is asked in its turn by cost and quota, and only within its classes", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, near } = await aDay(ctx);
    const { providerId } = await writeProvider(ctx);
    await writeCrew(ctx, { driver: { firstName: "Theirs", providerId }, vehicle: { ownerId: providerId } });
    const limits = { organisationId: providerId, zones: [], savedAt: testNow };
    await ctx.db.insert(providerLimits).values({ ...limits, version: 1, classes: ["large_coach"] });
    const other = await writeTrip(ctx, addHours(testNow, 9), {});
    await dispatchNow(ctx);
    expect((await readAssignments(ctx, tripId)).map(({ providerId: id }) => id)).toEqual([null, null]);

    await ctx.db.insert(providerLimits).values({ ...limits, version: 2, classes: ["sedan"], tripsPerDay: 5 });
    await ctx.db.update(assignments).set({ state: "withdrawn" }).where(eq(assignments.tripId, other.tripId));
    await ctx.db.update(trips).set({ state: "unassigned", version: 5 }).where(eq(trips.id, other.tripId));
    await ctx.db.update(drivers).set({ state: "on_leave" }).where(eq(drivers.id, near.driver_id));
    await dispatchNow(later(ctx, 1));
    const asked = (await readAssignments(ctx, other.tripId)).filter(({ state }) => state !== "withdrawn");
    const theirs = asked.find((one) => one.providerId === providerId);
    expect(theirs).toMatchObject({
      mode: "pool",
      driverId: null,
      explained: expect.stringContaining("0 of 5 trips that day"),
    });
    expect(asked.filter(({ providerId: id }) => id === null).length, "beside our own").toBeGreaterThan(0);
    expect(world.events.filter(({ type }) => type === "trip.unplaced")).toEqual([]);
  }));
