import { mayKnowDriver } from "#domain/trip/shown-driver.ts";
import type { MayReadFile } from "#platform/http/serve-files.ts";
import { findShownCrew } from "./crew-views.ts";

/**
 * The customer may see photos of the driver and the vehicle through a URL sealed for that assignment: from a
 * day before the pickup until an hour after the end, and only while this crew is still assigned.
 */
export const judgeCrewPhoto: MayReadFile = async (db, { owner, sealed }) => {
  if (!sealed || (owner.kind !== "driver_photo" && owner.kind !== "vehicle_photo")) return false;
  const crew = await findShownCrew(db, sealed.record);
  if (!crew || !mayKnowDriver(crew, sealed.at)) return false;
  return owner.id === (owner.kind === "driver_photo" ? crew.driverId : crew.vehicleId);
};
