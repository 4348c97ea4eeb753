import { companyRules } from "../company/company-rules.ts";
import { isStranded } from "../drive/relief.ts";
import { flightMoveMinutes } from "../flight/flight.ts";
import { addHours, addMinutes, type LocalDate, localDateOf } from "../time/local-time.ts";
import { type AlertRow, isRoadAlert, type RoadAlertKind } from "../tracking/road-alert.ts";
import type { TripState } from "./trip-lifecycle.ts";
import { isBeforeMeeting, isOnRoad, isOver, shouldHaveStarted } from "./trip-on-road.ts";

/** Everything that can go wrong with a trip before or while it is driven, the gravest first. */
export const tripProblemKinds = [
  "sos",
  "interrupted",
  "end_not_reported",
  "incident",
  "no_show_to_confirm",
  "passenger_late",
  "running_late",
  "not_departed",
  "no_signal",
  "off_route",
  "stopped",
  "speeding",
  "driver_blocked",
  "vehicle_off_road",
  "no_driver",
  "offer_expired",
  "not_reconfirmed",
  "flight_moved",
  "documents_expire",
  "needs_unplanned",
  "tight_turnaround",
  "unpaid",
  "no_flight_number",
] as const;
export type TripProblemKind = (typeof tripProblemKinds)[number];

export type WatchedTrip = {
  readonly id: string;
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly end: Date;
  /** Of a relief vehicle: the trip that broke down. */
  readonly continues: string | null;
  /** By when its driver should have reconfirmed it. */
  readonly reconfirmBy: Date;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  /** Its driver was suspended or has left, or their licence or permit was rejected: they may not set out. */
  readonly isDriverBlocked: boolean;
  /** Its vehicle broke down, is in the workshop or is retired. */
  readonly isVehicleOff: boolean;
  /** An offer of it expired, and none is open. */
  readonly hasExpiredOffer: boolean;
  /** When its flight is expected, where that is known. */
  readonly flightAt: Date | null;
  /** The landing that its pickup is planned for: the scheduled one until the pickup was moved. */
  readonly flightPlannedAt: Date | null;
  /** It meets a flight whose number we don’t have. */
  readonly lacksFlightNumber: boolean;
  /** Someone on its guest list needs a wheelchair or a child seat that the booking doesn’t have. */
  readonly lacksNeeds: boolean;
  /** The last day on which the documents of driver and vehicle are all good. */
  readonly documentsUntil: LocalDate | null;
  /** Money is due that should have come by now; cash is due at the drop-off. */
  readonly isUnpaid: boolean;
  /** It is over, the last of its booking, and no one has recorded the cash that its driver was to be paid. */
  readonly isCashOpen: boolean;
  /** Since when its driver asks for a no-show; null where no one does. */
  readonly noShowAskedAt: Date | null;
  /** Since when its passengers say that they will be late. */
  readonly lateNoticeAt: Date | null;
  /** Since when its driver is in danger and no one has taken the alarm. */
  readonly sosRaisedAt: Date | null;
  /** By when someone should have looked into what went wrong on it; null where nothing grave is unresolved. */
  readonly incidentDueAt: Date | null;
  /** The problem with its vehicle on the road. */
  readonly alerts: readonly AlertRow[];
};

export type TripProblem = {
  readonly kind: TripProblemKind;
  readonly tripId: string;
  /** By when someone should have acted. */
  readonly dueAt: Date;
};

/** All that is wrong with one trip: the most urgent, and the others after it. */
export type TripProblems = TripProblem & { readonly also: readonly TripProblemKind[] };

/** Whose moment is when it happened: it isn’t late, it has lasted since. */
const sinceKinds: readonly string[] = [
  "sos",
  "interrupted",
  "end_not_reported",
  "no_show_to_confirm",
  "passenger_late",
] satisfies TripProblemKind[];
export const hasLasted = (kind: TripProblemKind): boolean => isRoadAlert(kind) || sinceKinds.includes(kind);

