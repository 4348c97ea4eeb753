import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles, forgetFile } from "#platform/files/storage.ts";
import { photoOwner } from "../../policy.ts";
import { lockCurrent } from "../../server/move-driver.ts";
import { updateDriver } from "../../server/store.ts";
import type { driversDeskContract } from "../contract.ts";

/** Sets or removes the photograph. The one before it is forgotten. */
export async function changeDriverPhoto(ctx: Context, asked: ParsedOf<typeof driversDeskContract.changeDriverPhoto>) {
  const current = await lockCurrent(ctx, { id: asked.driver_id, version: asked.version });
  if (!current.ok) return current;
  const owner = { kind: photoOwner, id: asked.driver_id };
  const claimed =
    asked.photo && (await claimFiles(ctx.db, [{ id: asked.photo.file_id, claim: asked.photo.claim }], owner));
  const [file] = claimed ?? [];
  if (asked.photo && !file) return refuse("file_gone");
  if (file && !file.type.startsWith("image/")) return refuse("not_a_picture");

  const version = current.value.version + 1;
  await updateDriver(ctx.db, asked.driver_id, { photoId: file?.id ?? null, version, updatedAt: ctx.now });
  if (current.value.photoId) await forgetFile(ctx.db, current.value.photoId);
  await recordAudit(ctx, {
    action: file ? "driver.photo_changed" : "driver.photo_removed",
    subject: { kind: "driver", id: asked.driver_id },
  });
  return accept({ version });
}
