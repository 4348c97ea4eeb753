import type { HealthStatus, Severity } from "./health-status.ts";

export const healthLabels: Readonly<Record<HealthStatus, string>> = {
  ok: "OK",
  warning: "Warning",
  failing: "Failing",
  not_set_up: "Not set up",
  unknown: "Unknown",
};

export const severityLabels: Readonly<Record<Severity, string>> = {
  urgent: "Urgent: act at once",
  soon: "Act within the working day",
};
