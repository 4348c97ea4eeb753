import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { keepVehicleDocuments } from "./keep-vehicle-documents.ts";

/** Documents decide what a vehicle is sold for. The result is stored with it, so that a sale reads one row. */
export async function updateVehicleDocuments(ctx: Context, event: EventOf<"document.changed">): Promise<void> {
  if (event.ownerKind === "vehicle" && event.ownerId !== null) await keepVehicleDocuments(ctx, event.ownerId);
}
