import { expect, test } from "vitest";
import { explainMargin, isLoss } from "./explain-margin.ts";
import { noFigures } from "./revenue.ts";

const june = { ...noFigures, trips: 10, grossCents: 500_000, driverCents: 100_000, vehicleCents: 150_000 };

test("what changed most for each trip is named first, with what it does to the margin", () => {
  const july = { ...noFigures, trips: 5, grossCents: 225_000, providerCents: 250_000, commissionCents: 15_000 };
  expect(isLoss(july)).toBe(true);
  expect(explainMargin(july, june)).toEqual([
    { part: "provider", nowCents: 50_000, beforeCents: 0, effectCents: -50_000 },
    { part: "vehicle", nowCents: 0, beforeCents: 15_000, effectCents: 15_000 },
    { part: "driver", nowCents: 0, beforeCents: 10_000, effectCents: 10_000 },
    { part: "net", nowCents: 45_000, beforeCents: 50_000, effectCents: -5000 },
    { part: "commission", nowCents: 3000, beforeCents: 0, effectCents: -3000 },
  ]);
});

test("the effects add up to the change of the margin of a trip", () => {
  const july = { ...june, trips: 10, grossCents: 480_000, vatCents: 20_000, driverCents: 130_000 };
  expect(explainMargin(july, june).reduce((sum, { effectCents }) => sum + effectCents, 0)).toBe(-7000);
});

test("without a trip there is nothing for each", () => {
  expect(explainMargin(noFigures, noFigures).every(({ nowCents }) => nowCents === 0)).toBe(true);
});
