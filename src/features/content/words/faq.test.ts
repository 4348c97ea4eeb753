import { expect, test } from "vitest";
import { companyRules } from "#domain/company/company-rules.ts";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { faq } from "./faq.ts";
import { inFigures } from "./figures.ts";

const answerTo = (id: string) => inFigures(faq.find((item) => item.id === id)?.answer ?? "", usualFigures);

test("there are twelve questions, each with an address of its own", () => {
  expect(faq).toHaveLength(12);
  expect(new Set(faq.map((item) => item.id)).size).toBe(12);
});

test.each([
  ["cancellation", `free up to ${companyRules.freeCancellationHours} hours`],
  ["cancellation", `${companyRules.lateCancellationShare * 100}%`],
  ["child-seats", `under ${companyRules.childSeatFreeUnderAge}`],
  ["group-discount", `${companyRules.groupDiscountFromPassengers} or more`],
  ["area", `${companyRules.serviceRadiusKilometres}\u00a0km`],
  ["how-far-ahead", `${companyRules.leadHoursTransfer} hours`],
  ["how-far-ahead", `${companyRules.leadHoursTour} to ${companyRules.leadHoursLargeGroup} hours`],
  ["price", `to ${companyRules.answerMinutesBooking} minutes`],
])("the answer on %s says what the company rules say: %s", (id, words) => {
  expect(answerTo(id)).toContain(words);
});
