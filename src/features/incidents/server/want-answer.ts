import { incidentSeverityLabels, incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { type IncidentSeverity, type IncidentType, incidentAnswerHours } from "#domain/incident/incident-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";

type Incident = { readonly id: string; readonly type: IncidentType; readonly severity: IncidentSeverity };

/** A task for our team. The words stay in the incident, where they can be erased. */
export const wantAnswer = (ctx: Context, { id, type, severity }: Incident): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "handle_incident",
    subjectKind: "incident",
    subjectId: id,
    title: `${incidentTypeLabels[type]} (${incidentSeverityLabels[severity].label.toLowerCase()}). Look into the incident.`,
    dueAt: addHours(ctx.now, incidentAnswerHours[severity]).toISOString(),
  });
