import { vehicleDocuments } from "#domain/compliance/vehicle-documents.ts";
import type { Context } from "#platform/context.ts";
import { lockDocuments, updateDocuments } from "./document-store.ts";
import { findDocumentsOfVehicle } from "./document-views.ts";

/**
 * Updates the licences and the date until which a vehicle may be sold, after a change of its documents or
 * seats.
 */
export async function keepVehicleDocuments(ctx: Context, vehicleId: string): Promise<void> {
  const before = await lockDocuments(ctx.db, vehicleId);
  if (!before) return;

  const { until, licenceTypes } = vehicleDocuments(await findDocumentsOfVehicle(ctx.db, vehicleId), before.seats);

  // Every change of a vehicle makes the sale and the boards reload it.
  const isSame = before.documentsUntil === until && before.licenceTypes.join() === licenceTypes.join();
  if (!isSame) await updateDocuments(ctx.db, vehicleId, { documentsUntil: until, licenceTypes: [...licenceTypes] });
}