/** How much harm each does: a passenger who waits outweighs money. */
const risks: Readonly<Record<TripProblemKind, number>> = {
  sos: 60,
  // Passengers stand at the roadside.
  interrupted: 30,
  // No one knows where driver and passengers are; most often someone forgot to say so, and one tap ends it.
  end_not_reported: 14,
  incident: 11,
  // A driver is there and waits for the answer.
  no_show_to_confirm: 12,
  passenger_late: 7,
  running_late: 10,
  not_departed: 10,
  ...({ no_signal: 8, off_route: 8, stopped: 8, speeding: 7 } satisfies Record<RoadAlertKind, number>),
  driver_blocked: 9,
  vehicle_off_road: 9,
  no_driver: 9,
  offer_expired: 8,
  not_reconfirmed: 6,
  flight_moved: 6,
  documents_expire: 5,
  // A seat or a ramp must be in the vehicle before it sets out.
  needs_unplanned: 5,
  tight_turnaround: 4,
  unpaid: 2,
  no_flight_number: 2,
};

/** So many hours before its pickup a trip has its driver. */
export const driverDueHours = 3;

/**
 * The next things that need someone: risk against the minutes that are left. A trip is one line, whatever is wrong with it, and so is
 * one that broke down together with the vehicle that relieves it.
 */
export function nextProblems(trips: readonly WatchedTrip[], now: Date): TripProblems[] {
  const lastOf = lastVehicles(trips);
  const lines = new Map<string, TripProblems>();
  for (const problem of tripProblems(trips, now)) {
    const drive = lastOf(problem.tripId);
    const line = lines.get(drive);
    if (!line) lines.set(drive, { ...problem, also: [] });
    else if (![line.kind, ...line.also].includes(problem.kind))
      lines.set(drive, { ...line, also: [...line.also, problem.kind] });
  }
  return [...lines.values()];
}

/** Of a trip that broke down the one that relieves it, of which a vehicle may break down again; any other is its own. */
function lastVehicles(trips: readonly WatchedTrip[]) {
  const relieved = new Map(trips.flatMap(({ id, continues }) => (continues ? [[continues, id] as const] : [])));
  const lastOf = (id: string): string => {
    const relief = relieved.get(id);
    return relief ? lastOf(relief) : id;
  };
  return lastOf;
}

/** Each thing that is wrong by itself, the most urgent first. */
export function tripProblems(trips: readonly WatchedTrip[], now: Date): TripProblem[] {
  const open = trips.filter((trip) => !isOver(trip));
  const matches = [
    ...trips.flatMap(graveProblems),
    ...trips
      .filter(({ state }) => state === "completed_unverified")
      .map(({ id, end }) => ({ kind: "end_not_reported" as const, tripId: id, dueAt: end })),
    ...trips
      .filter(({ isCashOpen }) => isCashOpen)
      .map(({ id, end }) => ({ kind: "unpaid" as const, tripId: id, dueAt: end })),
    ...open.flatMap((trip) => problemsOf(trip, now)),
    ...tightTurnarounds(open),
  ];
  return matches.toSorted(
    (a, b) =>
      urgency(b, now) - urgency(a, now) || a.dueAt.getTime() - b.dueAt.getTime() || a.tripId.localeCompare(b.tripId),
  );
}

/** An hour that is left halves it; what is overdue weighs its whole risk and grows. */
export function urgency({ kind, dueAt }: Pick<TripProblem, "kind" | "dueAt">, now: Date): number {
  const hoursLeft = (dueAt.getTime() - now.getTime()) / 3_600_000;
  return hoursLeft > 0 ? risks[kind] / (1 + hoursLeft) : risks[kind] * (1 + Math.min(1, -hoursLeft / 24));
}

/** Problems however far the trip has come, and after it too. */
const graveProblems = ({ id, sosRaisedAt, incidentDueAt }: WatchedTrip): TripProblem[] => [
  ...(sosRaisedAt ? [{ kind: "sos" as const, tripId: id, dueAt: sosRaisedAt }] : []),
  ...(incidentDueAt ? [{ kind: "incident" as const, tripId: id, dueAt: incidentDueAt }] : []),
];

