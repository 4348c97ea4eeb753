import { expect, test } from "vitest";
import { houseRules } from "#domain/house-rules.ts";
import { faq } from "./faq.ts";

const answerTo = (id: string) => faq.find((item) => item.id === id)?.answer ?? "";

test("there are twelve questions, each with an address of its own", () => {
  expect(faq).toHaveLength(12);
  expect(new Set(faq.map((item) => item.id)).size).toBe(12);
});

test.each([
  ["cancellation", `free up to ${houseRules.freeCancellationHours} hours`],
  ["cancellation", `${houseRules.lateCancellationShare * 100}%`],
  ["child-seats", `under ${houseRules.childSeatFreeUnderAge}`],
  ["group-discount", `${houseRules.groupDiscountFromPassengers} or more`],
  ["area", `${houseRules.serviceRadiusKilometres}\u00a0km`],
  ["how-far-ahead", `${houseRules.leadHoursTransfer} hours`],
  ["how-far-ahead", `${houseRules.leadHoursTour} to ${houseRules.leadHoursLargeGroup} hours`],
  ["price", `to ${houseRules.answerMinutesBooking} minutes`],
])("the answer on %s says what the house rules say: %s", (id, words) => {
  expect(answerTo(id)).toContain(words);
});
