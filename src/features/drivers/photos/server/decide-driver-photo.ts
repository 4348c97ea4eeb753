import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { editDriver, lockCurrent } from "../../server/move-driver.ts";
import { type driverPhotosContract, photoReasons } from "../contract.ts";

/** Shows the photograph a driver sent to customers, or says why not. The one that is no longer needed is deleted. */
export async function decideDriverPhoto(ctx: Context, input: ParsedOf<typeof driverPhotosContract.decideDriverPhoto>) {
  const current = await lockCurrent(ctx, { id: input.driver_id, version: input.version });
  if (!current.ok) return current;
  const { id, photoId, offeredPhotoId } = current.value;
  if (!offeredPhotoId) return refuse("nothing_offered");
  const { reason } = input;

  const { version } = await editDriver(ctx, current.value, {
    offeredPhotoId: null,
    ...(reason ? { photoAnswer: photoReasons[reason] } : { photoId: offeredPhotoId, photoAnswer: "" }),
  });
  const unneeded = reason ? offeredPhotoId : photoId;
  if (unneeded) await forgetFile(ctx.db, unneeded);
  await ctx.emit({ type: "driver.photo_decided", driverId: id });
  await recordAudit(ctx, {
    action: reason ? "driver.photo_declined" : "driver.photo_taken",
    subject: { kind: "driver", id },
    ...(reason && { reason: photoReasons[reason] }),
  });
  return accept({ version });
}
