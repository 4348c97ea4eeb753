import { type IncidentState, incidentLifecycle } from "#domain/incident/incident-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { type IncidentChanges, type IncidentRow, insertIncidentMove, lockIncident, updateIncident } from "./store.ts";

export const incidentMover = recordMover<IncidentState, IncidentRow, IncidentChanges>({
  lifecycle: incidentLifecycle,
  lock: lockIncident,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateIncident,
  insertMove: insertIncidentMove,
});

/** The only function that changes an incident’s status. */
export async function moveIncident(
  ctx: Context,
  move: RecordMove<IncidentState, IncidentChanges>,
): Promise<Result<IncidentRow, MoveRefusal>> {
  const moved = await incidentMover.move(ctx, move);
  if (!moved.ok) return moved;
  const { after } = moved.value;
  await recordAudit(ctx, {
    action: `incident.${after.state}`,
    subject: { kind: "incident", id: after.id },
    details: { responsible: after.responsible, cost_cents: after.costCents },
  });
  return accept(after);
}
