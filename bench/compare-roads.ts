import fs from "node:fs";
import path from "node:path";
import { placeIn } from "../src/domain/geography/find-place.ts";
import type { Point } from "../src/domain/geography/measure-road.ts";
import { places } from "../src/domain/geography/place.ts";
import { completeTable } from "../src/domain/geography/road-table.ts";
import { TableFinder } from "../src/features/map/roads/server/find-table.ts";
import { linkRoads } from "../src/features/map/roads/server/link-roads.ts";
import { readRoads } from "../src/features/map/roads/server/read-roads.ts";
import { median } from "./cpu.ts";

/** Beside the repository: the map belongs to others, and so do the distances. */
const mapFile = path.resolve("../shared/data/map/roads.bin");
const referenceFile = path.resolve("../shared/data/geo/od-reference.json");

const tableOf = 100;
const most = { seconds: 2, medianPercent: 4 };

type Known = { readonly from: string; readonly to: string; readonly km: number; readonly min: number };

/** Measures a table of 100 places by processor time, and its distances against known ones. */
export function compareRoads(): void {
  const opened = timed(() => new TableFinder(all(linkRoads(all(readRoads(fs.readFileSync(mapFile)))))));
  const finder = opened.value;
  const first = timed(() => all(finder.find(places.slice(0, 2), "car")));
  console.log(
    `\nroads: opened in ${opened.seconds.toFixed(2)} s, its junctions found in ${first.seconds.toFixed(2)} s`,
  );
  const spread = places.filter((_, at) => at % Math.floor(places.length / tableOf) === 0).slice(0, tableOf);
  for (const [name, list] of [
    ["across the province", spread],
    ["in the city", places.filter(isInCity).slice(0, tableOf)],
  ] as const) {
    const { seconds, value } = timed(() => all(completeTable(list, all(finder.find(list, "car")), {})));
    console.log(
      `${list.length} x ${list.length} ${name}: ${seconds.toFixed(2)} s (limit ${most.seconds} s), ${value.byTable} by our own table`,
    );
  }
  compareKnown(finder);
}

const isInCity = ({ latitude, longitude }: Point) => latitude > -34.1 && latitude < -33.8 && longitude < 18.7;

function compareKnown(finder: TableFinder): void {
  const { od } = JSON.parse(fs.readFileSync(referenceFile, "utf8")) as { od: readonly Known[] };
  const errors = od.flatMap(({ from, to, km, min }) => {
    const [start, end] = [placeIn(from), placeIn(to)];
    if (!start || !end) return [];
    const ways = all(finder.find([start, end], "car"));
    const [length = Number.NaN, minutes = Number.NaN] = [ways.km[1], ways.minutes[1]];
    if (Number.isNaN(length)) return [];
    return [{ km: Math.abs(length / km - 1) * 100, minutes: Math.abs(minutes / min - 1) * 100 }];
  });
  const of = (measure: "km" | "minutes") => median(errors.map((error) => error[measure])).toFixed(1);
  console.log(
    `${errors.length} of ${od.length} known drives: median error ${of("km")}% km (limit ${most.medianPercent}%), ${of("minutes")}% minutes`,
  );
}

function timed<Value>(work: () => Value) {
  const before = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, seconds: (user + system) / 1e6 };
}

function all<Value>(work: Generator<undefined, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
