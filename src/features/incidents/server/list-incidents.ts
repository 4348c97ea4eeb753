import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { type Incident, incident, type incidentsContract } from "../contract.ts";
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
const describeIncident = (record: IncidentRecord, moves: readonly MoveRecord[]): Incident =>
  toWire(
    incident,
    { ...record.incident, ...record },
    {
      reported_by: record.reporter ?? "Our team",
      trip:
        record.incident.tripId && record.pickupAt
          ? { id: record.incident.tripId, pickup_at: record.pickupAt.toISOString() }
          : null,
      driver: record.incident.driverId ? { id: record.incident.driverId, name: record.driver ?? "" } : null,
      vehicle: record.incident.vehicleId ? { id: record.incident.vehicleId, name: record.plate ?? "" } : null,
      moves: moves
        .filter(({ move }) => move.incidentId === record.incident.id)
        .map(({ move, by }) => ({
          id: move.id,
          to: move.toState,
          by: by ?? "Our team",
          words: move.reason ?? "",
          at: move.createdAt.toISOString(),
        })),
    },
  );
