import { describe, expect, test } from "vitest";
import type { LinePoint } from "../geography/drive.ts";
import { addMinutes } from "../time/local-time.ts";
import { stepsFor, type TripEvent } from "../trip/trip-events.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { chanceOf, wholeOf } from "./chance.ts";
import { courseEnd, courseOf, courseStart, type DemoTrip, placeOn } from "./course.ts";

const start = new Date("2026-11-17T10:00:00+02:00");
const [depot, pickup, town]: readonly LinePoint[] = [
  [18.5, -33.93],
  [18.6, -33.97],
  [18.42, -33.9],
];
const line = (...points: readonly (LinePoint | undefined)[]) => points.filter((point) => point !== undefined);
const ways = {
  approach: { minutes: 20, line: line(depot, pickup) },
  drive: { minutes: 30, line: line(pickup, town) },
};
const aTrip = (changes: Partial<DemoTrip> = {}): DemoTrip => ({
  id: "trip",
  pickupAt: start,
  end: addMinutes(start, 50),
  assignedAt: addMinutes(start, -24 * 60),
  startsAtAirport: false,
  ...changes,
});
const ids = Array.from({ length: 300 }, (_, at) => `trip ${at}`);
const arrivalOf = (id: string) =>
  courseOf(aTrip({ id }), ways).reports.find(({ event }) => event === "arrive")?.at ?? new Date(0);

describe("how a trip of the demo goes", () => {
  test.each([
    ["a transfer", aTrip(), ["depart", "arrive", "met", "dropoff"]],
    ["a day out", aTrip({ end: addMinutes(start, 480) }), ["depart", "arrive", "met", "stop", "resume", "dropoff"]],
  ])("%s: every report follows from the one before, in the order of time", (_name, trip, events) => {
    const { reports } = courseOf(trip, ways);

    expect(reports.map(({ event }) => event)).toEqual(events);
    expect(reports.map(({ at }) => at.getTime())).toEqual(reports.map(({ at }) => at.getTime()).sort((a, b) => a - b));
    let state: TripState = "assigned";
    for (const { event } of reports) state = stepsFor(state, event)?.at(-1) ?? "cancelled";
    expect(state).toBe("completed");
  });

  test("no one meets a passenger before the pickup, and now and then one isn’t found at once", () => {
    const reports = ids.flatMap((id) => courseOf(aTrip({ id, startsAtAirport: true }), ways).reports);
    const times = (event: TripEvent) => reports.filter((one) => one.event === event).map(({ at }) => at);

    expect(times("met").every((at) => at > start)).toBe(true);
    expect(times("cant_find").length).toBeGreaterThan(20);
    expect(times("cant_find").length).toBeLessThan(80);
  });

  test("most are early, some are late, few are very late", () => {
    const minutes = ids.map((id) => (arrivalOf(id).getTime() - start.getTime()) / 60_000);

    expect(minutes.filter((late) => late < 0).length).toBeGreaterThan(180);
    expect(minutes.filter((late) => late > 15).length).toBeGreaterThan(5);
    expect(minutes.filter((late) => late > 15).length).toBeLessThan(50);
  });

  test("no one sets out before they have the trip, or hours too soon", () => {
    const assignedAt = addMinutes(start, -10);
    expect(courseStart(courseOf(aTrip({ assignedAt }), ways))).toEqual(assignedAt);
    const far = { ...ways, approach: { ...ways.approach, minutes: 400 } };
    expect(courseStart(courseOf(aTrip(), far))).toEqual(addMinutes(start, -170));
  });

  test("the same trip goes the same way each time", () => {
    expect(courseOf(aTrip(), ways)).toEqual(courseOf(aTrip(), ways));
  });
});

describe("where a vehicle is", () => {
  const course = courseOf(aTrip(), ways);
  const when = (event: TripEvent) => course.reports.find((report) => report.event === event)?.at ?? new Date(0);

  test("on its way to the pickup, there, on its way, and where they wanted to go", () => {
    expect(placeOn(course, when("depart"))).toMatchObject({ longitude: depot?.[0], latitude: depot?.[1] });
    expect(placeOn(course, addMinutes(when("depart"), 10))?.longitude).toBeCloseTo(18.55, 3);
    expect(placeOn(course, when("arrive"))).toEqual({
      longitude: pickup?.[0],
      latitude: pickup?.[1],
      kmh: 0,
      heading: null,
    });
    expect(placeOn(course, addMinutes(when("met"), 10))?.kmh).toBeGreaterThan(20);
    expect(placeOn(course, when("dropoff"))).toMatchObject({ longitude: town?.[0], latitude: town?.[1] });
  });

  test("nowhere before and after", () => {
    expect(placeOn(course, addMinutes(when("depart"), -1))).toBeUndefined();
    expect(placeOn(course, courseEnd(course))).toBeUndefined();
    expect(courseEnd(course)).toEqual(addMinutes(when("dropoff"), 5));
  });
});

test("chance is the same for the same words, and spread out", () => {
  expect(chanceOf("one")).toBe(chanceOf("one"));
  const drawn = ids.map((id) => wholeOf(id, 1, 6));
  for (let side = 1; side <= 6; side++) expect(drawn.filter((one) => one === side).length).toBeGreaterThan(25);
  expect(new Set(drawn).size).toBe(6);
});
