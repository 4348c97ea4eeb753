import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { geofencesAtMost } from "../../server/geofence-views.ts";
import type { geofencesContract } from "../contract.ts";
import { shapeOf } from "./describe-shape.ts";
import { insertGeofence, updateGeofence } from "./store.ts";
import { countGeofences, isGeofence } from "./views.ts";

/** Creates or changes a geofence. Visits follow the new shape from now on. */
export async function saveGeofence(ctx: Context, input: ParsedOf<typeof geofencesContract.saveGeofence>) {
  const { name, purpose } = input;
  const drawn = { name, purpose, shape: shapeOf(input.shape), updatedAt: ctx.now };
  const id = input.id ?? ctx.newId();

  if (input.id === null) {
    if ((await countGeofences(ctx.db)) >= geofencesAtMost) return refuse("too_many");
    await insertGeofence(ctx.db, { ...drawn, id, createdBy: nameOfActor(ctx.actor), createdAt: ctx.now });
  } else {
    if (!(await isGeofence(ctx.db, id))) return refuse("not_found");
    if (!(await updateGeofence(ctx.db, id, input.version, drawn))) return refuse("changed_meanwhile");
  }

  const action = input.id === null ? "geofence.created" : "geofence.changed";
  await recordAudit(ctx, { action, subject: { kind: "geofence", id }, details: { name } });
  return accept({ id });
}
