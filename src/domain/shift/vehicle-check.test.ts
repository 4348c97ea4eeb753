import { expect, test } from "vitest";
import { vehicleClasses } from "../company/catalogue.ts";
import { checklistFor, unchecked } from "./vehicle-check.ts";

test("every kind of vehicle has a list without repetition, and a larger one never a shorter one", () => {
  const lists = vehicleClasses.map(({ id }) => checklistFor(id));
  for (const list of lists) expect(new Set(list).size).toBe(list.length);
  const lengths = lists.map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(checklistFor("large_coach")).toContain("air_pressure");
  expect(checklistFor("sedan")).not.toContain("doors");
});

test("what was not looked at is named, whether or not the rest was in order", () => {
  const all = checklistFor("sedan").map((item) => ({ item, is_ok: item !== "tyres" }));
  expect(unchecked("sedan", all)).toEqual([]);
  expect(unchecked("sedan", all.slice(1))).toEqual(["tyres"]);
  expect(unchecked("shuttle", all)).toEqual(["doors", "luggage"]);
});
