import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import type { QuietDrive } from "#domain/geography/drive.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import type { WaysTable } from "#domain/geography/road-table.ts";
import { minutesOfKind, type SpeedKind } from "#domain/geography/speed-kind.ts";
import { type Watch, watched } from "#platform/watch.ts";
import type { WaySource } from "../open-drives.ts";

/** Places on each side of one request: a service takes 100 places by default. */
const placesPerSide = 50;
/** Someone waits for a single way; a plan of a day can wait for its table. */
const patience = { way: { ms: 2000, tries: 1 }, table: { ms: 10_000, tries: 3 } } as const;
const betweenTriesMs = 200;
/** A service that doesn’t answer isn’t asked for so long: other sources know ways too. */
const restMs = 30_000;

const route = z.object({
  code: z.literal("Ok"),
  routes: z.tuple(
    [
      z.object({
        distance: z.number(),
        duration: z.number(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
      }),
    ],
    z.unknown(),
  ),
});
const cells = z.array(z.array(z.nullable(z.number())));
const table = z.object({ code: z.literal("Ok"), durations: cells, distances: cells });

type Options = { readonly url: string; readonly watch: Watch; readonly clock?: () => number };

/** A service that speaks OSRM’s HTTP API: `/route` and `/table`, by car. */
export function openRoutingService({ url, watch, clock = Date.now }: Options): WaySource {
  let restsUntil = 0;
  const ask = watched({ watch, name: "routing", isAway: (answer) => answer === undefined }, askService);

  async function askWith<Answer>(path: string, schema: z.ZodMiniType<Answer>, { ms, tries }: Patience) {
    for (let tried = 0; tried < tries && clock() >= restsUntil; tried++) {
      if (tried > 0) await wait(betweenTriesMs * 2 ** tried);
      const read = schema.safeParse(await ask(`${url}${path}`, ms));
      if (read.success) return read.data;
    }
    restsUntil = Math.max(restsUntil, clock() + restMs);
    return undefined;
  }

  return {
    async wayBetween(from, to): Promise<QuietDrive | undefined> {
      if (clock() < restsUntil) return undefined;
      const path = `/route/v1/driving/${placesIn([from, to])}?overview=full&geometries=geojson`;
      const answer = await askWith(path, route, patience.way);
      if (!answer) return undefined;
      const [{ distance, duration, geometry }] = answer.routes;
      return { km: distance / 1000, quietMinutes: duration / 60, line: geometry.coordinates, source: "service" };
    },

    /** In parts; without one of them there is no table, so that all of its figures are from one source. */
    async waysBetween(places, speed): Promise<WaysTable | undefined> {
      if (clock() < restsUntil) return undefined;
      const ways = emptyTable(places.length);
      for (const rows of partsOf(places))
        for (const columns of partsOf(places)) {
          const answer = await askWith(tablePath(rows.places, columns.places), table, patience.table);
          if (!answer || !isOfSize(answer, rows.places.length, columns.places.length)) return undefined;
          copyInto(ways, { rows: rows.from, columns: columns.from, width: places.length, speed }, answer);
        }
      return ways;
    },
  };
}

type Patience = { readonly ms: number; readonly tries: number };

async function askService(address: string, ms: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(ms),
  }).catch(() => undefined);
  return response?.ok ? await response.json().catch(() => undefined) : undefined;
}

const degrees = (value: number) => value.toFixed(6);
const placesIn = (places: readonly Point[]) =>
  places.map(({ longitude, latitude }) => `${degrees(longitude)},${degrees(latitude)}`).join(";");

function tablePath(rows: readonly Point[], columns: readonly Point[]): string {
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at).join(";");
  const query = [
    "annotations=duration,distance",
    `sources=${numbers(0, rows.length)}`,
    `destinations=${numbers(rows.length, columns.length)}`,
  ].join("&");
  return `/table/v1/driving/${placesIn([...rows, ...columns])}?${query}`;
}

const partsOf = (places: readonly Point[]) =>
  Array.from({ length: Math.ceil(places.length / placesPerSide) }, (_, part) => ({
    from: part * placesPerSide,
    places: places.slice(part * placesPerSide, (part + 1) * placesPerSide),
  }));

type Part = z.output<typeof table>;

const isOfSize = ({ durations, distances }: Part, rows: number, columns: number): boolean =>
  [durations, distances].every((values) => values.length === rows && values.every((row) => row.length === columns));

const emptyTable = (count: number): WaysTable => ({
  km: new Float64Array(count * count).fill(Number.NaN),
  minutes: new Float64Array(count * count).fill(Number.NaN),
  source: "service",
});

type Place = { readonly rows: number; readonly columns: number; readonly width: number; readonly speed: SpeedKind };

/** The service’s ways are those of cars; other vehicles take the same and longer. */
function copyInto({ km, minutes }: WaysTable, { rows, columns, width, speed }: Place, part: Part): void {
  for (const [row, durations] of part.durations.entries())
    for (const [column, seconds] of durations.entries()) {
      const metres = part.distances[row]?.[column] ?? null;
      if (seconds === null || metres === null) continue;
      const cell = (rows + row) * width + columns + column;
      km[cell] = metres / 1000;
      minutes[cell] = minutesOfKind(speed, seconds / 60);
    }
}
