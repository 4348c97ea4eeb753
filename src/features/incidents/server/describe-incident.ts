import type { Incident } from "../contract.ts";
import type { IncidentFound, MoveFound } from "./views.ts";

/** An incident with what was done about it. */
export const describeIncident = (found: IncidentFound, moves: readonly MoveFound[]): Incident => ({
  id: found.incident.id,
  version: found.incident.version,
  type: found.incident.type,
  severity: found.incident.severity,
  state: found.incident.state,
  text: found.incident.text,
  reported_by: found.reporter ?? "Our team",
  happened_at: found.incident.happenedAt.toISOString(),
  created_at: found.incident.createdAt.toISOString(),
  reference: found.reference,
  trip:
    found.incident.tripId && found.startsAt
      ? { id: found.incident.tripId, starts_at: found.startsAt.toISOString() }
      : null,
  driver: found.incident.driverId ? { id: found.incident.driverId, name: found.driver ?? "" } : null,
  vehicle: found.incident.vehicleId ? { id: found.incident.vehicleId, name: found.plate ?? "" } : null,
  responsible: found.incident.responsible,
  cost_cents: found.incident.costCents,
  moves: moves
    .filter(({ move }) => move.incidentId === found.incident.id)
    .map(({ move, by }) => ({
      id: move.id,
      to: move.toState,
      by: by ?? "Our team",
      words: move.reason ?? "",
      at: move.createdAt.toISOString(),
    })),
});
