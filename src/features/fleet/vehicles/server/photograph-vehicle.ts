import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimPictures } from "#platform/files/claim-pictures.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { vehicleMover, writeVehicle } from "../../server/move-vehicle.ts";
import type { vehiclesContract } from "../contract.ts";
import { answeringFresh } from "./answer-fresh.ts";

/** Makes an uploaded picture the vehicle’s photograph and deletes the previous one. */
export const photographVehicle = answeringFresh(photograph);

async function photograph(ctx: Context, input: ParsedOf<typeof vehiclesContract.photographVehicle>) {
  const result = await vehicleMover.lock(ctx, input);
  if (!result.ok) return result;
  const { id, photoId } = result.value;
  const owner = { kind: "vehicle_photo", id };
  const claimed = await claimPictures(ctx.db, [{ id: input.file_id, claim: input.claim }], owner);
  if (!claimed.ok) return refuse(claimed.reason);

  const { version } = await writeVehicle(ctx, result.value, { photoId: input.file_id });
  if (photoId) await forgetFile(ctx.db, photoId);
  return accept({ id, version });
}
