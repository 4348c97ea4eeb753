import { bind } from "#platform/bind.ts";
import { vehicleLogsContract } from "../contract.ts";
import { recordFuel } from "./record-fuel.ts";
import { recordOdometer } from "./record-odometer.ts";
import { removeLogEntry } from "./remove-log-entry.ts";
import { vehicleLog } from "./vehicle-log.ts";

export const vehicleLogsApi = bind(vehicleLogsContract, { vehicleLog, recordOdometer, recordFuel, removeLogEntry });
