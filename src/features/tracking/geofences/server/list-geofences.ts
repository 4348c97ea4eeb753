import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findGeofences } from "../../server/geofence-views.ts";
import { describeShape } from "./describe-shape.ts";

export async function listGeofences({ db }: Context) {
  const geofences = await findGeofences(db);
  return accept({ geofences: geofences.map(({ shape, ...row }) => ({ ...row, shape: describeShape(shape) })) });
}
