import { vehicleAbsencesApi } from "../absences/server/api.ts";
import { serviceCalendarApi } from "../calendar/server/api.ts";
import { vehicleCareApi } from "../care/server/api.ts";
import { vehicleDefectsApi } from "../defects/server/api.ts";
import { equipmentApi } from "../equipment/server/api.ts";
import { vehicleImportApi } from "../import/server/api.ts";
import { vehicleLogsApi } from "../logs/server/api.ts";
import { fleetPackApi } from "../pack/server/api.ts";
import { vehiclesApi } from "../vehicles/server/api.ts";

/** Every call about vehicles, their time, their care and what is lent out with them. */
export const fleetApi = [
  ...vehiclesApi,
  ...vehicleAbsencesApi,
  ...vehicleLogsApi,
  ...vehicleCareApi,
  ...vehicleDefectsApi,
  ...vehicleImportApi,
  ...equipmentApi,
  ...fleetPackApi,
  ...serviceCalendarApi,
];
