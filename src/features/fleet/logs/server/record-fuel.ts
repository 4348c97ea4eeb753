import { nameOfActor } from "#domain/account/roles.ts";
import { judgeFill } from "#domain/fleet/fuel-use.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { insertFuel } from "../../server/log-store.ts";
import { lockVehicle } from "../../server/store.ts";
import { writeReading } from "../../server/write-reading.ts";
import type { vehicleLogsContract } from "../contract.ts";
import { findFillsUntil } from "./views.ts";

/** Records a fill with its odometer reading. */
export async function recordFuel(ctx: Context, input: ParsedOf<typeof vehicleLogsContract.recordFuel>) {
  const vehicle = await lockVehicle(ctx.db, input.vehicle_id);
  if (!vehicle) return refuse("not_found");
  const { km, litres, is_full: isFull, station, slip, is_confirmed: isConfirmed } = input;
  const at = new Date(input.at);
  const odd = judgeFill([...(await findFillsUntil(ctx.db, vehicle.id, at)), { km, litres, isFull }]);

  const id = ctx.newId();
  const reading = { id, vehicle, km, at, source: "fuel" as const, isConfirmed };
  const written = await writeReading(ctx, { ...reading, warnings: odd ? [odd] : [] });
  if (!written.ok) return written;
  if (slip && !(await claimFiles(ctx.db, [{ id: slip.file_id, claim: slip.claim }], { kind: "fuel_slip", id })))
    return refuse("file_gone");
  await insertFuel(ctx.db, {
    id,
    vehicleId: vehicle.id,
    filledAt: at,
    litres,
    costCents: input.cost_cents,
    km,
    isFull,
    station,
    fileId: slip?.file_id ?? null,
    actor: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  return accept({ id });
}
