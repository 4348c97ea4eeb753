import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles, forgetFile } from "#platform/files/storage.ts";
import { photoOwner } from "../../policy.ts";
import { editDriver, lockCurrent } from "../../server/move-driver.ts";
import type { driversDeskContract } from "../contract.ts";

/** Sets or removes the photograph. The previous one is deleted. */
export async function changeDriverPhoto(ctx: Context, input: ParsedOf<typeof driversDeskContract.changeDriverPhoto>) {
  const current = await lockCurrent(ctx, { id: input.driver_id, version: input.version });
  if (!current.ok) return current;
  const owner = { kind: photoOwner, id: input.driver_id };
  const claimed =
    input.photo && (await claimFiles(ctx.db, [{ id: input.photo.file_id, claim: input.photo.claim }], owner));
  const [file] = claimed ?? [];
  if (input.photo && !file) return refuse("file_gone");
  if (file && !file.type.startsWith("image/")) return refuse("not_a_picture");

  const { version } = await editDriver(ctx, current.value, { photoId: file?.id ?? null });
  if (current.value.photoId) await forgetFile(ctx.db, current.value.photoId);
  await recordAudit(ctx, {
    action: file ? "driver.photo_changed" : "driver.photo_removed",
    subject: { kind: "driver", id: input.driver_id },
  });
  return accept({ version });
}
