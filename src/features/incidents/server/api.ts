import { bind } from "#platform/bind.ts";
import { incidentsContract } from "../contract.ts";
import { disputesApi } from "../disputes/server/api.ts";
import { lostItemsApi } from "../lost-items/server/api.ts";
import { changeIncident } from "./change-incident.ts";
import { countIncidents } from "./count-incidents.ts";
import { exportIncidents } from "./export-incidents.ts";
import { listIncidents } from "./list-incidents.ts";
import { myIncidents } from "./my-incidents.ts";
import { reportIncident } from "./report-incident.ts";

export const incidentsApi = [
  ...bind(incidentsContract, {
    reportIncident,
    myIncidents,
    listIncidents,
    exportIncidents,
    countIncidents,
    changeIncident,
  }),
  ...lostItemsApi,
  ...disputesApi,
];
