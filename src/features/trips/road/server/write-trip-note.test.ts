import { expect, test } from "vitest";
import { tripNotes } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { writeTripNote } from "./write-trip-note.ts";

test("a note stays within our team, a message also goes to the driver by email", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const { tripId: trip_id } = await writeTrip(ctx, addHours(testNow, 5), { crew: { driverId, vehicleId } });
    expect(await writeTripNote(ctx, { trip_id, kind: "note", text: "VIP" })).toMatchObject({ ok: true });
    expect(world.emails).toEqual([]);
    await writeTripNote(ctx, { trip_id, kind: "message", text: "Please take the N2" });
    expect(world.emails).toMatchObject([{ to: "sipho@example.com", template: "message-to-driver" }]);
    const notes = await ctx.db.select().from(tripNotes).orderBy(tripNotes.id);
    expect(notes).toMatchObject([
      { kind: "note", text: "VIP", driverId: null },
      { kind: "message", text: "Please take the N2", driverId },
    ]);
  }));

test("a trip without a driver can’t get a message, and an unknown trip can’t get a note", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId: trip_id } = await writeTrip(ctx, addHours(testNow, 5));
    expect(await writeTripNote(ctx, { trip_id, kind: "message", text: "Hi" })).toMatchObject({ reason: "no_driver" });
    const other = { trip_id: newId(), kind: "note", text: "Hi" } as const;
    expect(await writeTripNote(ctx, other)).toMatchObject({ reason: "not_found" });
  }));
