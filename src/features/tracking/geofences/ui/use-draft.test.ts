import { expect, test } from "vitest";
import { type Draft, draftOf, draftProblems, shapeOfDraft } from "./use-draft.ts";

const corner = (lat: number, lng: number) => ({ lat, lng });
const draft: Draft = {
  id: null,
  version: 0,
  name: "Depot",
  purpose: "depot",
  kind: "circle",
  radiusM: 300,
  points: [corner(-33.9, 18.5)],
};
const corners = [corner(0, 0), corner(0, 1), corner(1, 1)];

test.each<[string, Partial<Draft>, readonly string[]]>([
  ["complete", {}, []],
  ["without a name", { name: " " }, ["name"]],
  ["without a middle", { points: [] }, ["shape"]],
  ["too small", { radiusM: 49 }, ["shape"]],
  ["no number", { radiusM: Number.NaN }, ["shape"]],
  ["with two corners", { kind: "polygon", points: corners.slice(0, 2) }, ["shape"]],
  ["with three corners", { kind: "polygon", points: corners }, []],
])("a geofence %s", (_, change, expected) => {
  expect(Object.keys(draftProblems({ ...draft, ...change }))).toEqual(expected);
});

test("editing starts with the saved shape", () => {
  const shape = { kind: "circle", latitude: -33.9, longitude: 18.5, radius_m: 300 } as const;
  const opened = draftOf({ id: "f", name: "Depot", purpose: "depot", shape, version: 2 });
  expect(shapeOfDraft(opened)).toEqual(shape);
  expect(opened).toMatchObject({ id: "f", version: 2 });
});
