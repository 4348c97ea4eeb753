import type { incidentsContract } from "#features/incidents/contract.ts";
import type { InputOf } from "#platform/contract.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type Report = Required<InputOf<typeof incidentsContract.reportIncident>>;

/** A report as a phone sends it: another car has just hit the vehicle. */
export const anIncident = (changes: Partial<Report> = {}): Report => ({
  key: newId(),
  type: "accident",
  severity: "serious",
  text: "A taxi drove into us on the N2.",
  trip_id: null,
  reference: "",
  happened_at: testNow.toISOString(),
  sent_at: testNow.toISOString(),
  ...changes,
});

type Filters = Required<InputOf<typeof incidentsContract.exportIncidents>>;

/** Filters of the incident list: all incidents by default. */
export const incidentFilters = (changes: Partial<Filters> = {}): Filters => ({
  view: "all",
  type: null,
  search: "",
  incident_id: null,
  trip_id: null,
  reference: "",
  ...changes,
});
