import { describe, expect, test } from "vitest";
import { assignmentLifecycle, assignmentStates, type TripState, tripLifecycle, tripStates } from "./trip-lifecycle.ts";

describe("a trip", () => {
  test("runs from unassigned to completed", () => {
    const course: TripState[] = ["offered", "assigned", "reconfirmed", "en_route", "arrived", "onboard", "completed"];
    const steps = course.map((to, step) => tripLifecycle.can(course[step - 1] ?? "unassigned", to));
    expect(steps).not.toContain(false);
  });

  test.each(["offered", "assigned", "reconfirmed", "en_route", "arrived", "searching"] as const)(
    "that is %s can lose its driver or be cancelled",
    (state) => {
      expect(tripLifecycle.can(state, "unassigned")).toBe(true);
      expect(tripLifecycle.can(state, "cancelled")).toBe(true);
    },
  );

  test.each([
    ["a tour pauses and goes on", "onboard", "stopover", true],
    ["a tour goes on after a pause", "stopover", "onboard", true],
    ["a tour ends where it pauses", "stopover", "completed", true],
    ["a breakdown interrupts", "onboard", "interrupted", true],
    ["a passenger is found after a search", "searching", "onboard", true],
    ["a no-show needs a search first", "arrived", "no_show", false],
    ["nobody is cancelled on the road", "onboard", "cancelled", false],
    ["our team records a search the driver did not report", "assigned", "searching", true],
    ["a trip that dispatch does not see is not searched for", "planned", "searching", false],
    ["no driver leaves before the trip is theirs", "offered", "en_route", false],
    ["a change of the booking brings a trip back", "cancelled", "unassigned", true],
    ["what is cancelled is not driven by itself", "cancelled", "assigned", false],
    ["what is over stays over", "completed", "onboard", false],
  ] as const)("%s", (_what, from, to, expected) => {
    expect(tripLifecycle.can(from, to)).toBe(expected);
  });

  test("every state but the ends leads somewhere", () => {
    const ends = tripStates.filter((state) => tripLifecycle.allowed(state).length === 0);
    expect(ends).toEqual(["completed", "no_show", "interrupted"]);
  });
});

describe("an assignment", () => {
  test.each([
    ["is offered", "proposed", "offered", true],
    ["is taken", "offered", "accepted", true],
    ["times out", "offered", "expired", true],
    ["is given back", "accepted", "released", true],
    ["cannot be given back on the road", "active", "released", false],
    ["ends when its trip is cancelled on the way", "active", "removed", true],
    ["cannot be taken after it expired", "expired", "accepted", false],
    ["fails when the driver does not come", "active", "failed", true],
  ] as const)("%s", (_what, from, to, expected) => {
    expect(assignmentLifecycle.can(from, to)).toBe(expected);
  });

  test("every state but the first can be reached", () => {
    const reached = new Set(assignmentStates.flatMap(assignmentLifecycle.allowed));
    expect(assignmentStates.filter((state) => !reached.has(state))).toEqual(["proposed"]);
  });
});
