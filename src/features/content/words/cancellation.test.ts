import { expect, test } from "vitest";
import { houseRules } from "#domain/house-rules.ts";
import { cancellationRules } from "./cancellation.ts";

const [early, late, noShow, weather] = cancellationRules;

test("the rule shown is the rule charged", () => {
  expect(early?.when).toContain(`${houseRules.freeCancellationHours} hours`);
  expect(late?.when).toContain(`${houseRules.freeCancellationHours} hours`);
  expect(late?.what).toContain(`${houseRules.lateCancellationShare * 100}%`);
  expect(houseRules.noShowShare).toBe(1);
  expect(noShow?.what).toBe("The full price");
  expect(weather?.isFree).toBe(true);
});
