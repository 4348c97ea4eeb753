import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { geofencesContract } from "../contract.ts";
import { markDeleted } from "./store.ts";

/** It no longer counts; earlier visits stay recorded for as long as positions do. */
export async function deleteGeofence(ctx: Context, { id }: ParsedOf<typeof geofencesContract.deleteGeofence>) {
  const name = await markDeleted(ctx.db, id, ctx.now);
  if (name === undefined) return refuse("not_found");
  await recordAudit(ctx, { action: "geofence.deleted", subject: { kind: "geofence", id }, details: { name } });
  return accept({});
}
