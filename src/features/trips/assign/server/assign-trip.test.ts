import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { auditLog } from "#db/schema/platform.ts";
import { assignmentMoves, vehicleHolds } from "#db/schema/trips.ts";
import { addDays, addHours, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripMoves } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "./assign-trip.ts";

const today = localDateOf(testNow);
const tomorrowNoon = momentOf(addDays(today, 1), localTime("12:00"));

const seen = async (ctx: Context, id: string) => ({ trip_id: id, version: (await readTrip(ctx, id)).version });
const reasonsOf = (answer: unknown) =>
  (answer as { details?: { reasons: { kind: string; override: string }[] } }).details?.reasons;

test("a trip is assigned to a driver and a vehicle: both get it, and history and outside systems record it", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const crew = await writeCrew(ctx);
    const { tripId, bookingId } = await writeTrip(ctx, tomorrowNoon);

    const result = await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...crew });
    expect(result).toEqual({ ok: true, value: { trip_id: tripId, version: 2, state: "assigned" } });

    const [assignment] = await readAssignments(ctx, tripId);
    expect(assignment).toMatchObject({
      driverId: crew.driver_id,
      vehicleId: crew.vehicle_id,
      state: "accepted",
      mode: "hard",
      overridden: false,
      overrideReason: null,
    });
    expect(await readTripMoves(ctx, bookingId)).toEqual([[1, "unassigned", "assigned", "assigned"]]);
    const [line] = await ctx.db.select().from(assignmentMoves);
    expect(line).toMatchObject({ assignmentId: assignment?.id, fromState: null, toState: "accepted" });
    const [hold] = await ctx.db.select().from(vehicleHolds);
    expect(hold).toMatchObject({ vehicleId: crew.vehicle_id, state: "assigned", assignmentId: assignment?.id });
    expect(world.events).toMatchObject([{ type: "driver.assigned", tripId, bookingId, assignmentId: assignment?.id }]);
  }));

test("another driver replaces the first, who is notified; open offers are withdrawn", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const [first, second] = [await writeCrew(ctx), await writeCrew(ctx)];
    const { tripId } = await writeTrip(ctx, tomorrowNoon, {
      crew: { driverId: first.driver_id, vehicleId: first.vehicle_id, state: "offered" },
    });
    await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...first });
    const again = await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...second });
    expect(again).toMatchObject({ ok: true, value: { state: "assigned" } });
    const rows = await readAssignments(ctx, tripId);
    expect(rows.map(({ state }) => state)).toEqual(["withdrawn", "replaced", "accepted"]);
    expect(world.events.map((event) => [event.type, "assignmentId" in event && event.assignmentId])).toEqual([
      ["driver.assigned", rows[1]?.id],
      ["driver.removed", rows[1]?.id],
      ["driver.assigned", rows[2]?.id],
    ]);
  }));

test("the driver who already has the trip keeps it: no one gets an email; an override is recorded with its reason", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "super_user");
    const crew = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, tomorrowNoon);
    await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...crew });
    const message = world.events.length;
    const input = { ...(await seen(ctx, tripId)), ...crew };
    const same = { ok: true, value: { trip_id: tripId, version: input.version, state: "assigned" } };
    expect(await assignTrip(ctx, input)).toEqual(same);
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, crew.driver_id));
    expect(await assignTrip(ctx, input)).toMatchObject({ reason: "blocked" });
    expect(await assignTrip(ctx, { ...input, override_reason: "Cleared by phone" })).toEqual(same);
    expect(await readAssignments(ctx, tripId)).toMatchObject([
      { state: "accepted", overrideReason: "Cleared by phone", overridden: false },
    ]);
    expect(world.events.slice(message).map(({ type }) => type)).toEqual(["compliance.overridden"]);
  }));

test("a vehicle reserved by the sale is released when another one is assigned", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const [sold, chosen] = [await writeCrew(ctx), await writeCrew(ctx)];
    const { tripId, bookingId } = await writeTrip(ctx, tomorrowNoon);
    await ctx.db.insert(vehicleHolds).values({
      id: newId(),
      bookingId,
      leg: 1,
      vehicleId: sold.vehicle_id,
      state: "reserved",
      createdAt: testNow,
      busy: `["${tomorrowNoon.toISOString()}","${addHours(tomorrowNoon, 2).toISOString()}")`,
    });
    await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...chosen });
    const holds = await ctx.db.select().from(vehicleHolds).orderBy(asc(vehicleHolds.state));
    expect(holds.map(({ state, vehicleId }) => [state, vehicleId])).toEqual([
      ["assigned", chosen.vehicle_id],
      ["reserved", chosen.vehicle_id],
    ]);
  }));

