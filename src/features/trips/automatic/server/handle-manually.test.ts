import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripNotes } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { alwaysOn, dispatchNow, setAutomatic } from "#testing/builders/dispatch/a-night-alone.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { handleManually } from "./handle-manually.ts";

test("a trip that someone handles is not offered, still alarms, and is offered once it is given back", () =>
  inTransaction(async (ctx, world) => {
    await setAutomatic(ctx, alwaysOn());
    const team = await asTeam(ctx);
    await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, addHours(testNow, 4));
    for (const _twice of [1, 2])
      expect(await handleManually(team, { trip_id: tripId, is_manual: true })).toMatchObject({
        ok: true,
        value: { step: "manual", manual_by: "Naledi Jacobs" },
      });
    await dispatchNow(ctx);
    await dispatchNow(asSystem(ctx, addMinutes(testNow, 61)));
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "unassigned" });
    expect(world.events.filter(({ type }) => type === "trip.unplaced")).toHaveLength(1);

    await handleManually({ ...team, now: addMinutes(testNow, 62) }, { trip_id: tripId, is_manual: false });
    await dispatchNow(asSystem(ctx, addMinutes(testNow, 63)));
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "offered" });
    expect(
      world.events.filter(({ type }) => type === "trip.unplaced"),
      "it has alarmed",
    ).toHaveLength(1);
    const notes = await ctx.db
      .select({ text: tripNotes.text })
      .from(tripNotes)
      .where(eq(tripNotes.tripId, tripId))
      .orderBy(tripNotes.createdAt);
    expect(notes.map(({ text }) => text)).toEqual([
      "Kept from automatic dispatch.",
      "Given back to automatic dispatch.",
    ]);
  }));

test("a trip that isn’t there can’t be handled", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx);
    expect(await handleManually(team, { trip_id: ctx.newId(), is_manual: true })).toMatchObject({
      reason: "not_found",
    });
  }));
