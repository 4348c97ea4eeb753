import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeShape } from "./describe-shape.ts";
import { findGeofences } from "./views.ts";

export async function listGeofences({ db }: Context) {
  const geofences = await findGeofences(db);
  return accept({ geofences: geofences.map(({ shape, ...row }) => ({ ...row, shape: describeShape(shape) })) });
}
