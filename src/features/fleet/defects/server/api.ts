import { bind } from "#platform/bind.ts";
import { vehicleDefectsContract } from "../contract.ts";
import { closeDefect } from "./close-defect.ts";
import { myVehicles } from "./my-vehicles.ts";
import { reportDefect } from "./report-defect.ts";
import { vehicleDefects } from "./vehicle-defects.ts";

export const vehicleDefectsApi = bind(vehicleDefectsContract, {
  vehicleDefects,
  myVehicles,
  reportDefect,
  closeDefect,
});
