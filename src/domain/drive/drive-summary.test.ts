import { expect, test } from "vitest";
import { hasNews, isNewTo, summaryText } from "./drive-summary.ts";

const vehicle = (assignmentId: string | null, passengers = 13) => ({ assignmentId, passengers });
const one = [vehicle("a")];
const two = [vehicle("a"), vehicle("b", 7)];
const halfOfTwo = [vehicle("a"), vehicle(null, 7)];
const message = summaryText;

test.each([
  ["nothing yet, and no one drives", [vehicle(null)], undefined, false],
  ["nothing yet", one, undefined, true],
  ["the same", one, message(one), false],
  ["another driver", [vehicle("c")], message(one), true],
  ["no one drives any more", [vehicle(null)], message(one), false],
  ["the first of two", halfOfTwo, undefined, true],
  ["the second follows", two, message(halfOfTwo), true],
  ["both, as emailed", two, message(two), false],
  ["the second is taken off: announced with the next", halfOfTwo, message(two), false],
  ["others ride in them", [vehicle("a", 12), vehicle("b", 8)], message(two), true],
  ["1 is not 13", [vehicle("a", 1), vehicle("b", 19)], message(two), true],
  ["a third vehicle", [...two, vehicle(null, 2)], message(two), true],
  ["one vehicle again", one, message(two), true],
  ["two vehicles instead of one", halfOfTwo, message(one), true],
])("%s", (_what, vehicles, before, isNews) => {
  expect(hasNews(vehicles, before)).toBe(isNews);
});

test("which vehicle is new", () => {
  expect(two.map((each) => isNewTo(message(halfOfTwo), each, 2))).toEqual([false, true]);
});
