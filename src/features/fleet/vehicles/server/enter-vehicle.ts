import { nameOfActor } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertReading } from "../../server/log-store.ts";
import { vehicleMover } from "../../server/move-vehicle.ts";
import { insertVehicle } from "../../server/store.ts";
import type { vehiclesContract } from "../contract.ts";
import { checkVehicle } from "./check-vehicle.ts";

/** Adds a vehicle. It can be sold and assigned once its documents are verified. */
export async function enterVehicle(ctx: Context, input: ParsedOf<typeof vehiclesContract.enterVehicle>) {
  const checked = await checkVehicle(ctx, input);
  if (!checked.ok) return checked;

  const id = ctx.newId();
  const odometerKm = input.odometer_km;
  await insertVehicle(ctx.db, {
    ...checked.value,
    id,
    odometerKm,
    state: "available",
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (odometerKm > 0) {
    const reading = { id: ctx.newId(), vehicleId: id, km: odometerKm, readAt: ctx.now, source: "team" as const };
    await insertReading(ctx.db, { ...reading, actor: nameOfActor(ctx.actor), createdAt: ctx.now });
  }
  await vehicleMover.record(ctx, { id, from: null, to: "available" });
  const details = { plate: checked.value.plate };
  await recordAudit(ctx, { action: "vehicle.entered", subject: { kind: "vehicle", id }, details });
  return accept({ id, version: 1 });
}