function problemsOf(trip: WatchedTrip, now: Date): TripProblem[] {
  const at = (kind: TripProblemKind, dueAt: Date): TripProblem => ({ kind, tripId: trip.id, dueAt });
  const tripProblems: TripProblem[] = [];
  // Whatever else is wrong with it: who waits there has waited since the first vehicle stopped.
  if (isStranded(trip)) return [at("interrupted", addMinutes(trip.pickupAt, -companyRules.relief.withinMinutes))];
  if (trip.noShowAskedAt) return [at("no_show_to_confirm", trip.noShowAskedAt)];
  if (trip.lateNoticeAt && isBeforeMeeting(trip.state)) tripProblems.push(at("passenger_late", trip.lateNoticeAt));
  if (isOnRoad(trip))
    return [
      ...tripProblems,
      ...(now > addMinutes(dueOnRoad(trip), lateMinutes) ? [at("running_late", dueOnRoad(trip))] : []),
      ...trip.alerts.map(({ kind, since }) => at(kind, since)),
    ];
  if (!trip.driverId) tripProblems.push(at(openKind(trip), addHours(trip.pickupAt, -driverDueHours)));
  else if (trip.isDriverBlocked) tripProblems.push(at("driver_blocked", addHours(trip.pickupAt, -driverDueHours)));
  else if (trip.isVehicleOff) tripProblems.push(at("vehicle_off_road", addHours(trip.pickupAt, -driverDueHours)));
  else if (shouldHaveStarted(trip, now)) tripProblems.push(at("not_departed", trip.pickupAt));
  else if (trip.state === "assigned" && now >= trip.reconfirmBy)
    tripProblems.push(at("not_reconfirmed", trip.reconfirmBy));
  if (hasFlightMoved(trip)) tripProblems.push(at("flight_moved", trip.pickupAt));
  if (trip.documentsUntil && trip.documentsUntil < localDateOf(trip.end))
    tripProblems.push(at("documents_expire", trip.pickupAt));
  if (trip.lacksNeeds) tripProblems.push(at("needs_unplanned", addHours(trip.pickupAt, -driverDueHours)));
  if (trip.isUnpaid) tripProblems.push(at("unpaid", trip.pickupAt));
  if (trip.lacksFlightNumber) tripProblems.push(at("no_flight_number", trip.pickupAt));
  return tripProblems;
}

const lateMinutes = companyRules.lateDepartureMinutes;

/** A driver still on the way to the pickup is late from its time on, everyone else on the road from the planned end on. */
export const dueOnRoad = ({ state, pickupAt: start, end }: Pick<WatchedTrip, "state" | "pickupAt" | "end">): Date =>
  state === "en_route" ? start : end;

const openKind = ({ state, hasExpiredOffer }: WatchedTrip): TripProblemKind =>
  hasExpiredOffer && state === "unassigned" ? "offer_expired" : "no_driver";

const hasFlightMoved = ({ flightAt, flightPlannedAt }: WatchedTrip) =>
  flightAt !== null &&
  flightPlannedAt !== null &&
  Math.abs(flightAt.getTime() - flightPlannedAt.getTime()) >= flightMoveMinutes * 60_000;

/** In one pass: a day may have 20,000 trips and 1,000 drivers. */
function byOwner(trips: readonly WatchedTrip[], key: "driverId" | "vehicleId"): Iterable<readonly WatchedTrip[]> {
  const owners = new Map<string, WatchedTrip[]>();
  for (const trip of trips) {
    const owner = trip[key];
    const own = owner === null ? undefined : owners.get(owner);
    if (own) own.push(trip);
    else if (owner !== null) owners.set(owner, [trip]);
  }
  return owners.values();
}

/** The later of two trips of one driver or vehicle with less than the turnaround between them; once for each trip. */
function tightTurnarounds(trips: readonly WatchedTrip[]): TripProblem[] {
  const tight = new Map<string, TripProblem>();
  for (const key of ["driverId", "vehicleId"] as const) {
    for (const own of byOwner(trips, key)) {
      const ordered = own.toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime());
      for (const [at, trip] of ordered.entries()) {
        const before = ordered[at - 1];
        if (before && trip.pickupAt < addMinutes(before.end, companyRules.turnaroundMinutes.city) && !isOnRoad(trip))
          tight.set(trip.id, { kind: "tight_turnaround", tripId: trip.id, dueAt: trip.pickupAt });
      }
    }
  }
  return [...tight.values()];
}
