import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles, forgetFile } from "#platform/files/storage.ts";
import { vehicleMover, writeVehicle } from "../../server/move-vehicle.ts";
import type { vehiclesContract } from "../contract.ts";
import { answeringFresh } from "./answer-fresh.ts";

/** Makes an uploaded picture the vehicle’s photograph and deletes the previous one. */
export const photographVehicle = answeringFresh(photograph);

async function photograph(ctx: Context, input: ParsedOf<typeof vehiclesContract.photographVehicle>) {
  const result = await vehicleMover.lock(ctx, input);
  if (!result.ok) return result;
  const { id, photoId } = result.value;
  const claimed = await claimFiles(ctx.db, [{ id: input.file_id, claim: input.claim }], { kind: "vehicle_photo", id });
  if (!claimed) return refuse("file_gone");
  if (!claimed[0]?.type.startsWith("image/")) return refuse("not_a_picture");

  const { version } = await writeVehicle(ctx, result.value, { photoId: input.file_id });
  if (photoId) await forgetFile(ctx.db, photoId);
  return accept({ id, version });
}
