import { expect, test } from "vitest";
import { quoteGaps } from "./quote-gaps.ts";

const option = { hasPickupDate: true, lines: 1, total: 45_000 };
const whole = { customerName: "Thandi Mokoena", customerEmail: "thandi@example.com", options: [option] };

test.each([
  ["nothing", {}, []],
  ["a name", { customerName: " " }, ["customer_name"]],
  ["an address that can be written to", { customerEmail: "thandi" }, ["customer_email"]],
  ["the address of someone who only gave a number", { customerEmail: "27825550199@phone.invalid" }, ["customer_email"]],
  ["an option", { options: [] }, ["options"]],
  ["a date in one of its options", { options: [option, { ...option, hasPickupDate: false }] }, ["pickup_date"]],
  ["a line", { options: [{ ...option, lines: 0 }] }, ["price"]],
  ["a price of nothing or more", { options: [{ ...option, total: -1 }] }, ["price"]],
  ["no price where it is free", { options: [{ ...option, total: 0 }] }, []],
] as const)("a quote lacks %s", (_what, changes, gaps) => {
  expect(quoteGaps({ ...whole, ...changes })).toEqual(gaps);
});
