import { expect, test } from "vitest";
import { type Fence, visitChanges } from "./geofence-visits.ts";

const centre = { latitude: -33.9694, longitude: 18.5972 };
const near = (metres: number) => ({ ...centre, latitude: centre.latitude + metres / 111_195 });
const pickup: Fence = { place: "pickup", ofId: "trip", shape: { kind: "circle", centre, radiusM: 300 } };
const depot: Fence = { place: "geofence", ofId: "depot", shape: { kind: "circle", centre: near(5000), radiusM: 300 } };
const atPickup = { id: "visit", place: "pickup", ofId: "trip" } as const;

test.each([
  ["comes", [], 100, ["trip"], []],
  ["stays", [atPickup], 100, [], []],
  ["waits at the edge", [atPickup], 340, [], []],
  ["drives away", [atPickup], 900, [], ["visit"]],
  ["passes by at the edge", [], 340, [], []],
  ["drives from one to the other", [atPickup], 5000, ["depot"], ["visit"]],
] as const)("who %s", (_, open, metres, entered, left) => {
  const changes = visitChanges(open, [pickup, depot], near(metres));
  expect(changes.entered.map(({ ofId }) => ofId)).toEqual(entered);
  expect(changes.left.map(({ id }) => id)).toEqual(left);
});

test("a fence that was deleted, or of a trip that is over, is left", () => {
  expect(visitChanges([atPickup], [depot], near(0)).left).toEqual([atPickup]);
});
