import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { claimFace } from "../../server/claim-face.ts";
import { editDriver } from "../../server/move-driver.ts";
import { lockDriver } from "../../server/store.ts";
import type { driverPhotosContract } from "../contract.ts";
import { findOwnPhoto } from "./views.ts";

const lookWithinHours = 24;

/** A driver’s photograph from the phone. It replaces one that still waits; customers see it after a look by our team. */
export async function sendMyPhoto(ctx: Context, input: ParsedOf<typeof driverPhotosContract.sendMyPhoto>) {
  const own = await findOwnPhoto(ctx.db, personAsking(ctx.actor));
  const driver = own && (await lockDriver(ctx.db, own.driver_id));
  if (!driver) return refuse("not_found");
  const face = await claimFace(ctx, driver.id, input);
  if (!face.ok) return refuse(face.reason);

  await editDriver(ctx, driver, { offeredPhotoId: face.value, photoAnswer: "" });
  if (driver.offeredPhotoId) await forgetFile(ctx.db, driver.offeredPhotoId);
  await ctx.emit({
    type: "task.wanted",
    kind: "look_at_driver_photo",
    subjectKind: "driver",
    subjectId: driver.id,
    title: `${driver.firstName} ${driver.lastName}: look at the new photograph`,
    dueAt: addHours(ctx.now, lookWithinHours).toISOString(),
  });
  return accept({ driver_id: driver.id, photo_id: driver.photoId, offered_id: face.value, answer: "" });
}