test.each([
  ["a screen that is out of date", { version: 7 }, "changed_meanwhile"],
  ["a trip that does not exist", { trip_id: newId() }, "not_found"],
  ["a driver who does not exist", { driver_id: newId() }, "no_such_crew"],
])("%s is refused", (_what, changes, reason) =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const crew = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, tomorrowNoon);
    expect(await assignTrip(ctx, { trip_id: tripId, version: 1, ...crew, ...changes })).toMatchObject({ reason });
  }),
);

test.each(["planned", "onboard", "completed", "cancelled"] as const)(
  "a trip that is %s has no driver to choose",
  (state) =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx);
      const { tripId } = await writeTrip(ctx, tomorrowNoon, { trip: { state } });
      expect(await assignTrip(ctx, { trip_id: tripId, version: 1, ...crew })).toMatchObject({ reason: "not_possible" });
    }),
);

describe("objections", () => {
  const inTwoDays = momentOf(addDays(today, 2), localTime("09:00"));
  const permitEnds = { documents: { prdp: { expiresOn: addDays(today, 1) } } } as const;

  test("a permit that expires tomorrow: no trip that ends the day after, except by a super-user, whose reason is recorded and emailed", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx, permitEnds);
      const { tripId } = await writeTrip(ctx, inTwoDays);
      const input = { ...(await seen(ctx, tripId)), ...crew };
      const refused = await assignTrip(ctx, input);
      expect(refused).toMatchObject({ reason: "blocked", details: { may_override: false } });
      expect(reasonsOf(refused)).toMatchObject([{ kind: "document_expires", override: "super_user" }]);
      expect(await assignTrip(ctx, { ...input, override_reason: "No one else" })).toMatchObject({ reason: "blocked" });

      const owner = await asTeam(ctx, "super_user", "Themba Maseko");
      expect(await assignTrip(owner, { ...input, override_reason: "Renewed, card in the post" })).toMatchObject({
        ok: true,
      });
      const [assignment] = await readAssignments(ctx, tripId);
      expect(assignment).toMatchObject({ overrideReason: "Renewed, card in the post", overridden: false });
      const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "assignment.overridden"));
      expect(entry).toMatchObject({ subjectId: assignment?.id, reason: "Renewed, card in the post" });
      expect(world.events).toContainEqual(
        expect.objectContaining({ type: "compliance.overridden", because: "Renewed, card in the post" }),
      );
    }));

  test("the same driver may drive tomorrow", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx, permitEnds);
      const { tripId } = await writeTrip(ctx, tomorrowNoon);
      expect(await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...crew })).toMatchObject({ ok: true });
    }));

  test.each([
    [
      "a vehicle licensed for staff, on a tour",
      { documents: { operating_licence: { allows: ["staff"] } } },
      { serviceType: "day_tour", offer: "winelands" },
      ["licence_type"],
    ],
    [
      "a bus whose roadworthy certificate is seven months old",
      {
        vehicle: { seats: 44, vehicleClass: "large_coach" },
        documents: { roadworthy: { issuedOn: localDate("2026-04-10"), expiresOn: null } },
      },
      {},
      ["document_expires"],
    ],
    ["a suspended driver", { driver: { state: "suspended" } }, {}, ["driver_not_active"]],
    [
      "no documents of the driver at all",
      { documents: { prdp: null, drivers_licence: null } },
      {},
      ["document_missing", "document_missing"],
    ],
  ] as const)("%s is refused", (_what, crewed, booking, kinds) =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await writeTrip(ctx, tomorrowNoon, { booking });
      const crew = await writeCrew(ctx, structuredClone(crewed) as Parameters<typeof writeCrew>[1]);
      const refused = await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...crew });
      expect(reasonsOf(refused)?.map(({ kind }) => kind)).toEqual(kinds);
    }),
  );

  test("a dispatcher may assign two trips at the same time with a reason, which is recorded", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx);
      const first = await writeTrip(ctx, tomorrowNoon);
      const second = await writeTrip(ctx, addHours(tomorrowNoon, 0.5));
      await assignTrip(ctx, { ...(await seen(ctx, first.tripId)), ...crew });
      const input = { ...(await seen(ctx, second.tripId)), ...crew };
      const refused = await assignTrip(ctx, input);
      expect(refused).toMatchObject({ reason: "blocked", details: { may_override: true } });
      expect(reasonsOf(refused)?.map(({ kind }) => kind)).toEqual(["driver_busy", "vehicle_busy"]);
      expect(await assignTrip(ctx, { ...input, override_reason: "Same party" })).toMatchObject({ ok: true });
      const [assignment] = await readAssignments(ctx, second.tripId);
      expect(assignment).toMatchObject({ overridden: true, overrideReason: "Same party" });
      expect(world.events.map(({ type }) => type)).not.toContain("compliance.overridden");
    }));
});
