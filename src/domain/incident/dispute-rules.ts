import type { StatusLabel } from "../text/status-label.ts";

export const customerDisputeKinds = ["no_show", "waiting"] as const;
export const driverDisputeKinds = ["no_show_refused", "late_arrival"] as const;
export const disputeKinds = [...customerDisputeKinds, ...driverDisputeKinds] as const;
export type CustomerDisputeKind = (typeof customerDisputeKinds)[number];
export type DriverDisputeKind = (typeof driverDisputeKinds)[number];
export type DisputeKind = (typeof disputeKinds)[number];

export const tripDisputeStates = ["open", "upheld", "dismissed"] as const;
export type TripDisputeState = (typeof tripDisputeStates)[number];

/** Hours within which our team answers. */
export const disputeAnswerHours = 48;
/** Days after the trip during which it can be disputed. */
export const disputeDays = 30;

export const disputeKindLabels: Readonly<Record<DisputeKind, string>> = {
  no_show: "No-show",
  waiting: "Waiting charge",
  no_show_refused: "No-show refused",
  late_arrival: "Late arrival",
};

export const tripDisputeLabels: Readonly<Record<TripDisputeState, StatusLabel>> = {
  open: { label: "To answer", tone: "warn" },
  upheld: { label: "Upheld", tone: "ok" },
  dismissed: { label: "Dismissed", tone: "neutral" },
};

type TripFacts = {
  readonly endedLongAgo: boolean;
  readonly isNoShow: boolean;
  /** Waiting time was charged or is due, and has not been waived. */
  readonly hasWaitCharge: boolean;
};

/** The disputes still open to the customer. */
export function customerMayDispute({ endedLongAgo, isNoShow, hasWaitCharge }: TripFacts): CustomerDisputeKind[] {
  if (endedLongAgo) return [];
  return [...(isNoShow ? ["no_show" as const] : []), ...(hasWaitCharge ? ["waiting" as const] : [])];
}

type DriverFacts = {
  readonly endedLongAgo: boolean;
  readonly isNoShowRefused: boolean;
  readonly isLate: boolean;
};

export function driverMayDispute({ endedLongAgo, isNoShowRefused, isLate }: DriverFacts): DriverDisputeKind[] {
  if (endedLongAgo) return [];
  return [...(isNoShowRefused ? ["no_show_refused" as const] : []), ...(isLate ? ["late_arrival" as const] : [])];
}
