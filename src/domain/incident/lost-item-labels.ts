import type { StatusLabel } from "../text/status-label.ts";
import type { LostItemState, ReturnWay } from "./lost-item-lifecycle.ts";

export const lostItemLabels: Readonly<Record<LostItemState, StatusLabel>> = {
  reported: { label: "Asked the driver", tone: "warn" },
  found: { label: "Found", tone: "ok" },
  not_found: { label: "Not found", tone: "bad" },
  returning: { label: "On its way back", tone: "info" },
  closed: { label: "Closed", tone: "neutral" },
};

export const returnWayLabels: Readonly<Record<ReturnWay, string>> = {
  collect: "Collected from our office",
  courier: "By courier, paid by the customer",
  next_trip: "With the customer’s next trip",
};

/** The same, for the customer. */
export const returnWayTexts: Readonly<Record<ReturnWay, string>> = {
  collect: "You can collect it from our office.",
  courier: "We’ll send it by courier. You pay the courier’s charge.",
  next_trip: "Your driver will bring it on your next trip with us.",
};
