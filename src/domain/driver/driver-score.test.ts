import { expect, test } from "vitest";
import { type DriverEvidence, driverScore, scoreWeights } from "./driver-score.ts";

const none: DriverEvidence = {
  driven: 0,
  failed: 0,
  released: 0,
  releasedLate: 0,
  arrivals: 0,
  arrivalsOnTime: 0,
  offers: 0,
  offersAnswered: 0,
  declined: 0,
  ratings: 0,
  ratingsGood: 0,
  rating: null,
};

test("the weights are a hundred together", () => {
  expect(Object.values(scoreWeights).reduce((sum, weight) => sum + weight)).toBe(100);
});

test.each([
  ["nothing to go by", {}, null],
  ["everything driven", { driven: 20 }, 100],
  ["one of ten did not come", { driven: 9, failed: 1 }, 93],
  ["half of the arrivals late", { driven: 10, arrivals: 10, arrivalsOnTime: 5 }, 82],
  ["given back early costs nothing", { driven: 9, released: 1 }, 100],
  ["given back on the day does", { driven: 9, released: 1, releasedLate: 1 }, 97],
  ["no is an answer", { driven: 5, offers: 10, offersAnswered: 10, declined: 5 }, 100],
  ["silence is none", { driven: 5, offers: 10, offersAnswered: 5 }, 91],
  ["five stars", { driven: 5, ratings: 4, ratingsGood: 4, rating: 5 }, 100],
  ["three stars are half", { driven: 5, ratings: 4, ratingsGood: 0, rating: 3 }, 85],
])("%s", (_, evidence, score) => {
  expect(driverScore({ ...none, ...evidence }).score).toBe(score);
});
