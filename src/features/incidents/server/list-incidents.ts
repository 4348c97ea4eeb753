import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { Incident, incidentsContract } from "../contract.ts";
import { findIncidents, findMoves, type IncidentRecord, type MoveRecord } from "./views.ts";

/** Open incidents, or the whole history of a trip, a driver or a vehicle. */
export async function listIncidents(ctx: Context, input: ParsedOf<typeof incidentsContract.listIncidents>) {
  const { size, after, ...filter } = input;
  const incidents = await findIncidents(ctx.db, filter, { size: size + 1, after: timeKey.read(after) });
  const { rows, next } = pageOf(incidents, size, ({ incident }) =>
    timeKey.write({ at: incident.createdAt, id: incident.id }),
  );
  const moves = await findMoves(
    ctx.db,
    rows.map(({ incident }) => incident.id),
  );
  return accept({ incidents: rows.map((row) => describeIncident(row, moves)), next });
}

/** An incident with its history. */
const describeIncident = (incident: IncidentRecord, moves: readonly MoveRecord[]): Incident => ({
  id: incident.incident.id,
  version: incident.incident.version,
  type: incident.incident.type,
  severity: incident.incident.severity,
  state: incident.incident.state,
  text: incident.incident.text,
  reported_by: incident.reporter ?? "Our team",
  happened_at: incident.incident.happenedAt.toISOString(),
  created_at: incident.incident.createdAt.toISOString(),
  reference: incident.reference,
  trip:
    incident.incident.tripId && incident.pickupAt
      ? { id: incident.incident.tripId, pickup_at: incident.pickupAt.toISOString() }
      : null,
  driver: incident.incident.driverId ? { id: incident.incident.driverId, name: incident.driver ?? "" } : null,
  vehicle: incident.incident.vehicleId ? { id: incident.incident.vehicleId, name: incident.plate ?? "" } : null,
  responsible: incident.incident.responsible,
  cost_cents: incident.incident.costCents,
  moves: moves
    .filter(({ move }) => move.incidentId === incident.incident.id)
    .map(({ move, by }) => ({
      id: move.id,
      to: move.toState,
      by: by ?? "Our team",
      words: move.reason ?? "",
      at: move.createdAt.toISOString(),
    })),
});
