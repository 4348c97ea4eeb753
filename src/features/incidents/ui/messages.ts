import type { IncidentSeverity } from "#domain/incident/incident-lifecycle.ts";

/** Help with choosing the severity. */
export const severityHints: Readonly<Record<IncidentSeverity, string>> = {
  minor: "Minor: the trip goes on as planned",
  serious: "Serious: the trip or the vehicle is affected",
  critical: "Critical: someone is hurt or in danger",
};
