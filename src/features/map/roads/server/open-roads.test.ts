import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { measureRoad } from "#domain/geography/measure-road.ts";
import { aRoadNetwork, placeAt } from "#testing/builders/map/a-road-network.ts";
import { openDrives } from "./open-drives.ts";
import { openRoads } from "./open-roads.ts";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-roads-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const night = new Date("2026-11-17T03:00:00+02:00");
const morning = new Date("2026-11-17T07:30:00+02:00");
const warn = vi.fn();

function roadsIn(content: Buffer | string) {
  const file = path.join(folder, "roads.bin");
  fs.writeFileSync(file, content);
  return openDrives([openRoads(file, { warn })]).driveBetween;
}

const [motorway, oneWay, island] = [0, 5 + 16, 5 + 128];

/** Two routes from 0 to 1: the direct street, 6 km at 30 km/h, and 8 km through node 2 at 80 km/h. */
const slowAndFast = () =>
  aRoadNetwork(
    [
      [0, 0],
      [6000, 0],
      [3000, 2000],
    ],
    [
      { from: 0, to: 1, metres: 6000, kmh: 30 },
      { from: 0, to: 2, metres: 4000, kmh: 80, bends: [[0, 2000]] },
      { from: 1, to: 2, metres: 4000, kmh: 80 },
    ],
  );

describe("the route between two points", () => {
  test("is the fastest, along its bends, also against a street’s direction", async () => {
    const drive = await roadsIn(slowAndFast())(placeAt(0, 0), placeAt(6000, 0), night);

    expect(drive).toMatchObject({ km: 8, minutes: 6, source: "roads" });
    expect(drive.line).toEqual([
      [20, -33],
      [20, -32.98],
      [20.03, -32.98],
      [20.06, -33],
    ]);
  });

  test("takes longer in the morning", async () => {
    expect(await roadsIn(slowAndFast())(placeAt(0, 0), placeAt(6000, 0), morning)).toMatchObject({ minutes: 9 });
  });

  test("starts and ends in the middle of a street, possibly the same one", async () => {
    const drive = await roadsIn(slowAndFast())(placeAt(2000, 0), placeAt(1000, 0), night);

    expect(drive).toMatchObject({ km: 1, minutes: 2 });
    expect(drive.line).toEqual([
      [20.02, -33],
      [20.01, -33],
    ]);
  });

  test("respects one-way streets, even for a few metres back", async () => {
    const file = aRoadNetwork(
      [
        [0, 0],
        [1000, 0],
      ],
      [
        { from: 0, to: 1, metres: 1000, flags: oneWay },
        { from: 1, to: 0, metres: 1000, flags: oneWay, bends: [[500, 300]] },
      ],
    );

    expect((await roadsIn(file)(placeAt(600, 0), placeAt(400, 0), night)).km).toBe(1.8);
  });

  test("avoids streets that lead nowhere", async () => {
    const file = aRoadNetwork(
      [
        [0, 0],
        [1000, 0],
        [900, 100],
        [1100, 100],
      ],
      [
        { from: 0, to: 1, metres: 930 },
        { from: 2, to: 3, metres: 190, flags: island },
      ],
    );

    expect((await roadsIn(file)(placeAt(0, 0), placeAt(1000, 100), night)).line.at(-1)).toEqual([20.01, -33]);
  });
});

describe("a motorway", () => {
  /** Two carriageways 20 units apart, with a street between them; they meet at both ends. */
  const carriageways = () =>
    aRoadNetwork(
      [
        [0, 0],
        [10_000, 0],
      ],
      [
        { from: 0, to: 1, metres: 9300, kmh: 120, flags: motorway + 16 },
        { from: 1, to: 0, metres: 9300, kmh: 120, flags: motorway + 16, bends: [[5000, 20]] },
        { from: 0, to: 1, metres: 11_000, kmh: 40, bends: [[5000, 300]] },
      ],
    );

  test("is the position of a vehicle driving on it, in its direction", async () => {
    const drive = roadsIn(carriageways());

    expect((await drive(placeAt(5000, 8), placeAt(10_000, 0), night)).km).toBeCloseTo(4.7, 1);
    expect((await drive(placeAt(5000, 8), placeAt(0, 0), night)).km).toBeCloseTo(4.7, 1);
  });

  test("is not a place for a drop-off: the street next to it is", async () => {
    const { line } = await roadsIn(carriageways())(placeAt(0, 0), placeAt(5000, 8), night);

    expect(line.at(-1)?.[1]).toBeGreaterThan(-33 + 200 / 1e5);
  });
});

describe("our own table answers", () => {
  const byTable = (from: ReturnType<typeof placeAt>, to: ReturnType<typeof placeAt>) => ({
    source: "table",
    km: measureRoad(from, to).kilometres,
  });

  test("if no road is near", async () => {
    const [from, to] = [placeAt(0, 0), placeAt(40_000, 40_000)];
    expect(await roadsIn(slowAndFast())(from, to, night)).toMatchObject(byTable(from, to));
  });

  test.each([
    ["is no road network", "nothing of the kind"],
    ["ends too soon", slowAndFast().subarray(0, -30)],
  ])("if the file %s, with a log entry", async (_what, content) => {
    warn.mockClear();
    const [from, to] = [placeAt(0, 0), placeAt(6000, 0)];

    expect(await roadsIn(content)(from, to, night)).toMatchObject(byTable(from, to));
    expect(warn).toHaveBeenCalledOnce();
  });
});

test("many simultaneous requests get the same answer", async () => {
  const drive = roadsIn(slowAndFast());

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => drive(placeAt(0, 0), placeAt(6000, at % 2), night)),
  );

  expect(new Set(answers.map(({ km, source }) => `${km} ${source}`))).toEqual(new Set(["8 roads"]));
});

test("a map’s streets are those within its bounds, down to the level it can show", async () => {
  const file = path.join(folder, "roads.bin");
  const [primary, ramp] = [2, 2 + 8];
  fs.writeFileSync(
    file,
    aRoadNetwork(
      [
        [0, 0],
        [6000, 0],
        [3000, 2000],
        [90_000, 0],
      ],
      [
        { from: 0, to: 1, metres: 6000 },
        { from: 0, to: 2, metres: 4000, flags: primary, bends: [[0, 2000]] },
        { from: 1, to: 2, metres: 4000, flags: ramp },
        { from: 3, to: 3, metres: 10, flags: primary },
      ],
    ),
  );
  const { streetsWithin } = openRoads(file, { warn });
  const around = (degrees: number) => ({ west: 19.99, south: -33.01, east: 19.99 + degrees, north: -32.9 });
  const line = [
    [20, -33],
    [20, -32.98],
    [20.03, -32.98],
  ];
  expect(await streetsWithin(around(0.5))).toEqual([{ rank: 2, line }]);
  expect((await streetsWithin(around(0.02))).map(({ rank }) => rank)).toEqual([5, 2]);
  expect(await openRoads(path.join(folder, "none.bin"), { warn }).streetsWithin(around(0.5))).toEqual([]);
});
