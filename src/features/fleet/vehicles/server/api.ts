import { bind } from "#platform/bind.ts";
import { vehiclesContract } from "../contract.ts";
import { answeringFresh } from "./answer-fresh.ts";
import { changeVehicleStatus } from "./change-vehicle-status.ts";
import { editVehicle } from "./edit-vehicle.ts";
import { enterVehicle } from "./enter-vehicle.ts";
import { listVehicles } from "./list-vehicles.ts";
import { photographVehicle } from "./photograph-vehicle.ts";
import { readVehicle } from "./read-vehicle.ts";
import { vehicleOwners } from "./vehicle-owners.ts";

export const vehiclesApi = bind(vehiclesContract, {
  listVehicles,
  vehicleOwners,
  readVehicle,
  enterVehicle,
  editVehicle: answeringFresh(editVehicle),
  photographVehicle: answeringFresh(photographVehicle),
  changeVehicleStatus: answeringFresh(changeVehicleStatus),
});
