import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Point } from "#domain/geography/measure-road.ts";
import { SeededRandom } from "#domain/routing/seeded-random.ts";
import { aRoadNetwork, placeAt } from "#testing/builders/map/a-road-network.ts";
import { openDrives } from "./open-drives.ts";
import { openRoads } from "./open-roads.ts";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-table-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const night = new Date("2026-11-17T03:00:00+02:00");
const oneWay = 5 + 16;

function roadsIn(content: Buffer) {
  const file = path.join(folder, "roads.bin");
  fs.writeFileSync(file, content);
  return openRoads(file, { warn: () => {} });
}

/** Every way of a table, one by one. */
async function oneByOne(roads: ReturnType<typeof openRoads>, places: readonly Point[]) {
  const ways: (number | undefined)[][] = [];
  for (const from of places)
    for (const to of places) {
      const way = from === to ? undefined : await roads.wayBetween(from, to);
      ways.push(way ? [way.km, way.quietMinutes] : [undefined, undefined]);
    }
  return ways;
}

describe("a table of ways", () => {
  /** Dead ends, bends, one-way streets, rings and islands, drawn from a seed. */
  function town(seed: number) {
    const random = new SeededRandom(seed);
    const nodes = Array.from({ length: 40 }, () => [random.below(3000), random.below(3000)] as const);
    const streets = Array.from({ length: 46 }, () => {
      const [from, to] = [random.below(40), random.below(40)];
      const [a, b] = [nodes[from] ?? [0, 0], nodes[to] ?? [0, 0]];
      const metres = Math.max(20, Math.round(Math.hypot(a[0] - b[0], a[1] - b[1]) * (1 + random.next())));
      return { from, to, metres, kmh: 20 + random.below(100), ...(random.next() < 0.3 && { flags: oneWay }) };
    });
    const places = Array.from({ length: 14 }, () => placeAt(random.below(3000), random.below(3000)));
    return { file: aRoadNetwork(nodes, streets), places };
  }

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("says what one way at a time says (town %d)", async (seed) => {
    const { file, places } = town(seed);
    const roads = roadsIn(file);

    const table = await roads.waysBetween(places, "car");

    const expected = await oneByOne(roads, places);
    for (const [cell, [km, minutes]] of expected.entries()) {
      if (cell % (places.length + 1) === 0) continue;
      const pair = `from ${Math.floor(cell / places.length)} to ${cell % places.length}`;
      if (km === undefined) expect(table?.km[cell], pair).toBeNaN();
      else {
        expect(table?.minutes[cell], pair).toBeCloseTo(minutes ?? 0, 4);
        expect(table?.km[cell], pair).toBeCloseTo(km, 2);
      }
    }
  });

  test("is the same when part of it is remembered", async () => {
    const { file, places } = town(9);
    const roads = roadsIn(file);
    await roads.waysBetween(places.slice(0, 5), "car");

    expect(await roads.waysBetween(places, "car")).toEqual(await roadsIn(file).waysBetween(places, "car"));
  });

  test("asks our own table where no road leads, and says for how many pairs", async () => {
    const { roadTable, driveBetween } = openDrives([
      roadsIn(
        aRoadNetwork(
          [
            [0, 0],
            [3000, 0],
          ],
          [{ from: 0, to: 1, metres: 2800, kmh: 60 }],
        ),
      ),
    ]);
    const places = [placeAt(0, 0), placeAt(3000, 0), placeAt(90_000, 90_000)];

    const table = await roadTable(places);

    expect(table).toMatchObject({ places: 3, source: "roads", byTable: 4 });
    expect(table.km[1]).toBeCloseTo(2.8, 2);
    const far = await driveBetween(placeAt(0, 0), placeAt(90_000, 90_000), night);
    expect(table.km[2]).toBe(far.km);
  });

  test("keeps buses to their 100 km/h, and coaches drive off more slowly", async () => {
    const { roadTable } = openDrives([
      roadsIn(
        aRoadNetwork(
          [
            [0, 0],
            [20_000, 0],
            [21_000, 0],
          ],
          [
            { from: 0, to: 1, metres: 20_000, kmh: 120 },
            { from: 1, to: 2, metres: 1000, kmh: 40 },
          ],
        ),
      ),
    ]);
    const places = [placeAt(0, 0), placeAt(20_000, 0), placeAt(21_000, 0)];
    const minutes = async (speed: "car" | "minibus" | "coach") => {
      const table = await roadTable(places, { speed });
      return [table.minutes[1], table.minutes[5]].map((one) => Math.round((one ?? 0) * 100) / 100);
    };

    expect(await minutes("car")).toEqual([10, 1.5]);
    expect(await minutes("minibus")).toEqual([12, 1.5]);
    expect(await minutes("coach")).toEqual([12, 1.65]);
  });

  test("without a road network comes from our own table", async () => {
    const table = await openDrives([]).roadTable([placeAt(0, 0), placeAt(9000, 0)]);

    expect(table).toMatchObject({ places: 2, source: "table", byTable: 2 });
    expect(table.km[1]).toBe(table.km[2]);
  });
});
