import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { keepVehicleDocuments } from "./keep-vehicle-documents.ts";

/** A vehicle is sold by its documents: what they come to is kept with it, so that a sale asks one row. */
export async function updateVehicleDocuments(ctx: Context, event: EventOf<"document.changed">): Promise<void> {
  if (event.ownerKind === "vehicle" && event.ownerId !== null) await keepVehicleDocuments(ctx, event.ownerId);
}
