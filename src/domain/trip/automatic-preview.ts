import { addHours } from "../time/local-time.ts";
import { type AutomaticRules, modeAt, nightWait } from "./automatic-dispatch.ts";

/** A trip of the past, and when someone drove it. */
export type PastTrip = {
  readonly service: string;
  /** Since when it needed a driver. */
  readonly since: Date;
  readonly pickupAt: Date;
  /** Null if it never got one. */
  readonly placedAt: Date | null;
};

export const previewOutcomes = ["offered", "proposed", "team", "placed_before"] as const;
export type PreviewOutcome = (typeof previewOutcomes)[number];

export type PreviewedTrip = {
  readonly outcome: PreviewOutcome;
  /** When the rules would have acted; null if they would not. */
  readonly at: Date | null;
  readonly waitedForMorning: boolean;
  /** It had no driver yet when the alarm would have come. */
  readonly wouldAlarm: boolean;
};

const stepMinutes = 60;

/**
 * What these rules would have done about a trip, as far as its times tell: whether someone would have accepted is not known. It looks at
 * the moment the trip comes within reach and then at each full hour, because a mode counts for an hour.
 */
export function previewTrip(trip: PastTrip, rules: AutomaticRules): PreviewedTrip {
  const { pickupAt: pickup, placedAt, since } = trip;
  const first = new Date(Math.max(since.getTime(), addHours(pickup, -rules.leadHours).getTime()));
  const alarm = new Date(Math.max(since.getTime(), addHours(pickup, -rules.alarmHours).getTime()));
  const isOpenAt = (moment: Date) => placedAt === null || placedAt > moment;
  const wouldAlarm = alarm < pickup && isOpenAt(alarm) && isWatched(trip, rules, alarm);
  const untouched = { at: null, waitedForMorning: false, wouldAlarm };
  if (!isOpenAt(first)) return { ...untouched, outcome: "placed_before", wouldAlarm: false };

  let waitedForMorning = false;
  let proposedAt: Date | null = null;
  for (let at = first; at < pickup && isOpenAt(at); at = nextHour(at)) {
    const mode = modeAt(rules, trip.service, at);
    if (mode === "propose") proposedAt ??= at;
    if (mode !== "on") continue;
    if (nightWait(rules, pickup, at)) waitedForMorning = true;
    else return { outcome: "offered", at, waitedForMorning, wouldAlarm };
  }
  if (proposedAt) return { ...untouched, outcome: "proposed", at: proposedAt, waitedForMorning };
  return { ...untouched, outcome: "team", waitedForMorning };
}

const isWatched = ({ service }: PastTrip, rules: AutomaticRules, at: Date): boolean =>
  modeAt(rules, service, at) !== "off";

/** South African time is on full hours. */
const nextHour = (moment: Date): Date =>
  new Date((Math.floor(moment.getTime() / (stepMinutes * 60_000)) + 1) * stepMinutes * 60_000);
