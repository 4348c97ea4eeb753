import { bind } from "#platform/bind.ts";
import { incidentsContract } from "../contract.ts";
import { disputesApi } from "../disputes/server/api.ts";
import { lostItemsApi } from "../lost-items/server/api.ts";
import { changeIncident } from "./change-incident.ts";
import { countIncidents } from "./count-incidents.ts";
import { exportIncidents } from "./export-incidents.ts";
import { listIncidents } from "./list-incidents.ts";
import { myIncidents } from "./my-incidents.ts";
import type { OpenBooking } from "./open-booking.ts";
import { reportIncident } from "./report-incident.ts";

/** Opening a booking is the business of bookings. */
export const incidentsApi = ({ openBooking }: { readonly openBooking: OpenBooking }) => [
  ...bind(incidentsContract, {
    reportIncident,
    myIncidents,
    listIncidents,
    exportIncidents,
    countIncidents,
    changeIncident,
  }),
  ...lostItemsApi(openBooking),
  ...disputesApi(openBooking),
];
