/** The problems a vehicle can have on a trip, by where it is. */
export const roadAlertKinds = ["off_route", "stopped", "speeding", "no_signal"] as const;
export type RoadAlertKind = (typeof roadAlertKinds)[number];

/** From when on our team is warned, and passengers get a message. */
export type RoadRules = LateRules & {
  readonly offRouteMetres: number;
  readonly stoppedMinutes: number;
  readonly silentMinutes: number;
  readonly speedKmh: number;
};

/** Passengers get a message from so many minutes after the pickup on, and again once it is so many later than that said. */
export type LateRules = { readonly lateMinutes: number; readonly laterMinutes: number };

export type AlertRow = { readonly kind: RoadAlertKind; readonly since: Date };

/** Seen at one moment: a driver slows down at once, so no one can say that it has lasted since. */
export const isMomentary = (kind: string): boolean => kind === "speeding";

export const isRoadAlert = (kind: string): kind is RoadAlertKind => roadAlertKinds.some((one) => one === kind);
