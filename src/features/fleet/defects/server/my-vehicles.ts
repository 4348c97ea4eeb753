import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findDriven } from "./find-driven.ts";

export async function myVehicles(ctx: Context) {
  const driven = await findDriven(ctx);
  const vehicles = driven?.vehicles ?? [];
  return accept({ vehicles: vehicles.map(({ id, plate, make, model }) => ({ id, plate, name: `${make} ${model}` })) });
}
