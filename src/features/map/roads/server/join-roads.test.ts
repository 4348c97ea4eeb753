import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anOsmExtract, type OsmNode, type OsmWay } from "#testing/builders/map/an-osm-extract.ts";
import { type Bounds, readExtract } from "./gateways/read-extract.ts";
import { joinRoads } from "./join-roads.ts";
import { openDrives } from "./open-drives.ts";
import { openRoads } from "./open-roads.ts";
import { roadFlags } from "./read-roads.ts";
import { writeRoads } from "./write-roads.ts";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-extract-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Points a hundredth of a degree apart, numbered from west to east and from south to north. */
const node = (id: number): OsmNode => ({
  id,
  longitude: 20 + (id % 10) / 100,
  latitude: -33 + Math.floor(id / 10) / 100,
});
const grid = Array.from({ length: 30 }, (_, id) => node(id + 1));

async function joined(ways: readonly OsmWay[], bounds?: Bounds, nodes = grid) {
  const file = path.join(folder, "extract.osm.pbf");
  fs.writeFileSync(file, anOsmExtract(nodes, ways));
  return joinRoads(await readExtract(file, bounds));
}

const street = (...refs: number[]): OsmWay => ({ refs, tags: { highway: "residential", name: "Long Street" } });

test("roads are cut at junctions, and points in between are kept only at bends", async () => {
  // One street to the east with a turn to the north, and another street crossing it.
  const plan = await joined([street(1, 2, 3, 13), street(12, 2)]);

  expect(plan.nodes).toHaveLength(4);
  expect(plan.edges.map(({ bends, name }) => ({ bends, name }))).toEqual([
    { bends: [], name: "Long Street" },
    { bends: [[2_003_000, -3_300_000]], name: "Long Street" },
    { bends: [], name: "Long Street" },
  ]);
  const [west] = plan.edges;
  expect(west?.metres).toBeCloseTo(932.6, 0);
  expect(west?.kmh).toBe(47);
});

test("roads that cannot be reached or left are not used", async () => {
  const plan = await joined([
    street(1, 2),
    street(2, 3),
    street(25, 26),
    { refs: [3, 4], tags: { highway: "residential", oneway: "yes" } },
  ]);

  const islands = plan.edges.filter(({ flags }) => (flags & roadFlags.notRoutable) !== 0);
  expect(islands).toHaveLength(2);
});

test("roads outside the bounds are left out, and so are ways that are not roads", async () => {
  const bounds = { west: 20, south: -33.005, east: 20.035, north: -32.995 };
  const footpath = { refs: [1, 12], tags: { highway: "footway" } };

  const plan = await joined([street(1, 2, 3, 4, 5), footpath], bounds);

  expect(plan.edges).toHaveLength(1);
  expect(plan.nodes.toSorted(([a], [b]) => a - b)).toEqual([
    [2_001_000, -3_300_000],
    [2_003_000, -3_300_000],
  ]);
});

test("an extract in the wrong order is refused with instructions", async () => {
  await expect(joined([street(1, 2)], undefined, [node(2), node(1)])).rejects.toThrow("osmium sort");
});

test("from the extract to a route: one-way streets are respected, whichever way they are drawn", async () => {
  const plan = await joined([
    { refs: [1, 2], tags: { highway: "primary", oneway: "-1" } },
    { refs: [1, 11, 12, 2], tags: { highway: "primary" } },
  ]);
  const file = path.join(folder, "roads.bin");
  fs.writeFileSync(file, writeRoads(plan));
  const drive = openDrives([openRoads(file, { warn: () => {} })]).driveBetween;
  const night = new Date("2026-11-17T03:00:00+02:00");

  const there = await drive(node(1), node(2), night);
  const back = await drive(node(2), node(1), night);

  expect(there.source).toBe("roads");
  expect(there.km).toBeCloseTo(3.2, 1);
  expect(there.line).toHaveLength(4);
  expect(back.km).toBeCloseTo(0.9, 1);
});
