import type { VehicleClass } from "#domain/company/catalogue.ts";
import {
  fleetLargeCoachPicture,
  fleetLuxuryCoachPicture,
  fleetSedanPicture,
  fleetShuttlePicture,
} from "./pictures.gen.ts";

/** A vehicle of each class as we drew it: for a choice of classes, and for a vehicle nobody has photographed yet. */
export const vehicleDrawings = {
  sedan: fleetSedanPicture,
  shuttle: fleetShuttlePicture,
  luxury_coach: fleetLuxuryCoachPicture,
  large_coach: fleetLargeCoachPicture,
} as const satisfies Record<VehicleClass, unknown>;
