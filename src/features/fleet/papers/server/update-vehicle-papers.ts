import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { keepVehiclePapers } from "./keep-vehicle-papers.ts";

/** A vehicle is sold by its documents: what they come to is kept with it, so that a sale asks one row. */
export async function updateVehiclePapers(ctx: Context, event: EventOf<"document.changed">): Promise<void> {
  if (event.ownerKind === "vehicle" && event.ownerId !== null) await keepVehiclePapers(ctx, event.ownerId);
}
