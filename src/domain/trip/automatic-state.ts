/** The latest step of automatic dispatch for a trip. */
export const automaticStates = ["waiting", "proposed", "offering", "exhausted", "manual"] as const;
export type AutomaticState = (typeof automaticStates)[number];

/** Whom it would ask, and why. */
export type Proposal = {
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly providerId: string | null;
  readonly why: string;
};

/** In one line, for the list of next problems. */
export const automaticLabels: Readonly<Record<AutomaticState, string>> = {
  waiting: "Waits to be offered",
  proposed: "Proposal ready",
  offering: "Offered automatically",
  exhausted: "No one left to ask",
  manual: "Handled by our team",
};
