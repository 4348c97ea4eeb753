import { describe, expect, test } from "vitest";
import { startingServices } from "../catalogue/starting-services.ts";
import {
  type CancellationRules,
  cancellationsText,
  cancellationTermsFor,
  namedCancellations,
  noOwnCancellations,
  termsText,
} from "./cancellation-terms.ts";

const usual = { freeHours: 12, lateShare: 0.5, noShowShare: 1 };
const coachTour = { freeHours: 48, lateShare: null, noShowShare: null };
const largeCoach = { freeHours: 168, lateShare: 0.8, noShowShare: null };

const rules = (own: Partial<CancellationRules["cancellations"]> = {}): CancellationRules => ({
  ...usual,
  cancellations: { ...noOwnCancellations, ...own },
});
const tours = { services: { ...noOwnCancellations.services, day_tour: coachTour } };
const coaches = { classes: { large_coach: largeCoach } };

describe("the terms of a trip", () => {
  test.each([
    ["those of the company", rules(), { service: "day_tour" }, usual],
    [
      "those of its service, and the company’s where that has none",
      rules(tours),
      { service: "day_tour" },
      { ...usual, freeHours: 48 },
    ],
    ["the company’s beside another’s own", rules(tours), { service: "custom" }, usual],
    [
      "those of its class",
      rules(coaches),
      { service: "custom", vehicleClass: "large_coach" },
      { ...usual, freeHours: 168, lateShare: 0.8 },
    ],
    [
      "those of its class before those of its service",
      rules({ ...tours, ...coaches }),
      { service: "day_tour", vehicleClass: "large_coach" },
      { freeHours: 168, lateShare: 0.8, noShowShare: 1 },
    ],
    [
      "the service’s in a class without its own",
      rules({ ...tours, ...coaches }),
      { service: "day_tour", vehicleClass: "sedan" },
      { ...usual, freeHours: 48 },
    ],
    [
      "the company’s for what we don’t know",
      rules({ ...tours, ...coaches }),
      { service: "boat", vehicleClass: "boat" },
      usual,
    ],
    [
      "a free no-show",
      rules({ classes: { sedan: { freeHours: null, lateShare: 0, noShowShare: 0 } } }),
      { service: "custom", vehicleClass: "sedan" },
      { freeHours: 12, lateShare: 0, noShowShare: 0 },
    ],
  ])("are %s", (_what, set, trip, expected) => {
    expect(cancellationTermsFor(set, trip)).toEqual(expected);
  });
});

test.each([
  ["free up to 12 hours before pickup, later 50% of the price, and the full price for a no-show", usual],
  ["free up to 7 days before pickup, later 80% of the price", { freeHours: 168, lateShare: 0.8, noShowShare: 0.8 }],
  ["free up to 48 hours before pickup, later the full price", { freeHours: 48, lateShare: 1, noShowShare: 1 }],
  ["free up to the pickup, and the full price for a no-show", { freeHours: 12, lateShare: 0, noShowShare: 1 }],
  ["free up to the pickup, and the full price for a no-show", { freeHours: 0, lateShare: 0.5, noShowShare: 1 }],
  ["free at any time", { freeHours: 12, lateShare: 0, noShowShare: 0 }],
])("“%s”", (text, terms) => {
  expect(termsText(terms)).toBe(text);
});

test("only what differs is named, services before classes, and nothing while all are alike", () => {
  const classes = [
    { id: "sedan", name: "Sedan" },
    { id: "large_coach", name: "Large Coach" },
  ];
  const named = namedCancellations(rules({ ...tours, ...coaches }), { classes, services: startingServices });
  expect(named.map(({ name }) => name)).toEqual(["Day Tour", "Large Coach"]);
  expect(cancellationsText(named)).toBe(
    "These have terms of their own. Day Tour: free up to 48 hours before pickup, later 50% of the price, and the full price for a no-show. Large Coach: free up to 7 days before pickup, later 80% of the price, and the full price for a no-show.",
  );
  expect(cancellationsText(namedCancellations(rules(), { classes, services: startingServices }))).toBe("");
});
