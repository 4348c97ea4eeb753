import { incidentSeverityLabels, incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { type IncidentSeverity, type IncidentType, incidentAnswerHours } from "#domain/incident/incident-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";

type Incident = { readonly id: string; readonly type: IncidentType; readonly severity: IncidentSeverity };

/** Creates a task. The description stays in the incident, where it can be erased. */
export const wantAnswer = (ctx: Context, { id, type, severity }: Incident): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "handle_incident",
    subjectKind: "incident",
    subjectId: id,
    title: `${incidentTypeLabels[type]} (${incidentSeverityLabels[severity].label.toLowerCase()}). Look into the incident.`,
    dueAt: addHours(ctx.now, incidentAnswerHours[severity]).toISOString(),
  });
