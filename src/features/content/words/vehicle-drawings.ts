import type { VehicleClass } from "#domain/company/catalogue.ts";
import {
  fleetLargeCoachPicture,
  fleetLuxuryCoachPicture,
  fleetSedanPicture,
  fleetShuttlePicture,
} from "./pictures.gen.ts";

/** A drawn vehicle of each class: for choosing a class, and for a vehicle without a photograph. */
export const vehicleDrawings = {
  sedan: fleetSedanPicture,
  shuttle: fleetShuttlePicture,
  luxury_coach: fleetLuxuryCoachPicture,
  large_coach: fleetLargeCoachPicture,
} as const satisfies Record<VehicleClass, unknown>;
