import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicleDefects, vehicleMoves, vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reportDefect } from "./report-defect.ts";

test("an unsafe vehicle goes off the road at once, and dispatch learns how many trips are affected", () =>
  inTransaction(async (transaction, world) => {
    const { ctx: team, vehicle } = await aFleetTeam(transaction);
    const ctx = await askingAs(team, { email: "sipho@example.com", name: "Sipho", roles: ["driver"] });
    const driver = aDriver({ userId: ctx.userId });
    await ctx.db.insert(drivers).values(driver);
    await writeTrip(ctx, addHours(ctx.now, 5), { crew: { driverId: driver.id, vehicleId: vehicle.id } });
    const photo = await aSentFile(ctx, aPng());
    const report = { vehicle_id: vehicle.id, severity: "unsafe" as const, text: "No brakes", photo };
    expect(await reportDefect(ctx, report)).toMatchObject({ value: { is_off_road: true } });
    expect(await ctx.db.select().from(vehicles)).toMatchObject([{ state: "off_road" }]);
    expect(await ctx.db.select().from(vehicleMoves)).toMatchObject([{ reason: "Unsafe to drive: No brakes" }]);
    expect(await ctx.db.select().from(vehicleDefects)).toMatchObject([
      { driverId: driver.id, state: "open", photoId: photo.file_id },
    ]);
    expect(world.events).toMatchObject([
      {
        type: "task.wanted",
        kind: "vehicle_unsafe",
        subjectKind: "vehicle",
        title: "CA 482-117 is unsafe to drive and off the road: 1 trip needs another vehicle",
      },
    ]);
    // Already off the road: another report, but no second status change.
    expect(await reportDefect(ctx, { ...report, photo: null })).toMatchObject({ ok: true });
    expect(await ctx.db.$count(vehicleMoves)).toBe(1);
  }));

test("a driver reports only on vehicles they drive; a file that is not an image is refused", () =>
  inTransaction(async (transaction) => {
    const { ctx: team, vehicle } = await aFleetTeam(transaction);
    const ctx = await askingAs(team, { email: "sipho@example.com", name: "Sipho", roles: ["driver"] });
    await ctx.db.insert(drivers).values(aDriver({ userId: ctx.userId }));
    const report = { vehicle_id: vehicle.id, severity: "note" as const, text: "Scratch", photo: null };
    expect(await reportDefect(ctx, report)).toMatchObject({ reason: "not_found" });
    expect(await reportDefect(team, { ...report, vehicle_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
    const photo = await aSentFile(ctx);
    expect(await reportDefect(team, { ...report, photo })).toMatchObject({ reason: "not_a_picture" });
    expect(await reportDefect(team, report)).toMatchObject({ value: { is_off_road: false } });
  }));
