import { expect, test } from "vitest";
import { rateOn } from "./rate-card.ts";

const card = {
  discount: 0.05,
  serviceDiscounts: { day_tour: 0.1, custom: 0 },
  fixedCents: { airport_transfer: 45_000 },
};

test.each([
  ["airport_transfer", { share: 0.05, fixedCents: 45_000 }],
  ["day_tour", { share: 0.1 }],
  ["chauffeur_service", { share: 0.05 }],
  ["custom", null],
] as const)("the rate of %s", (service, rate) => {
  expect(rateOn(card, service)).toEqual(rate);
});

test("without anything agreed the list applies", () => {
  expect(rateOn({ discount: 0, serviceDiscounts: {}, fixedCents: {} }, "day_tour")).toBeNull();
});
