import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { vehicleMover, writeVehicle } from "../../server/move-vehicle.ts";
import type { vehiclesContract } from "../contract.ts";
import { answeringFresh } from "./answer-fresh.ts";
import { checkVehicle } from "./check-vehicle.ts";
import { keepVehicleDocuments } from "./keep-vehicle-documents.ts";

/** Changes the facts of a vehicle that is unchanged since it was shown. */
export const editVehicle = answeringFresh(edit);

async function edit(ctx: Context, input: ParsedOf<typeof vehiclesContract.editVehicle>) {
  const result = await vehicleMover.lock(ctx, input);
  if (!result.ok) return result;
  const before = result.value;
  const checked = await checkVehicle(ctx, input, before.id);
  if (!checked.ok) return checked;

  const { version } = await writeVehicle(ctx, before, checked.value);
  // A bus needs a roadworthy test more often than a car, so the seats affect how long it can be sold.
  if (checked.value.seats !== before.seats) await keepVehicleDocuments(ctx, before.id);
  const names = Object.keys(checked.value) as (keyof typeof checked.value)[];
  const fields = names.filter((name) => checked.value[name] !== before[name]);
  await recordAudit(ctx, {
    action: "vehicle.edited",
    subject: { kind: "vehicle", id: before.id },
    details: { plate: checked.value.plate, fields },
  });
  return accept({ id: before.id, version });
}
