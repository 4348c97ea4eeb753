/** What can be wrong with a vehicle on a trip, by where it is. */
export const roadAlertKinds = ["off_route", "stopped", "speeding", "no_signal"] as const;
export type RoadAlertKind = (typeof roadAlertKinds)[number];

/** From when on our team is warned. */
export type RoadRules = {
  readonly offRouteMetres: number;
  readonly stoppedMinutes: number;
  readonly silentMinutes: number;
  readonly speedKmh: number;
};

export type FoundAlert = { readonly kind: RoadAlertKind; readonly since: Date };

export const isRoadAlert = (kind: string): kind is RoadAlertKind => roadAlertKinds.some((one) => one === kind);
