import { type Point, roadsFrom } from "./measure-road.ts";
import { minutesOfKind, type SpeedKind } from "./speed-kind.ts";
import { minutesInTraffic } from "./traffic.ts";

/** A routing service, the company’s own road network, or our table of main roads. */
export type RoadSource = "service" | "roads" | "table";

/** Kilometres and minutes from every place to every other, as rows of `places` numbers each: what a plan of routes needs. */
export type RoadTable = {
  readonly places: number;
  readonly km: Float64Array;
  readonly minutes: Float64Array;
  readonly source: RoadSource;
  /** How many of the pairs the source does not connect; our own table answers those. */
  readonly byTable: number;
};

export type TableRequest = {
  /** When the vehicles drive; without it, on empty roads. */
  readonly at?: Date;
  /** Of the vehicle; without it, a car’s. */
  readonly speed?: SpeedKind;
};

/** There is always an answer. */
export type RoadTableBetween = (places: readonly Point[], request?: TableRequest) => Promise<RoadTable>;

/** A table on empty roads, NaN where its source does not know the way. */
export type WaysTable = Pick<RoadTable, "km" | "minutes" | "source">;

/** Fills what the source does not know and adds the traffic of the moment. Yields after each row. */
export function* completeTable(
  places: readonly Point[],
  ways: WaysTable | undefined,
  { at, speed = "car" }: TableRequest,
): Generator<undefined, RoadTable> {
  const count = places.length;
  const [km, minutes] = [new Float64Array(count * count), new Float64Array(count * count)];
  let byTable = 0;
  for (const [row, from] of places.entries()) {
    const roadTo = roadsFrom(from);
    for (const [column, to] of places.entries()) {
      const cell = row * count + column;
      if (row === column) continue;
      let [length, quiet] = [ways?.km[cell] ?? Number.NaN, ways?.minutes[cell] ?? Number.NaN];
      if (Number.isNaN(length) || Number.isNaN(quiet)) {
        const road = roadTo(to);
        [length, quiet] = [road.kilometres, minutesOfKind(speed, road.minutes)];
        byTable++;
      }
      km[cell] = length;
      minutes[cell] = at ? minutesInTraffic(quiet, at) : quiet;
    }
    yield;
  }
  return { places: count, km, minutes, source: ways?.source ?? "table", byTable };
}
