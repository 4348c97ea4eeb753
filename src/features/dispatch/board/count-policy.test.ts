import { expect, test } from "vitest";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { countStates } from "./count-policy.ts";

const trip = (id: string, state: TripState, continues: string | null = null) => ({ id, state, continues });

test("a trip that broke down is interrupted, not done", () => {
  expect(countStates([trip("a", "interrupted"), trip("b", "completed")])).toMatchObject({
    total: 2,
    interrupted: 1,
    done: 1,
  });
});

test.each<[TripState, object]>([
  ["unassigned", { interrupted: 1, unassigned: 0 }],
  ["en_route", { interrupted: 1, on_the_road: 0 }],
  ["onboard", { interrupted: 0, on_the_road: 1 }],
  ["completed", { interrupted: 0, done: 1 }],
  ["cancelled", { interrupted: 1, cancelled: 0 }],
])("with its relief vehicle it counts once: %s", (state, counts) => {
  expect(countStates([trip("a", "interrupted"), trip("b", state, "a")])).toMatchObject({ total: 1, ...counts });
});
