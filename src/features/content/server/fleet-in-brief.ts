import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { fleetOf } from "./summarise-service.ts";
import { findVehicleClasses } from "./views.ts";

export async function fleetInBrief(ctx: Context) {
  return accept({ types: fleetOf(await findVehicleClasses(ctx.db)) });
}
