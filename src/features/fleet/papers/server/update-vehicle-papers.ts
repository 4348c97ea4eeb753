import { vehiclePapers } from "#domain/compliance/vehicle-papers.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { lockPapers, updatePapers } from "./store.ts";
import { findDocumentsOfVehicle } from "./views.ts";

/** A vehicle is sold by its documents: what they come to is kept with it, so that a sale asks one row. */
export async function updateVehiclePapers(ctx: Context, event: EventOf<"document.changed">): Promise<void> {
  if (event.ownerKind !== "vehicle" || event.ownerId === null) return;
  const before = await lockPapers(ctx.db, event.ownerId);
  if (!before) return;

  const { until, licenceTypes } = vehiclePapers(await findDocumentsOfVehicle(ctx.db, event.ownerId), before.seats);

  // Every change of a vehicle makes the sale and the boards read it again.
  const isSame = before.papersUntil === until && before.licenceTypes.join() === licenceTypes.join();
  if (!isSame) await updatePapers(ctx.db, event.ownerId, { papersUntil: until, licenceTypes: [...licenceTypes] });
}
