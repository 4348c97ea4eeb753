import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import type { MovingEvent } from "#domain/trip/trip-events.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripMoves, readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeDocument } from "#testing/builders/people/a-document.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { recordTripEvent } from "./record-trip-event.ts";

const soon = addHours(testNow, 2);

async function writeOwnTrip(ctx: Context) {
  const userId = await anAccount(ctx, ["driver"]);
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { userId } });
  const written = await writeTrip(ctx, soon, { crew: { driverId, vehicleId } });
  const report = async (by: Context, event: MovingEvent, reason = "") => {
    const { version } = await readTrip(ctx, written.tripId);
    return recordTripEvent(by, { trip_id: written.tripId, version, event, reason });
  };
  return { ...written, driverId, vehicleId, driver: asPerson(ctx, userId, ["driver"]), report };
}

test("a driver takes a trip from reconfirmation to drop-off, and the assignment and the booking follow", () =>
  inTransaction(async (ctx, world) => {
    const { driver, report, tripId, bookingId } = await writeOwnTrip(ctx);
    for (const event of ["reconfirm", "depart", "arrive", "met", "stop", "resume", "dropoff"] as const)
      expect(await report(driver, event), event).toMatchObject({ ok: true });
    expect((await readTripMoves(ctx, bookingId)).map(([, , to]) => to)).toEqual([
      "reconfirmed",
      "en_route",
      "arrived",
      "onboard",
      "stopover",
      "onboard",
      "completed",
    ]);
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "fulfilled" }]);
    expect(world.events.map(({ type }) => type)).toEqual(["trip.departed", "driver.arrived", "trip.ended"]);
  }));

test("our team reports for a driver who could not, and earlier steps are recorded too", () =>
  inTransaction(async (ctx) => {
    const { report, tripId } = await writeOwnTrip(ctx);
    expect(await report(await asTeam(ctx), "met")).toMatchObject({ ok: true, value: { state: "onboard", version: 5 } });
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "active" }]);
  }));

test("a departure days ahead is refused as a mistake", () =>
  inTransaction(async (ctx) => {
    const { driver, report } = await writeOwnTrip(ctx);
    const early = { ...driver, now: addHours(soon, -3.5) };
    expect(await report(early, "depart")).toMatchObject({ reason: "too_early" });
    expect(await report({ ...driver, now: addHours(soon, -3) }, "depart")).toMatchObject({ ok: true });
  }));

test("another driver’s trip is not found", () =>
  inTransaction(async (ctx) => {
    const { report } = await writeOwnTrip(ctx);
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await report(other, "reconfirm")).toMatchObject({ reason: "not_found" });
  }));

test("impossible reports and outdated screens are refused", () =>
  inTransaction(async (ctx) => {
    const { driver, report, tripId } = await writeOwnTrip(ctx);
    expect(await report(driver, "stop")).toMatchObject({ reason: "not_possible", details: { state: "assigned" } });
    const input = { trip_id: tripId, version: 9, event: "reconfirm", reason: "" } as const;
    expect(await recordTripEvent(driver, input)).toMatchObject({ reason: "changed_meanwhile" });
  }));

test("a permit that expired after the assignment stops the departure; only a super-user can allow it, with a reason", () =>
  inTransaction(async (ctx, world) => {
    const { driver, report, driverId } = await writeOwnTrip(ctx);
    const ended = { expiresOn: addDays(localDateOf(testNow), -1) };
    await ctx.db.update(documents).set(ended).where(eq(documents.ownerId, driverId));
    const refused = await report(driver, "depart", "I have to go");
    expect(refused).toMatchObject({ reason: "blocked", details: { may_override: false } });
    expect(await report(await asTeam(ctx), "depart", "Go")).toMatchObject({ reason: "blocked" });
    const owner = await asTeam(ctx, "super_user");
    expect(await report(owner, "depart")).toMatchObject({ reason: "blocked", details: { may_override: true } });
    expect(await report(owner, "depart", "Renewed this morning")).toMatchObject({ ok: true });
    expect(world.events.map(({ type }) => type)).toContain("compliance.overridden");
  }));

test("objections overridden at the assignment do not stop the departure, even if reworded; worse ones do", () =>
  inTransaction(async (ctx) => {
    const userId = await anAccount(ctx, ["driver"]);
    const crew = await writeCrew(ctx, { driver: { userId }, documents: { prdp: null } });
    const { tripId } = await writeTrip(ctx, soon);
    const owner = await asTeam(ctx, "super_user");
    const input = { trip_id: tripId, version: 1, ...crew, override_reason: "The card is in the post" };
    expect(await assignTrip(owner, input)).toMatchObject({ ok: true });
    const depart = async () => {
      const { version } = await readTrip(ctx, tripId);
      const driver = asPerson(ctx, userId, ["driver"]);
      return recordTripEvent(driver, { trip_id: tripId, version, event: "depart", reason: "" });
    };
    const id = await writeDocument(ctx, {
      ownerKind: "driver",
      ownerId: crew.driver_id,
      type: "prdp",
      allows: ["P"],
      state: "rejected",
      rejectReason: "Not legible",
    });
    expect(await depart()).toMatchObject({ reason: "blocked", details: { reasons: [{ kind: "document_rejected" }] } });
    await ctx.db.update(documents).set({ state: "uploaded", rejectReason: null }).where(eq(documents.id, id));
    expect(await depart()).toMatchObject({ ok: true });
  }));

test("a driver suspended in the meantime cannot depart", () =>
  inTransaction(async (ctx) => {
    const { report, driverId } = await writeOwnTrip(ctx);
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, driverId));
    expect(await report(await asTeam(ctx), "depart")).toMatchObject({
      details: { reasons: [{ kind: "driver_not_active" }] },
    });
  }));

test("a breakdown with passengers on board interrupts the trip, and a relief vehicle takes over", () =>
  inTransaction(async (ctx, world) => {
    const { driver, report, tripId, bookingId } = await writeOwnTrip(ctx);
    await report(driver, "met");
    expect(await report(driver, "break_off", "The gearbox")).toMatchObject({
      ok: true,
      value: { state: "interrupted" },
    });
    const [, relief] = await readTripsOf(ctx, bookingId);
    expect(relief).toMatchObject({ state: "unassigned", continues: tripId, part: 2, leg: 1 });
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "fulfilled" }]);
    expect(world.events).toContainEqual(
      expect.objectContaining({ type: "trip.broken_off", tripId, reliefId: relief?.id, reason: "The gearbox" }),
    );
  }));

test.each(["depart", "arrive", "cant_find"] as const)(
  "a breakdown after “%s” frees the driver, and the trip needs another",
  (last) =>
    inTransaction(async (ctx, world) => {
      const { driver, report, tripId, bookingId } = await writeOwnTrip(ctx);
      await report(driver, last);
      expect(await report(driver, "break_off", "A flat tyre")).toMatchObject({
        ok: true,
        value: { state: "unassigned" },
      });
      expect(await readTripsOf(ctx, bookingId)).toHaveLength(1);
      expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "removed" }]);
      expect(world.events.map(({ type }) => type)).toEqual([
        "trip.departed",
        ...(last === "arrive" ? ["driver.arrived"] : []),
        ...(last === "cant_find" ? ["passenger.sought"] : []),
        "driver.removed",
        "trip.broken_off",
      ]);
    }),
);
