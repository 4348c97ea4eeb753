import type { StatusLabel } from "../text/status-label.ts";
import type { IncidentSeverity, IncidentState, IncidentType, Responsible } from "./incident-lifecycle.ts";

export const incidentStateLabels: Readonly<Record<IncidentState, StatusLabel>> = {
  open: { label: "Open", tone: "warn" },
  investigating: { label: "Investigating", tone: "info" },
  resolved: { label: "Resolved", tone: "ok" },
  disputed: { label: "Disputed", tone: "bad" },
};

export const incidentTypeLabels: Readonly<Record<IncidentType, string>> = {
  driver_late_under_20: "Driver late, under 20 min",
  driver_late_20_to_40: "Driver late, 20–40 min",
  driver_late_over_40: "Driver late, over 40 min",
  driver_no_show: "Driver no-show",
  customer_no_show: "Customer no-show",
  wrong_vehicle: "Wrong vehicle",
  driver_service: "Driver’s service",
  breakdown: "Breakdown",
  accident: "Accident",
  lost_item: "Lost item",
  payment: "Payment",
  other: "Other",
};

export const incidentSeverityLabels: Readonly<Record<IncidentSeverity, StatusLabel>> = {
  minor: { label: "Minor", tone: "neutral" },
  serious: { label: "Serious", tone: "warn" },
  critical: { label: "Critical", tone: "bad" },
};

export const responsibleLabels: Readonly<Record<Responsible, string>> = {
  customer: "Customer",
  driver: "Driver",
  provider: "Driver provider",
  company: "Our company",
  no_one: "No one",
};
