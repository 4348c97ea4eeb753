import { companyRules } from "../company/company-rules.ts";
import { shiftSpans } from "../driver/shift-spans.ts";
import type { Shift } from "../driver/weekly-shifts.ts";
import { addHours, addMinutes, localDateOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad, isOver } from "../trip/trip-on-road.ts";

/** A trip as far as duty is concerned: who drives it in what, and when it was driven. */
export type DutyTrip = {
  readonly tripId: string;
  readonly driverId: string;
  readonly vehicleId: string;
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly end: Date;
  readonly departedAt: Date | null;
  readonly endedAt: Date | null;
};

/** The trips of a driver or of a vehicle around now, with the shifts and granted absences of those who drive them. */
export type Roster = {
  readonly trips: readonly DutyTrip[];
  readonly shifts: readonly (Shift & { readonly driverId: string })[];
  readonly absences: readonly (Span & { readonly driverId: string })[];
  /** When drivers went on duty and off it by their own switch. */
  readonly switches: readonly DutySwitch[];
};

/** `to` is null while it is on. */
export type DutySwitch = { readonly driverId: string; readonly from: Date; readonly to: Date | null };

/** For whom and in what someone was on duty at a moment, and until when. */
export type Duty = {
  readonly driverId: string;
  readonly vehicleId: string;
  /** Null between two trips of a shift. */
  readonly tripId: string | null;
  readonly until: Date;
  readonly isOnShift: boolean;
  readonly isOnRoad: boolean;
};

/**
 * Privacy by schedule: a position is taken while its driver is on a trip, during a shift that has one, and while the driver's
 * own switch is on. Who switches it off ends all of that at once, but for a trip that is being driven; the next trip or
 * shift starts as usual. At any other time there is no duty, and nothing is stored.
 */
export function dutyAt(roster: Roster, at: Date, now: Date): Duty | undefined {
  const trip = roster.trips
    .filter((one) => holds(tripSpan(one, now), at) && !isOff(roster, one, at, now))
    .toSorted((a, b) => Number(isOnRoad(b)) - Number(isOnRoad(a)) || b.pickupAt.getTime() - a.pickupAt.getTime())[0];
  const shift = shiftAt(roster, at, now) ?? switchAt(roster, at);
  const nearest = trip ?? shift?.nearest;
  if (!nearest) return undefined;
  const ends = [trip && tripSpan(trip, now).to, shift?.to].filter((one) => one !== undefined);
  return {
    driverId: nearest.driverId,
    vehicleId: nearest.vehicleId,
    tripId: trip?.tripId ?? null,
    until: new Date(Math.max(...ends.map((end) => end.getTime()))),
    isOnShift: shift !== undefined,
    isOnRoad: trip !== undefined && isOnRoad(trip),
  };
}

/** Why a driver can’t turn the switch: who drives a trip stays on duty, and only who may drive goes on it. */
export const dutyLocks = ["on_the_road", "not_active"] as const;
export type DutyLock = (typeof dutyLocks)[number];

type DutyStanding = { readonly isActive: boolean; readonly isDriving: boolean };

export function dutyLock(driver: DutyStanding, isOn: boolean): DutyLock | null {
  if (!isOn && driver.isDriving) return "on_the_road";
  return isOn && !driver.isActive ? "not_active" : null;
}

/** How often the app says where it is, in seconds: often on the road, seldom on duty, never otherwise. */
export function secondsBetweenFixes(duty: Pick<Duty, "isOnRoad"> | undefined): number | null {
  if (!duty) return null;
  return duty.isOnRoad ? companyRules.positionEverySeconds.onRoad : companyRules.positionEverySeconds.onDuty;
}

/** From an hour before the pickup, or the departure, to some minutes after the end. Who runs late is still on duty. */
export function tripSpan(trip: DutyTrip, now: Date): Span {
  const usual = addMinutes(trip.pickupAt, -companyRules.trackedBeforeMinutes);
  const from = trip.departedAt && trip.departedAt < usual ? trip.departedAt : usual;
  return { from, to: addMinutes(endOf(trip, now), companyRules.trackedAfterMinutes) };
}

function endOf(trip: DutyTrip, now: Date): Date {
  if (isOver(trip)) return trip.endedAt ?? trip.end;
  return isOnRoad(trip) && now > trip.end ? now : trip.end;
}

/** Whether the driver has gone off duty since the span of this trip began, and is not driving it all the same. */
function isOff(roster: Roster, trip: DutyTrip, at: Date, now: Date): boolean {
  const isDriven = trip.departedAt !== null && trip.departedAt <= at && at <= endOf(trip, now);
  return !isDriven && wentOff(roster, trip.driverId, { from: tripSpan(trip, now).from, to: at });
}

/** Whether the driver has switched off within the span, its end included. */
const wentOff = ({ switches }: Roster, driverId: string, { from, to }: Span): boolean =>
  switches.some((one) => one.driverId === driverId && one.to !== null && from <= one.to && one.to <= to);

/** A switch that was forgotten is off once no one may still be on duty. */
export const switchEnd = ({ from, to }: Pick<DutySwitch, "from" | "to">): Date =>
  to ?? addHours(from, companyRules.drivingAndRest.dutyHours);

/** By the driver's own switch, in the vehicle of the nearest trip; without a trip there is no vehicle to follow. */
function switchAt({ trips, switches }: Roster, at: Date) {
  const on = switches.find((one) => holds({ from: one.from, to: switchEnd(one) }, at));
  const nearest =
    on &&
    nearestTo(
      at,
      trips.filter(({ driverId }) => driverId === on.driverId),
    );
  return on && nearest && { to: switchEnd(on), nearest };
}

function shiftAt(roster: Roster, at: Date, now: Date) {
  const { trips, shifts, absences } = roster;
  for (const driverId of new Set(shifts.map((one) => one.driverId))) {
    const own = shifts.filter((one) => one.driverId === driverId);
    const isAway = absences.some((one) => one.driverId === driverId && holds(one, at));
    const running = isAway ? undefined : shiftSpans(own, localDateOf(at)).find((one) => holds(one, at));
    const shift = running && !wentOff(roster, driverId, { from: running.from, to: at }) ? running : undefined;
    const nearest =
      shift &&
      nearestTo(
        at,
        trips.filter((one) => one.driverId === driverId && meet(tripSpan(one, now), shift)),
      );
    if (shift && nearest) return { to: shift.to, nearest };
  }
  return undefined;
}

const holds = ({ from, to }: Span, at: Date): boolean => from <= at && at < to;
const meet = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

const nearestTo = (at: Date, trips: readonly DutyTrip[]): DutyTrip | undefined =>
  trips.toSorted((a, b) => distance(a, at) - distance(b, at))[0];
const distance = ({ pickupAt: start, end }: DutyTrip, at: Date): number =>
  Math.max(start.getTime() - at.getTime(), at.getTime() - end.getTime(), 0);
