import { workWithin } from "#domain/stay/days-of-trip.ts";
import { addHours, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Span as WorkSpan } from "#domain/trip/capacity.ts";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import { type Load, workload } from "#domain/trip/workload.ts";
import type { BoardDay, BoardDriver, BoardTrip, BoardVehicle } from "../contract.ts";

export type RowsBy = "driver" | "vehicle";

/** A trip drawn in minutes after midnight, in its line of the row. */
export type PlacedTrip = {
  readonly trip: BoardTrip;
  readonly start: number;
  readonly end: number;
  readonly line: number;
};
export type Shade = { readonly start: number; readonly end: number; readonly label: string };

export type BoardRow = {
  /** The driver's or vehicle's id; empty for unassigned trips. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly isAway: boolean;
  readonly load: Load | undefined;
  readonly trips: readonly PlacedTrip[];
  /** The maximum number of overlapping trips. */
  readonly lines: number;
  /** The driver’s shifts; undefined for any time. */
  readonly shifts: readonly Shade[] | undefined;
  readonly absences: readonly Shade[];
};

export const wholeDay = 24 * 60;

/** A day’s rows: unassigned first, then those with trips, then the rest. */
export function rowsOf(
  day: Pick<BoardDay, "trips" | "drivers" | "vehicles">,
  { date, by, now }: { readonly date: LocalDate; readonly by: RowsBy; readonly now: Date },
): BoardRow[] {
  const midnight = momentOf(date, localTime("00:00")).getTime();
  const minute = (at: string) => Math.min(wholeDay, Math.max(0, (Date.parse(at) - midnight) / 60_000));
  const shown = day.trips.filter(({ state }) => state !== "cancelled");
  const byRow = Map.groupBy(shown, (trip) => (by === "driver" ? trip.driver?.id : trip.vehicle?.id) ?? "");
  // A late trip is drawn until now.
  const until = (trip: BoardTrip) => Math.max(minute(trip.ends_at), isOnRoad(trip) ? minute(now.toISOString()) : 0);
  const place = (trips: readonly BoardTrip[]) => inLines(trips, { minute, until });
  const worked = (trips: readonly BoardTrip[]) => trips.flatMap((trip) => workWithin(spanOfDay(date), spanOf(trip)));
  const rows =
    by === "driver"
      ? day.drivers.map((driver) => driverRow(driver, byRow.get(driver.id) ?? [], { minute, place, worked }))
      : day.vehicles.map((vehicle) => vehicleRow(vehicle, byRow.get(vehicle.id) ?? [], minute, place));
  const open = byRow.get("") ?? [];
  const busyFirst = rows.toSorted((a, b) => Number(b.trips.length > 0) - Number(a.trips.length > 0));
  return open.length > 0 ? [openRow(open, place), ...busyFirst] : busyFirst;
}

type Minute = (at: string) => number;
type Place = (trips: readonly BoardTrip[]) => Pick<BoardRow, "trips" | "lines">;

const openRow = (trips: readonly BoardTrip[], place: Place): BoardRow => ({
  id: "",
  title: "Without a driver",
  note: countText(trips.length),
  isAway: false,
  load: undefined,
  ...place(trips),
  shifts: undefined,
  absences: [],
});

const countText = (count: number) => (count === 1 ? "1 trip" : `${count} trips`);

type DriverDay = {
  readonly minute: Minute;
  readonly place: Place;
  /** The hours of a day’s trips: one of several days is worked on each of them, and not at night. */
  readonly worked: (trips: readonly BoardTrip[]) => readonly WorkSpan[];
};

function driverRow(driver: BoardDriver, trips: readonly BoardTrip[], { minute, place, worked }: DriverDay): BoardRow {
  const plates = [...new Set(trips.flatMap(({ vehicle }) => vehicle?.plate ?? []))];
  return {
    id: driver.id,
    title: driver.name,
    note: plates.join(", ") || noteOf(driver),
    isAway: driver.is_away,
    load: workload(worked(trips), driver.shifts.map(asDates)),
    ...place(trips),
    shifts: driver.has_shifts ? driver.shifts.map((one) => shade(one, minute, "Shift")) : undefined,
    absences: driver.absences.map((one) => shade(one, minute, absenceNames[one.kind])),
  };
}

function noteOf({ has_shifts, shifts, provider, is_guide }: BoardDriver): string {
  if (has_shifts && shifts.length === 0) return "Off";
  return provider || (is_guide ? "Guide" : "");
}

function vehicleRow(vehicle: BoardVehicle, trips: readonly BoardTrip[], minute: Minute, place: Place): BoardRow {
  return {
    id: vehicle.id,
    title: vehicle.plate,
    note: `${vehicle.name}, ${vehicle.seats} seats`,
    isAway: vehicle.state !== "available",
    load: undefined,
    ...place(trips),
    shifts: undefined,
    absences: vehicle.absences.map((one) => shade(one, minute, vehicleAbsenceNames[one.kind])),
  };
}

export const absenceNames: Readonly<Record<BoardDriver["absences"][number]["kind"], string>> = {
  leave: "Leave",
  sick: "Sick",
  blocked: "Not available",
};
export const vehicleAbsenceNames: Readonly<Record<BoardVehicle["absences"][number]["kind"], string>> = {
  maintenance: "Maintenance",
  off_road: "Off the road",
  reserved: "Reserved",
};

type Span = { readonly from: string; readonly to: string };
const shade = ({ from, to }: Span, minute: Minute, label: string): Shade => ({
  start: minute(from),
  end: minute(to),
  label,
});
const asDates = ({ from, to }: Span) => ({ from: new Date(from), to: new Date(to) });
const spanOfDay = (date: LocalDate): WorkSpan => {
  const from = momentOf(date, localTime("00:00"));
  return { from, to: addHours(from, 24) };
};
const spanOf = ({ pickup_at, ends_at }: BoardTrip) => ({ from: new Date(pickup_at), to: new Date(ends_at) });

/** Overlapping trips are drawn in separate lines, so that none covers another. */
function inLines(
  trips: readonly BoardTrip[],
  { minute, until }: { readonly minute: Minute; readonly until: (trip: BoardTrip) => number },
): Pick<BoardRow, "trips" | "lines"> {
  const ends: number[] = [];
  const placed = trips
    .toSorted((a, b) => a.pickup_at.localeCompare(b.pickup_at))
    .map((trip): PlacedTrip => {
      const [start, end] = [minute(trip.pickup_at), until(trip)];
      const free = ends.findIndex((taken) => taken <= start);
      const line = free === -1 ? ends.length : free;
      ends[line] = end;
      return { trip, start, end, line };
    });
  return { trips: placed, lines: Math.max(1, ends.length) };
}
