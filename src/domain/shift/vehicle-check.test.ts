import { expect, test } from "vitest";
import { startingClasses } from "../catalogue/starting-classes.ts";
import { classOf } from "../catalogue/vehicle-class.ts";
import { checklistFor, unchecked } from "./vehicle-check.ts";

function classNamed(id: string) {
  const known = classOf(startingClasses, id);
  if (!known) throw new Error(`There is no class ${id}.`);
  return known;
}

test("every kind of vehicle has a list without repetition, and a larger one never a shorter one", () => {
  const lists = startingClasses.map(checklistFor);
  for (const list of lists) expect(new Set(list).size).toBe(list.length);
  const lengths = lists.map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(checklistFor(classNamed("large_coach"))).toContain("air_pressure");
  expect(checklistFor(classNamed("sedan"))).not.toContain("doors");
});

test("what was not looked at is named, whether or not the rest was in order", () => {
  const all = checklistFor(classNamed("sedan")).map((item) => ({ item, is_ok: item !== "tyres" }));
  expect(unchecked(classNamed("sedan"), all)).toEqual([]);
  expect(unchecked(classNamed("sedan"), all.slice(1))).toEqual(["tyres"]);
  expect(unchecked(classNamed("shuttle"), all)).toEqual(["doors", "luggage"]);
});
