import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTripNote } from "#features/trips/road/server/write-trip-note.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverOnTheRoad } from "#testing/builders/dispatch/an-sos.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { driverThread } from "./driver-thread.ts";
import { forgetOldMessages } from "./forget-old-messages.ts";
import { keepTripMessage } from "./keep-trip-message.ts";

test("what dispatch writes on a trip’s own page is in the thread once, and goes after a year", () =>
  inTransaction(async (ctx, world) => {
    const { driverId: driver_id, tripId: trip_id, reference } = await aDriverOnTheRoad(ctx);
    const team = await asTeam(ctx);
    await writeTripNote(team, { trip_id, kind: "message", text: "Gate B" });
    await writeTripNote(team, { trip_id, kind: "note", text: "VIP" });
    const event = world.events.find(({ type }) => type === "trip.message_written");
    await followEvents(ctx, world, { reactions: { "trip.message_written": { keepTripMessage } } });
    if (event?.type === "trip.message_written") await keepTripMessage(ctx, event);
    expect(await driverThread(team, { driver_id })).toMatchObject({
      value: { messages: [{ text: "Gate B", by: "Naledi Jacobs", reference, written_at: testNow.toISOString() }] },
    });
    await forgetOldMessages({ ...ctx, now: addHours(testNow, 24 * 366) });
    expect(await driverThread(team, { driver_id })).toMatchObject({ value: { messages: [] } });
  }));

test("a driver who doesn’t exist has no thread", () =>
  inTransaction(async (ctx) => {
    expect(await driverThread(await asTeam(ctx), { driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
