import { setImmediate } from "node:timers/promises";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { shiftSpans } from "#domain/driver/shift-spans.ts";
import type { Shift } from "#domain/driver/weekly-shifts.ts";
import { locate, roadBetween } from "#domain/geography/locate.ts";
import { type Place, places } from "#domain/geography/place.ts";
import type { Window } from "#domain/routing/routing-problem.ts";
import { dutyWindow } from "#domain/routing-day/duty-window.ts";
import { pairCrews, type TripKind } from "#domain/routing-day/pair-crews.ts";
import type { DayCrew, DayTrip, FrozenReason } from "#domain/routing-day/routing-day.ts";
import { staysWithGuests } from "#domain/stay/service-days.ts";
import { addDays, addHours, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { bagsCarried, type Span } from "#domain/trip/capacity.ts";
import { isOnRoad, isOver } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { kilometreCosts } from "./kilometre-costs.ts";
import { roadTable } from "./road-table.ts";
import {
  findDriversForDay,
  findSettings,
  findShifts,
  findTripsOfDay,
  findVehiclesForDay,
  type RunFacts,
  type RunWishes,
  type TripOfDay,
} from "./views.ts";

type Reading = Pick<Context, "db" | "now" | "trips" | "map">;
type Driver = Awaited<ReturnType<typeof findDriversForDay>>[number];
type Gate = Awaited<ReturnType<Reading["trips"]["judgeCrews"]>>;

export const spanOfDay = (day: LocalDate): Span => ({
  from: momentOf(day, localTime("00:00")),
  to: momentOf(addDays(day, 1), localTime("00:00")),
});

/** A driver who works at any time starts early and may end late. */
const anyTime = { from: 4 * 60, until: 26 * 60 };
/** A shift may be prolonged by this much, at the price of overtime. */
const overtimeMinutes = 120;
const longestHours = 24;

/** The day as the optimizer sees it: trips, the crews that may drive them by the gate of dispatch, and the roads. */
export async function readDay(ctx: Reading, day: LocalDate, wishes: RunWishes): Promise<RunFacts> {
  const { db, now } = ctx;
  const span = spanOfDay(day);
  const trips = await findTripsOfDay(db, span);
  const drivers = await findDriversForDay(db, span);
  const vehicles = await findVehiclesForDay(db, span);
  const settings = await findSettings(db);
  const shifts = Map.groupBy(await findShifts(db), ({ driverId }) => driverId);
  const chosen = { drivers: new Set(wishes.driverIds), vehicles: new Set(wishes.vehicleIds) };
  const frozen = new Map(trips.map((trip) => [trip.id, frozenReason(trip, { chosen, wishes, now })]));
  const used = trips.flatMap(({ driverId, vehicleId }) => (driverId && vehicleId ? [{ driverId, vehicleId }] : []));
  const gate = await ctx.trips.judgeCrews(ctx, {
    tripIds: trips.map(({ id }) => id),
    driverIds: unique([...drivers.map(({ id }) => id), ...used.map(({ driverId }) => driverId)]),
    vehicleIds: unique([...vehicles.map(({ id }) => id), ...used.map(({ vehicleId }) => vehicleId)]),
    without: trips.flatMap(({ id }) => (frozen.get(id) === null ? [id] : [])),
  });
  const minute = (moment: Date) => (moment.getTime() - span.from.getTime()) / 60_000;

  const known = { trips, gate, frozen, minute };
  const shiftOf = (driver: Driver) =>
    shiftWindow(driver, shifts.get(driver.id) ?? [], { ...known, day, rules: settings.drivingHours });
  const atWork = drivers.filter(({ id }) => chosen.drivers.has(id));
  const pairs = pairCrews(
    atWork.map((driver) => ({ ...driver, shift: shiftOf(driver), drives: drivesOf(driver.id, known) })),
    vehicles.filter(({ id }) => chosen.vehicles.has(id)),
    kindsOf(trips, gate, frozen),
  );

  const costs = await kilometreCosts(ctx, { vehicles, trips, settings });
  const locator = new PlaceList();
  const crewKeys = unique([...pairs, ...used].map(({ driverId, vehicleId }) => `${driverId} ${vehicleId}`));
  const isPair = new Set(pairs.map(({ driverId, vehicleId }) => `${driverId} ${vehicleId}`));
  const crews = crewKeys.map((id): DayCrew => {
    const [driverId = "", vehicleId = ""] = id.split(" ");
    const driver = drivers.find((one) => one.id === driverId);
    const vehicle = gate.vehicles.get(vehicleId);
    const shift = driver ? shiftOf(driver) : anyTime;
    return {
      id,
      driverId,
      vehicleId,
      home: locator.rowOf(driver?.homeArea ?? ""),
      shift,
      endsBy: shift.until + overtimeMinutes,
      seats: vehicle?.seats ?? 0,
      bags: vehicle ? bagsCarried(vehicle, gate.classes) : 0,
      skills: driver?.isGuide ? ["guide"] : [],
      ...costs.of(vehicleId),
      provider: driver?.provider ?? null,
      isChosen: isPair.has(id),
    };
  });
  const inPlan = crews.filter(({ isChosen }) => isChosen);
  const described: DayTrip[] = [];
  for (const trip of trips) {
    described.push(describeTrip(trip, { ...known, crews: inPlan, locator }));
    // Requests are answered in between.
    await setImmediate();
  }
  const roads = await roadTable(ctx, locator.places);
  const guides = new Set(described.flatMap(({ needs, mayDrive }) => (needs.includes("guide") ? mayDrive : [])));
  return {
    midnight: span.from.toISOString(),
    // A trip with guests who stay goes where they like; the others drive from one place to the other.
    trips: described.map((trip) =>
      trip.from === trip.to ? trip : { ...trip, km: Number(roads.km[trip.from * roads.places + trip.to]) },
    ),
    crews: crews.map((crew) => (guides.has(crew.id) ? { ...crew, skills: ["guide"] } : crew)),
    roads,
    costs: settings.routes,
    rules: settings.drivingHours,
    versions: Object.fromEntries(trips.map(({ id, version }) => [id, version])),
    points: locator.places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
    unknownPlaces: trips.flatMap(({ id, pickupLocation, destination }) =>
      locate(pickupLocation).place && locate(destination).place ? [] : [id],
    ),
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

type Choice = {
  readonly chosen: { readonly drivers: ReadonlySet<string>; readonly vehicles: ReadonlySet<string> };
  readonly wishes: RunWishes;
  readonly now: Date;
};

/** Why a trip is not planned here; null if it is. */
function frozenReason(trip: TripOfDay, { chosen, wishes, now }: Choice): FrozenReason | null {
  const { state, driverId, vehicleId, pickupAt, end } = trip;
  if (isOnRoad(trip) || isOver(trip)) return "on_road";
  if (state === "offered") return "offered";
  if (end > addHours(pickupAt, longestHours)) return "several_days";
  if (!driverId || !vehicleId) return null;
  if (trip.isOverridden) return "overridden";
  if (wishes.keepsAccepted && (trip.mode !== "hard" || state === "reconfirmed")) return "accepted";
  if (pickupAt < addHours(now, wishes.soonHours)) return "soon";
  return chosen.drivers.has(driverId) && chosen.vehicles.has(vehicleId) ? null : "not_chosen";
}

type Known = {
  readonly trips: readonly TripOfDay[];
  readonly gate: Gate;
  readonly frozen: ReadonlyMap<string, FrozenReason | null>;
  readonly minute: (moment: Date) => number;
};

/** The usual shift of that day, as far as other work leaves it, and long enough for the trips that the driver has now. */
function shiftWindow(
  { id }: Driver,
  shifts: readonly Shift[],
  {
    trips,
    gate,
    frozen,
    minute,
    day,
    rules,
  }: Known & { day: LocalDate; rules: { dutyHours: number; restHours: number } },
): Window {
  const spans = shiftSpans(shifts, day).map(({ from, to }) => ({ from: minute(from), until: minute(to) }));
  const [longest] = spans.filter(({ from }) => from >= 0).toSorted((a, b) => b.until - b.from - (a.until - a.from));
  const usual = shifts.length === 0 ? anyTime : (longest ?? anyTime);
  const own = trips.filter(({ driverId }) => driverId === id);
  const kept = own.filter((trip) => frozen.get(trip.id) !== null);
  const others = gate
    .otherWork(id)
    .filter(({ tripId }) => !kept.some((trip) => trip.id === tripId))
    .map(({ pickupAt, end }) => ({ from: minute(pickupAt), until: minute(end) }));
  const window = dutyWindow(usual, others, rules);
  return {
    from: Math.min(window.from, ...own.map(({ pickupAt }) => minute(pickupAt))),
    until: Math.max(window.until, ...own.map(({ end }) => minute(end))),
  };
}

function drivesOf(driverId: string, { trips, frozen }: Known) {
  const drives = new Map<string, { frozen: number; minutes: number }>();
  for (const trip of trips.filter((one) => one.driverId === driverId)) {
    if (!trip.vehicleId) continue;
    const minutes = (trip.end.getTime() - trip.pickupAt.getTime()) / 60_000;
    const before = drives.get(trip.vehicleId) ?? { frozen: 0, minutes: 0 };
    const isKept = frozen.get(trip.id) !== null;
    drives.set(trip.vehicleId, {
      frozen: before.frozen + (isKept ? minutes : 0),
      minutes: before.minutes + minutes,
    });
  }
  return drives;
}

/** Trips of one class, service and size are alike in the search for a vehicle. */
function kindsOf(trips: readonly TripOfDay[], gate: Gate, frozen: Known["frozen"]): TripKind[] {
  const free = trips.filter(({ id }) => frozen.get(id) === null);
  const alike = Map.groupBy(free, ({ id, service, passengers, bags }) => {
    const sold = gate.trips.get(id);
    return [service, sold?.vehicleClass, passengers, bags, sold?.isGuided].join();
  });
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const known = new Map<string, boolean>();
    const mayDrive = (driverId: string, vehicleId: string): boolean => {
      const key = `${driverId} ${vehicleId}`;
      const may = known.get(key) ?? gate.reasonsFor(first.id, driverId, vehicleId).every(isOfTheHour);
      known.set(key, may);
      return may;
    };
    return [{ count: group.length, mayDrive }];
  });
}

/** Speaks against this hour, not against the driver and the vehicle. */
const isOfTheHour = ({ kind }: GateReason): boolean =>
  ["driver_busy", "vehicle_busy", "driver_away", "vehicle_away", "duty_too_long", "no_pause", "child_seats"].includes(
    kind,
  );

type Described = Known & { readonly crews: readonly DayCrew[]; readonly locator: PlaceList };

function describeTrip(trip: TripOfDay, { gate, frozen, minute, crews, locator }: Described): DayTrip {
  const { id, driverId, vehicleId } = trip;
  const asked = gate.trips.get(id);
  const stays = staysWithGuests(trip);
  const [from, to] = [
    locator.rowOf(trip.pickupLocation),
    locator.rowOf(stays ? trip.pickupLocation : trip.destination),
  ];
  const isFrozen = frozen.get(id) ?? null;
  const against = new Map<string, number>();
  const mayDrive = isFrozen
    ? []
    : crews.flatMap((crew) => {
        const [first] = gate.reasonsFor(id, crew.driverId, crew.vehicleId);
        if (!first) return [crew.id];
        const text = gate.textOf(first);
        against.set(text, (against.get(text) ?? 0) + 1);
        return [];
      });
  const [whyNot] = [...against].toSorted(([, a], [, b]) => b - a)[0] ?? [null];
  return {
    id,
    pickupAt: minute(trip.pickupAt),
    endsAt: minute(trip.end),
    busyFrom: minute(asked?.busy.from ?? trip.pickupAt),
    busyUntil: minute(asked?.busy.to ?? trip.end),
    from,
    to,
    km: stays
      ? 2 * locator.km(trip.pickupLocation, trip.destination)
      : locator.km(trip.pickupLocation, trip.destination),
    seats: trip.passengers,
    bags: trip.bags,
    needs: asked?.isGuided ? ["guide"] : [],
    crew: driverId && vehicleId ? `${driverId} ${vehicleId}` : null,
    frozen: isFrozen,
    mayDrive,
    whyNot: mayDrive.length === 0 ? whyNot : null,
    meetsFlight: trip.flightNumber !== "" && locate(trip.pickupLocation).place?.kind === "airport",
  };
}

const centre = places.find(({ id }) => id === "cape-town-city-centre");

/** The places of a day, each once. An address that we don’t know counts as the city centre. */
class PlaceList {
  readonly places: Place[] = [];
  readonly #rows = new Map<string, number>();

  rowOf(address: string): number {
    const place = this.#placeOf(address);
    const row = this.#rows.get(place.id) ?? this.places.push(place) - 1;
    this.#rows.set(place.id, row);
    return row;
  }

  km(from: string, to: string): number {
    const [start, end] = [this.#placeOf(from), this.#placeOf(to)];
    return start.id === end.id ? 0 : roadBetween(start, end).kilometres;
  }

  #placeOf(address: string): Place {
    const place = locate(address).place ?? centre;
    if (!place) throw new Error("The gazetteer has no city centre.");
    return place;
  }
}
