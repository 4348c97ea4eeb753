import type { StatusLabel } from "../text/status-label.ts";
import type { TripState } from "./trip-lifecycle.ts";

type TripLabel = StatusLabel & {
  /** The text the passenger reads: how we find a driver is our affair. */
  readonly customer: string;
};

/** A trip's status, in the same words for dispatchers, drivers and Admin. */
export const tripLabels: Readonly<Record<TripState, TripLabel>> = {
  planned: { label: "Not confirmed", customer: "Planned", tone: "neutral" },
  unassigned: { label: "No driver", customer: "Planned", tone: "bad" },
  offered: { label: "Offered", customer: "Planned", tone: "warn" },
  assigned: { label: "Assigned", customer: "Driver assigned", tone: "warn" },
  reconfirmed: { label: "Reconfirmed", customer: "Driver confirmed", tone: "info" },
  en_route: { label: "On the way", customer: "Driver on the way", tone: "violet" },
  arrived: { label: "At the pickup", customer: "Driver at the pickup", tone: "violet" },
  searching: { label: "Looking for passenger", customer: "Driver is looking for you", tone: "bad" },
  onboard: { label: "On board", customer: "On board", tone: "violet" },
  stopover: { label: "At a stop", customer: "At a stop", tone: "violet" },
  completed: { label: "Completed", customer: "Completed", tone: "ok" },
  completed_unverified: { label: "End not reported", customer: "Being completed", tone: "warn" },
  no_show: { label: "No-show", customer: "No-show", tone: "bad" },
  interrupted: { label: "Interrupted", customer: "Interrupted", tone: "bad" },
  cancelled: { label: "Cancelled", customer: "Cancelled", tone: "neutral" },
};
