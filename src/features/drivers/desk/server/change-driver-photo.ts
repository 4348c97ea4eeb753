import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { claimFace } from "../../server/claim-face.ts";
import { editDriver, lockCurrent } from "../../server/move-driver.ts";
import type { driversDeskContract } from "../contract.ts";

/** Sets or removes the photograph. The previous one is deleted. */
export async function changeDriverPhoto(ctx: Context, input: ParsedOf<typeof driversDeskContract.changeDriverPhoto>) {
  const current = await lockCurrent(ctx, { id: input.driver_id, version: input.version });
  if (!current.ok) return current;
  const face = input.photo ? await claimFace(ctx, input.driver_id, input.photo) : accept(null);
  if (!face.ok) return refuse(face.reason);

  const { version } = await editDriver(ctx, current.value, { photoId: face.value });
  if (current.value.photoId) await forgetFile(ctx.db, current.value.photoId);
  await recordAudit(ctx, {
    action: face.value ? "driver.photo_changed" : "driver.photo_removed",
    subject: { kind: "driver", id: input.driver_id },
  });
  return accept({ version });
}
