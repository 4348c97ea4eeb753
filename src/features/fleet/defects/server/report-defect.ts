import { type Actor, isStaff, nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { insertDefect } from "../../server/defect-store.ts";
import { defectMover } from "../../server/move-defect.ts";
import { moveVehicle } from "../../server/move-vehicle.ts";
import { lockVehicle, type VehicleRow } from "../../server/store.ts";
import { countTripsOn } from "../../server/views.ts";
import type { vehicleDefectsContract } from "../contract.ts";
import { findDriven } from "./find-driven.ts";

type Report = ParsedOf<typeof vehicleDefectsContract.reportDefect>;

/** Records a defect. An unsafe vehicle goes off the road at once, and dispatch is notified. */
export async function reportDefect(ctx: Context, report: Report) {
  const driver = await reporterOf(ctx, ctx.actor, report.vehicle_id);
  if (!driver.ok) return driver;
  const vehicle = await lockVehicle(ctx.db, report.vehicle_id);
  if (!vehicle || vehicle.state === "retired") return refuse("not_found");

  const id = ctx.newId();
  const claimed = await claimPhoto(ctx, report, id);
  if (!claimed.ok) return claimed;
  const { severity, text } = report;
  await insertDefect(ctx.db, {
    id,
    vehicleId: vehicle.id,
    driverId: driver.value,
    severity,
    text,
    photoId: report.photo?.file_id ?? null,
    state: "open",
    reportedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await defectMover.record(ctx, { id, from: null, to: "open" });
  if (severity === "unsafe") await takeOffRoad(ctx, vehicle, { id, text });
  return accept({ id, is_off_road: severity === "unsafe" });
}

/** Our team may report on any vehicle, a driver on those they drive, and the driver is recorded. */
async function reporterOf(ctx: Context, actor: Actor, vehicleId: string): Promise<Result<string | null, "not_found">> {
  if (isStaff(actor)) return accept(null);
  const driven = await findDriven(ctx);
  return driven?.vehicles.some(({ id }) => id === vehicleId) ? accept(driven.driverId) : refuse("not_found");
}

async function claimPhoto(ctx: Context, { photo }: Report, id: string) {
  if (!photo) return accept(undefined);
  const claims = [{ id: photo.file_id, claim: photo.claim }];
  const claimed = await claimFiles(ctx.db, claims, { kind: "vehicle_defect", id });
  if (!claimed) return refuse("file_gone");
  return claimed[0]?.type.startsWith("image/") ? accept(undefined) : refuse("not_a_picture");
}

/** How far ahead dispatch is notified of trips that need another vehicle. */
const aheadHours = 60 * 24;

async function takeOffRoad(ctx: Context, vehicle: VehicleRow, { id, text }: { id: string; text: string }) {
  if (vehicle.state !== "off_road")
    await moveVehicle(ctx, { id: vehicle.id, to: "off_road", reason: `Unsafe to drive: ${text}`.slice(0, 500) });
  const ahead = { vehicleId: vehicle.id, from: ctx.now, until: addHours(ctx.now, aheadHours), now: ctx.now };
  const trips = await countTripsOn(ctx.db, ahead);
  const note = trips === 1 ? "1 trip needs another vehicle" : `${trips} trips need another vehicle`;
  await ctx.emit({
    type: "task.wanted",
    kind: "vehicle_unsafe",
    subjectKind: "vehicle",
    subjectId: `${vehicle.id}:${id}`,
    title: `${vehicle.plate} is unsafe to drive and off the road: ${note}`,
    dueAt: ctx.now.toISOString(),
  });
}
