import { expect, test } from "vitest";
import { noFigures } from "#domain/revenue/revenue.ts";
import { showFigures } from "../../server/read-revenue.ts";
import { lackingText } from "./describe-report.ts";

test.each([
  [0, 0, null],
  [1, 0, "1 driven trip has no pay yet: its margin is less than shown."],
  [2, 0, "2 driven trips have no pay yet: their margin is less than shown."],
  [0, 1, "1 driven trip has no vehicle cost: its margin is less than shown."],
  [3, 12, "3 driven trips have no pay yet and 12 no vehicle cost: their margin is less than shown."],
])("with %i trips without pay and %i without vehicle cost", (lackingPay, lackingVehicle, text) => {
  expect(lackingText(showFigures({ ...noFigures, lackingPay, lackingVehicle }))).toBe(text);
});
