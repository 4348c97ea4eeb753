import { expect, test } from "vitest";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { claimFigures } from "#domain/company/claims.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { guaranteePage } from "./guarantee-page.ts";
import { servicesPage } from "./service-list.ts";

test("both claims are on the site in the words they are known by, and the guarantee leads to its terms", () => {
  const { promises } = servicesPage.whyChooseUs;
  const { accidentFreeYears, guarantee } = claimFigures(sampleClaims);
  expect(`${accidentFreeYears} ${promises.safety}`).toBe("15+ years without accidents");
  expect(guarantee).toBe("100% satisfaction money-back guarantee");
  expect(promises.terms.to).toBe("/guarantee");
  expect(guaranteePage.hero.title).toBe(guarantee);
});

test("the terms say what is covered, who may claim, how long, when money comes back, and leave the law as it is", () => {
  const text = JSON.stringify(guaranteePage.terms);
  const { claimDays, refundWorkingDays } = companyRules.guarantee;
  expect(text).toContain(`Within ${claimDays} days after the trip.`);
  expect(text).toContain(`Within ${refundWorkingDays} working days`);
  expect(text).toContain("Consumer Protection Act");
  expect(guaranteePage.terms.groups.map(({ title }) => title)).toEqual([
    "What it covers",
    "What it does not cover",
    "Who may claim, and for how long",
    "How we refund",
    "Your rights",
  ]);
});

test("nothing is promised that we would not pay", () => {
  const text = JSON.stringify(guaranteePage);
  expect(text).not.toMatch(/do not have to prove|do not ask for a reason|Everything you paid|including tolls/i);
  expect(text).toContain("through our fault");
});
