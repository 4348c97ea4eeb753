import type { VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import {
  fleetLargeCoachPicture,
  fleetLuxuryCoachPicture,
  fleetSedanPicture,
  fleetShuttlePicture,
} from "./pictures.gen.ts";

/** Drawn vehicles: for choosing a class, and for a vehicle without a photograph. */
export const vehicleDrawings = {
  sedan: fleetSedanPicture,
  shuttle: fleetShuttlePicture,
  luxury_coach: fleetLuxuryCoachPicture,
  large_coach: fleetLargeCoachPicture,
} as const satisfies Record<VehicleDrawing, unknown>;
