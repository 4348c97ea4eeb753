import { lifecycle } from "../lifecycle.ts";

export const incidentStates = ["open", "investigating", "resolved", "disputed"] as const;
export type IncidentState = (typeof incidentStates)[number];

/** A resolved incident may be disputed, then investigated or resolved again. */
export const incidentLifecycle = lifecycle<IncidentState>({
  open: ["investigating", "resolved"],
  investigating: ["resolved"],
  resolved: ["disputed"],
  disputed: ["investigating", "resolved"],
});

export const incidentTypes = [
  "driver_late_under_20",
  "driver_late_20_to_40",
  "driver_late_over_40",
  "driver_no_show",
  "customer_no_show",
  "wrong_vehicle",
  "driver_service",
  "breakdown",
  "accident",
  "lost_item",
  "payment",
  "other",
] as const;
export type IncidentType = (typeof incidentTypes)[number];

/** Drivers’ reports from the road; our team records the rest. */
export const driverIncidentTypes = [
  "breakdown",
  "accident",
  "driver_late_under_20",
  "driver_late_20_to_40",
  "driver_late_over_40",
  "customer_no_show",
  "wrong_vehicle",
  "payment",
  "other",
] as const satisfies readonly IncidentType[];

export const incidentSeverities = ["minor", "serious", "critical"] as const;
export type IncidentSeverity = (typeof incidentSeverities)[number];

export const responsibleParties = ["customer", "driver", "provider", "company", "no_one"] as const;
export type Responsible = (typeof responsibleParties)[number];

/**
 * Hours within which our team looks at it. Serious and critical ones appear among the board’s problems; a minor one is
 * only a task.
 */
export const incidentAnswerHours: Readonly<Record<IncidentSeverity, number>> = { minor: 48, serious: 4, critical: 0 };
