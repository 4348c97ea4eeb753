import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments, trips } from "#db/schema/trips.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { plannedFor, runDay, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveInRouteRun } from "./move-in-route-run.ts";
import { undoInRouteRun } from "./undo-in-route-run.ts";

test("a trip moved by hand stays where it is put, others follow, and undoing brings the plan back", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    const moved = await moveInRouteRun(ctx, {
      run_id: run.id,
      version: run.version,
      trip_id: day.coast.tripId,
      driver_id: day.east.driver_id,
    });
    if (!moved.ok) throw new Error(moved.reason);
    const { run: changed } = moved.value;
    expect(plannedFor(changed, day.coast.tripId)).toBe(day.east.driver_id);
    expect(changed.trips.find(({ id }) => id === day.coast.tripId)?.is_pinned).toBe(true);
    // Both are at eight: the other one has to go.
    expect(plannedFor(changed, day.winelands.tripId)).toBe(day.west.driver_id);
    expect(changed).toMatchObject({ can_undo: true, left_out: [] });

    const undone = await undoInRouteRun(ctx, { run_id: run.id, version: changed.version });
    expect(undone.ok && undone.value.run).toMatchObject({ can_undo: false, trips: run.trips, routes: run.routes });
  }));

test("what may not be: another’s licence, a trip that stays, someone who isn’t in the plan, an old version", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    const lapsed = await writeCrew(ctx, { documents: { prdp: null } });
    await ctx.db.update(trips).set({ state: "reconfirmed" }).where(eq(trips.id, day.coastLater.tripId));
    const run = await runDay(ctx, { driver_ids: [day.east.driver_id, day.west.driver_id] });
    const move = (tripId: string, driverId: string, version = run.version) =>
      moveInRouteRun(ctx, { run_id: run.id, version, trip_id: tripId, driver_id: driverId });
    expect(await move(day.coastLater.tripId, day.west.driver_id)).toMatchObject({ reason: "frozen" });
    expect(await move(day.coast.tripId, lapsed.driver_id)).toMatchObject({ reason: "no_such_driver" });
    expect(await move(ctx.newId(), day.west.driver_id)).toMatchObject({ reason: "no_such_trip" });
    expect(await move(day.coast.tripId, day.west.driver_id, 99)).toMatchObject({ reason: "changed_meanwhile" });
  }));

test("what stays: reconfirmed and accepted trips, those with a reason, and those of drivers who weren’t chosen", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    await ctx.db.update(trips).set({ state: "reconfirmed" }).where(eq(trips.id, day.coast.tripId));
    await ctx.db.update(assignments).set({ mode: "direct" }).where(eq(assignments.tripId, day.coastLater.tripId));
    await ctx.db.update(assignments).set({ overridden: true }).where(eq(assignments.tripId, day.winelands.tripId));
    const kept = (run: Awaited<ReturnType<typeof runDay>>) =>
      Object.fromEntries(run.trips.map(({ id, frozen }) => [id, frozen]));
    expect(kept(await runDay(ctx))).toEqual({
      [day.coast.tripId]: "accepted",
      [day.coastLater.tripId]: "accepted",
      [day.winelands.tripId]: "overridden",
      [day.winelandsLater.tripId]: null,
      [day.open.tripId]: null,
    });
    const free = kept(await runDay(ctx, { keeps_accepted: false, driver_ids: [day.west.driver_id] }));
    expect(free[day.coast.tripId]).toBe("not_chosen");
    const soon = kept(await runDay(ctx, { keeps_accepted: false, soon_hours: 48 }));
    expect(soon[day.winelandsLater.tripId]).toBeNull();
  }));
