import { describe, expect, test } from "vitest";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { orderStops, type StopToOrder, stopsAtMost } from "./order-stops.ts";
import { sunAt } from "./sun-at.ts";

const cape = { lat: -33.93, lng: 18.42 };
const at = (date: string, time: string) => momentOf(localDate(date), localTime(time));

test.each([
  ["2026-12-21", "12:45", { height: 79, direction: 0 }],
  ["2026-06-21", "12:46", { height: 33, direction: 0 }],
  ["2026-03-20", "18:40", { height: 1, direction: 270 }],
  ["2026-12-21", "05:40", { height: 1, direction: 118 }],
])("the sun over Cape Town on %s at %s", (date, time, expected) => {
  const sun = sunAt(at(date, time), cape);
  expect(Math.abs(sun.height - expected.height)).toBeLessThan(3);
  expect(Math.abs(((sun.direction - expected.direction + 540) % 360) - 180)).toBeLessThan(8);
});

const stop = (name: string, changes: Partial<StopToOrder> = {}): StopToOrder => ({
  ...cape,
  name,
  minutes: 60,
  open: null,
  looks: null,
  isExposed: false,
  ...changes,
});

/** Along one road: the start at 0, and each stop so many minutes away. */
function order(stops: readonly StopToOrder[], along: readonly number[], date = "2026-12-23") {
  const places = [0, ...along];
  const minutes = places.flatMap((from) => places.map((to) => Math.abs(from - to)));
  const tour = { stops, midnight: at(date, "00:00"), leavesAt: 9 * 60, minutes };
  const { usual, best } = orderStops(tour);
  return { usual: usual.stops.map(({ name }) => name), best: best.stops.map(({ name }) => name), notes: best.stops };
}

describe("the order of stops", () => {
  test("least driving where nothing else counts", () => {
    expect(order([stop("far"), stop("near"), stop("middle")], [40, 5, 20]).best).not.toEqual(["far", "near", "middle"]);
  });

  test("an exposed stop comes before the wind in summer, and where it lies best in winter", () => {
    const stops = [stop("garden", { minutes: 180 }), stop("mountain", { isExposed: true })];
    expect(order(stops, [10, 12]).best).toEqual(["mountain", "garden"]);
    expect(order(stops, [10, 12]).notes[0]?.notes).toEqual(["Before the wind"]);
    expect(order(stops, [10, 12], "2026-07-07").best).toEqual(["garden", "mountain"]);
  });

  test("what closes early comes before what doesn’t", () => {
    const stops = [stop("quay", { minutes: 240 }), stop("museum", { open: { from: 540, until: 720 } })];
    expect(order(stops, [10, 10]).best).toEqual(["museum", "quay"]);
  });

  test("a view to the west in the morning, to the east in the afternoon", () => {
    const stops = [stop("east", { looks: 90, minutes: 240 }), stop("west", { looks: 270, minutes: 240 })];
    const { best, notes } = order(stops, [10, 10], "2026-03-20");
    expect(best).toEqual(["west", "east"]);
    expect(notes.map((one) => one.notes)).toEqual([["The sun is behind you"], ["The sun is behind you"]]);
  });

  test("as good as it is, it stays; a long tour stays too", () => {
    expect(order([stop("a"), stop("b")], [10, 10]).best).toEqual(["a", "b"]);
    const many = Array.from({ length: stopsAtMost + 1 }, (_, at) => stop(String(at)));
    const far = many.map((_, at) => (at % 2) * 40);
    expect(order(many, far).best).toEqual(order(many, far).usual);
  });
});
