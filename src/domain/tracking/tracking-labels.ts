import type { RoadAlertKind } from "./road-alert.ts";
import type { VehicleStatus } from "./vehicle-status.ts";

export const vehicleStatusLabels: Readonly<Record<VehicleStatus, string>> = {
  interrupted: "Interrupted",
  late: "Late",
  off_route: "Off route",
  stopped: "Stopped",
  speeding: "Speeding",
  silent: "No signal",
  on_trip: "On a trip",
  on_duty: "On duty",
};

export const roadAlertLabels: Readonly<Record<RoadAlertKind, string>> = {
  off_route: "Off route",
  stopped: "Stopped",
  speeding: "Speeding",
  no_signal: "No signal",
};
