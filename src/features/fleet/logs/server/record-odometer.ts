import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockVehicle } from "../../server/store.ts";
import { writeReading } from "../../server/write-reading.ts";
import type { vehicleLogsContract } from "../contract.ts";

export async function recordOdometer(ctx: Context, input: ParsedOf<typeof vehicleLogsContract.recordOdometer>) {
  const vehicle = await lockVehicle(ctx.db, input.vehicle_id);
  if (!vehicle) return refuse("not_found");

  const id = ctx.newId();
  const { km, is_confirmed: isConfirmed } = input;
  const at = new Date(input.at);
  const written = await writeReading(ctx, { id, vehicle, km, at, source: "team", isConfirmed });
  return written.ok ? accept({ id }) : written;
}
