import { bind } from "#platform/bind.ts";
import { vehicleImportContract } from "../contract.ts";
import { importVehicles } from "./import-vehicles.ts";
import { previewVehicleImport } from "./preview-vehicle-import.ts";

export const vehicleImportApi = bind(vehicleImportContract, { previewVehicleImport, importVehicles });
