import { vehiclePapers } from "#domain/compliance/vehicle-papers.ts";
import type { Context } from "#platform/context.ts";
import { lockPapers, updatePapers } from "./store.ts";
import { findDocumentsOfVehicle } from "./views.ts";

/** What a vehicle may be sold for, and until when, after one of its documents or its seats have changed. */
export async function keepVehiclePapers(ctx: Context, vehicleId: string): Promise<void> {
  const before = await lockPapers(ctx.db, vehicleId);
  if (!before) return;

  const { until, licenceTypes } = vehiclePapers(await findDocumentsOfVehicle(ctx.db, vehicleId), before.seats);

  // Every change of a vehicle makes the sale and the boards read it again.
  const isSame = before.papersUntil === until && before.licenceTypes.join() === licenceTypes.join();
  if (!isSame) await updatePapers(ctx.db, vehicleId, { papersUntil: until, licenceTypes: [...licenceTypes] });
}
