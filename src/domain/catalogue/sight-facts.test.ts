import { expect, test } from "vitest";
import { factsAt, sightFacts } from "./sight-facts.ts";

test("a stop has the facts of the sight it is at, and one elsewhere any time", () => {
  expect(factsAt({ latitude: -33.9486, longitude: 18.4031 })).toBe(sightFacts["table-mountain"]);
  expect(factsAt({ latitude: -33.9, longitude: 19.9 })).toMatchObject({ open: null, looks: null, isExposed: false });
});
