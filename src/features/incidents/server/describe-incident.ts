import type { Incident } from "../contract.ts";
import type { IncidentRecord, MoveRecord } from "./views.ts";

/** An incident with what was done about it. */
export const describeIncident = (incident: IncidentRecord, moves: readonly MoveRecord[]): Incident => ({
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
