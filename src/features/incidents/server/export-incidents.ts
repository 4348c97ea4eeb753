import Papa from "papaparse";
import {
  incidentSeverityLabels,
  incidentStateLabels,
  incidentTypeLabels,
  responsibleLabels,
} from "#domain/incident/incident-labels.ts";
import { accept } from "#domain/result.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { incidentsContract } from "../contract.ts";
import { findIncidents, type IncidentRecord } from "./views.ts";

const rowsAtMost = 10_000;

/** The filtered incidents as CSV, with possible formulas turned into text. */
export async function exportIncidents(ctx: Context, filter: ParsedOf<typeof incidentsContract.exportIncidents>) {
  const incidents = await findIncidents(ctx.db, filter, { size: rowsAtMost, after: undefined });
  const csv = Papa.unparse(incidents.map(rowOf), { escapeFormulae: true });
  return accept({
    name: `incidents-${localDateOf(ctx.now)}.csv`,
    type: "text/csv;charset=utf-8",
    content: Buffer.from(`\ufeff${csv}`).toString("base64"),
  });
}

const rowOf = ({ incident, reference, driver, plate, reporter }: IncidentRecord) => ({
  Date: localDateOf(incident.happenedAt),
  Time: localTimeOf(incident.happenedAt),
  Type: incidentTypeLabels[incident.type],
  Severity: incidentSeverityLabels[incident.severity].label,
  Status: incidentStateLabels[incident.state].label,
  Booking: reference ?? "",
  Driver: driver ?? "",
  Vehicle: plate ?? "",
  "What happened": incident.text,
  "Reported by": reporter ?? "Our team",
  Responsible: incident.responsible ? responsibleLabels[incident.responsible] : "",
  "Cost (R)": incident.costCents === null ? "" : (incident.costCents / 100).toFixed(2),
});
