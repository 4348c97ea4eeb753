import { bind } from "#platform/bind.ts";
import { vehicleAbsencesContract } from "../contract.ts";
import { addVehicleAbsence } from "./add-vehicle-absence.ts";
import { endVehicleAbsence } from "./end-vehicle-absence.ts";
import { tripsOnVehicle } from "./trips-on-vehicle.ts";
import { vehicleAbsences } from "./vehicle-absences.ts";

export const vehicleAbsencesApi = bind(vehicleAbsencesContract, {
  vehicleAbsences,
  tripsOnVehicle,
  addVehicleAbsence,
  endVehicleAbsence,
});
