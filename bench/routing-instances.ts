import fs from "node:fs";
import path from "node:path";
import type { Ride, RoutingProblem, ShiftVehicle } from "../src/domain/routing/routing-problem.ts";

/** More than any route of these instances, so that a ride is left out only where none can take it. */
const leftOutCost = 10_000;

export type Family = "li_lim_100" | "solomon" | "darp";
export type Instance = { readonly name: string; readonly family: Family; readonly problem: RoutingProblem };

/** The benchmark instances of a family in a folder, by their file names. */
export function readInstances(folder: string, family: Family): readonly Instance[] {
  const read = { li_lim_100: readLiLim, solomon: readSolomon, darp: readDialARide }[family];
  return fs
    .readdirSync(path.join(folder, family))
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => ({
      name: file.replace(".txt", "").toLowerCase(),
      family,
      problem: read(rowsOf(fs.readFileSync(path.join(folder, family, file), "utf8"))),
    }));
}

type Row = readonly number[];
const rowsOf = (text: string): readonly Row[] =>
  text
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length > 1 && row.every((value) => !Number.isNaN(value)));

/** Vehicles of one kind from one depot; a minute of driving is a unit of distance. */
function problemOf(
  points: readonly Row[],
  count: number,
  vehicle: Partial<ShiftVehicle>,
  rides: Ride[],
): RoutingProblem {
  const distances = Float64Array.from(
    points.flatMap(([, x = 0, y = 0]) => points.map(([, toX = 0, toY = 0]) => Math.hypot(x - toX, y - toY))),
  );
  const kind = { start: 0, end: 0, shift: { from: 0, until: 0 }, room: {}, perKm: 1, perUse: 0, ...vehicle };
  const vehicles = Array.from({ length: count }, (_, at) => ({ ...kind, id: `v${at + 1}` }));
  return { places: points.length, minutes: distances, km: distances, rides, vehicles };
}

/** `id x y demand ready due service`: everything is collected for the depot. */
function readSolomon(rows: readonly Row[]): RoutingProblem {
  const [count = 0, seats = 0] = rows.find((row) => row.length === 2) ?? [];
  const points = rows.filter((row) => row.length === 7);
  const rides = points.slice(1).map(([id = 0, , , demand = 0, from = 0, until = 0, minutes = 0]) => ({
    id: String(id),
    pickup: { place: id, window: { from, until }, minutes },
    dropOff: null,
    takes: { seats: demand },
    leftOutCost,
  }));
  const [, , , , from = 0, until = 0] = points[0] ?? [];
  return problemOf(points, count, { shift: { from, until }, room: { seats } }, rides);
}

/** The same with the rows of pickup and delivery at the end; 0 is this one. */
function readLiLim(rows: readonly Row[]): RoutingProblem {
  const [count = 0, seats = 0] = rows[0] ?? [];
  const points = rows.slice(1).filter((row) => row.length === 9);
  const stopAt = (id: number) => {
    const [, , , , from = 0, until = 0, minutes = 0] = points[id] ?? [];
    return { place: id, window: { from, until }, minutes };
  };
  const rides = points
    .slice(1)
    .flatMap(([id = 0, , , demand = 0, , , , , delivery = 0]) =>
      delivery === 0
        ? []
        : [{ id: String(id), pickup: stopAt(id), dropOff: stopAt(delivery), takes: { seats: demand }, leftOutCost }],
    );
  const [, , , , from = 0, until = 0] = points[0] ?? [];
  return problemOf(points, count, { shift: { from, until }, room: { seats } }, rides);
}

/** `id x y service load ready due`; the drop-off of the first half of the rows is in the second half. */
function readDialARide(rows: readonly Row[]): RoutingProblem {
  const [count = 0, stops = 0, longestDuty = 0, seats = 0, longestRide = 0] = rows[0] ?? [];
  const half = Math.floor(stops / 2);
  const points = rows.slice(1, 2 + half * 2);
  const stopAt = (id: number) => {
    const [, , , minutes = 0, , from = 0, until = 0] = points[id] ?? [];
    return { place: id, window: { from, until }, minutes };
  };
  const rides = points.slice(1, half + 1).map(([id = 0, , , , load = 0]) => ({
    id: String(id),
    pickup: stopAt(id),
    dropOff: stopAt(id + half),
    takes: { seats: load },
    longestRide,
    leftOutCost,
  }));
  const [, , , , , from = 0, until = 0] = points[0] ?? [];
  return problemOf(points, count, { shift: { from, until }, room: { seats }, longestDuty }, rides);
}
