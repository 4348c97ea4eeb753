import { expect, test } from "vitest";
import { type DriverEvidence, driverScore, scoreWeights } from "./driver-score.ts";

const none: DriverEvidence = {
  ...{ driven: 0, failed: 0, released: 0, releasedLate: 0, arrivals: 0, arrivalsOnTime: 0 },
  ...{ offers: 0, offersAnswered: 0, declined: 0 },
};

test("the weights are a hundred together", () => {
  expect(Object.values(scoreWeights).reduce((sum, weight) => sum + weight)).toBe(100);
});

test.each([
  ["nothing to go by", {}, null],
  ["everything driven", { driven: 20 }, 100],
  ["one of ten did not come", { driven: 9, failed: 1 }, 94],
  ["half of the arrivals late", { driven: 10, arrivals: 10, arrivalsOnTime: 5 }, 82],
  ["given back early costs nothing", { driven: 9, released: 1 }, 100],
  ["given back on the day does", { driven: 9, released: 1, releasedLate: 1 }, 96],
  ["no is an answer", { driven: 5, offers: 10, offersAnswered: 10, declined: 5 }, 100],
  ["silence is none", { driven: 5, offers: 10, offersAnswered: 5 }, 89],
])("%s", (_, evidence, score) => {
  expect(driverScore({ ...none, ...evidence }).score).toBe(score);
});
