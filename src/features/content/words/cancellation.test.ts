import { expect, test } from "vitest";
import { companyRules } from "#domain/company/company-rules.ts";
import { cancellationRules } from "./cancellation.ts";

const [grace, early, late, noShow, weather] = cancellationRules;

test("the rule shown is the rule charged", () => {
  expect(grace?.when).toContain(`${companyRules.cancellationGraceMinutes} minutes`);
  expect(early?.when).toContain(`${companyRules.freeCancellationHours} hours`);
  expect(late?.when).toContain(`${companyRules.freeCancellationHours} hours`);
  expect(late?.what).toContain(`${companyRules.lateCancellationShare * 100}%`);
  expect(companyRules.noShowShare).toBe(1);
  expect(noShow?.what).toBe("The full price");
  expect(weather?.isFree).toBe(true);
});
