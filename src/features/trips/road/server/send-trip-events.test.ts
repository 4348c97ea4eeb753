import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments, tripEvents } from "#db/schema/trips.ts";
import { brokenAt } from "#domain/road/event-chain.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { ReportedEvent } from "#domain/trip/trip-events.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import type { SentEvent } from "../contract.ts";
import { findEvents, hashOf } from "./event-store.ts";
import { recordTripEvent } from "./record-trip-event.ts";
import { sendTripEvents } from "./send-trip-events.ts";

/** Started two hours ago, while its driver was offline. */
const start = addHours(testNow, -2);

async function anOfflineTrip(ctx: Context) {
  const userId = await anAccount(ctx, ["driver"]);
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { userId } });
  const { tripId } = await writeTrip(ctx, start, { crew: { driverId, vehicleId } });
  const driver = asPerson(ctx, userId, ["driver"]);
  const kept = (event: ReportedEvent, minutes: number, more: Partial<SentEvent> = {}) => ({
    key: newId(),
    trip_id: tripId,
    event,
    reason: "",
    battery_percent: 64,
    occurred_at: addMinutes(start, minutes).toISOString(),
    place: { latitude: -33.9249, longitude: 18.4241, accuracy_m: 8.5 },
    ...more,
  });
  const send = async (events: ReturnType<typeof kept>[], by = driver, sentAt = by.now) => {
    const sent = await sendTripEvents(by, { sent_at: sentAt.toISOString(), events });
    return sent.ok ? sent.value.results.map(({ outcome }) => outcome) : [];
  };
  return { tripId, driverId, driver, kept, send };
}

const day = ["reconfirm", "depart", "arrive", "met", "dropoff"] as const;

test("five events saved offline and sent twice are stored once, in order, and move the trip", () =>
  inTransaction(async (ctx) => {
    const { tripId, kept, send } = await anOfflineTrip(ctx);
    const events = day.map((event, at) => kept(event, at * 10 - 60));
    for (let times = 0; times < 2; times++) expect(await send(events)).toEqual(Array(5).fill("moved"));
    const record = await findEvents(ctx.db, tripId);
    expect(record.map(({ event }) => event)).toEqual(day);
    expect(record.map(({ occurredAt }) => occurredAt.toISOString())).toEqual(events.map((one) => one.occurred_at));
    expect(record[0]).toMatchObject({
      clockBehindS: 0,
      batteryPercent: 64,
      place: { latitude: -33.9249, accuracyM: 8.5 },
    });
    expect(brokenAt(record, hashOf)).toBeUndefined();
    expect((await readTrip(ctx, tripId)).state).toBe("completed");
  }));

test("clock skew: a wrong phone clock is flagged and its times are corrected before they are judged too old or too early", () =>
  inTransaction(async (ctx) => {
    const { tripId, driver, kept, send } = await anOfflineTrip(ctx);
    const hourBehind = addHours(driver.now, -1);
    const event = kept("depart", -230);
    expect(await send([event], driver, hourBehind)).toEqual(["moved"]);
    const record = await findEvents(ctx.db, tripId);
    expect(record).toMatchObject([{ clockBehindS: 3600, happenedAt: addHours(new Date(event.occurred_at), 1) }]);
    expect(brokenAt(record, hashOf)).toBeUndefined();
  }));

test("what is more than a day old is not taken", () =>
  inTransaction(async (ctx) => {
    const { tripId, kept, send, driver } = await anOfflineTrip(ctx);
    const late = { ...driver, now: addHours(start, 24) };
    expect(await send([kept("depart", -1), kept("arrive", 0)], late)).toEqual(["unknown", "moved"]);
    expect(await findEvents(ctx.db, tripId)).toHaveLength(1);
  }));

test("steps that our team already recorded move nothing again, and both stay in the record", () =>
  inTransaction(async (ctx) => {
    const { tripId, kept, send } = await anOfflineTrip(ctx);
    const { version } = await readTrip(ctx, tripId);
    await recordTripEvent(await asTeam(ctx), { trip_id: tripId, version, event: "arrive", reason: "He called" });
    expect(await send([kept("depart", -30), kept("arrive", -5), kept("met", 3)])).toEqual(["noted", "noted", "moved"]);
    const record = await findEvents(ctx.db, tripId);
    expect(record.map(({ event, outcome, note }) => [event, outcome, note])).toEqual([
      ["arrive", "moved", "He called"],
      ["depart", "noted", ""],
      ["arrive", "noted", ""],
      ["met", "moved", ""],
    ]);
    expect(brokenAt(record, hashOf)).toBeUndefined();
  }));

test("reports by a driver who has lost the trip no longer move it, but are kept", () =>
  inTransaction(async (ctx) => {
    const { tripId, driverId, kept, send } = await anOfflineTrip(ctx);
    await ctx.db.update(assignments).set({ state: "replaced" }).where(eq(assignments.driverId, driverId));
    expect(await send([kept("depart", -30)])).toEqual(["refused"]);
    expect((await readTrip(ctx, tripId)).state).toBe("assigned");
    expect(await findEvents(ctx.db, tripId)).toMatchObject([{ event: "depart", outcome: "refused" }]);
  }));

test("a departure days ahead is recorded and refused", () =>
  inTransaction(async (ctx) => {
    const { kept, send, driver } = await anOfflineTrip(ctx);
    expect(await send([kept("depart", -240)], { ...driver, now: addHours(start, -4) })).toEqual(["refused"]);
  }));

test("another driver’s trip, and the key of another driver’s event, are not found", () =>
  inTransaction(async (ctx) => {
    const { kept, send } = await anOfflineTrip(ctx);
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await send([kept("depart", -30)], other)).toEqual(["unknown"]);
    const mine = kept("depart", -30);
    expect(await send([mine])).toEqual(["moved"]);
    const theirs = await anOfflineTrip(ctx);
    expect(await theirs.send([theirs.kept("depart", -30, { key: mine.key })])).toEqual(["unknown"]);
  }));

test("an event altered afterwards is detected; erased notes are not", () =>
  inTransaction(async (ctx) => {
    const { tripId, kept, send } = await anOfflineTrip(ctx);
    await send([kept("depart", -30), kept("arrive", -5, { reason: "At the gate" }), kept("met", 3)]);
    await ctx.db.update(tripEvents).set({ note: "" }).where(eq(tripEvents.tripId, tripId));
    expect(brokenAt(await findEvents(ctx.db, tripId), hashOf)).toBeUndefined();
    await ctx.db.update(tripEvents).set({ occurredAt: start }).where(eq(tripEvents.event, "arrive"));
    expect(brokenAt(await findEvents(ctx.db, tripId), hashOf)).toBe(1);
  }));
