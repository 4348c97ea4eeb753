import { expect, test } from "vitest";
import { clientPrice } from "./client-price.ts";

test.each([
  ["the partner pays, with 15%", 100_000, 0.15, "partner", 115_000],
  ["on account, rounded up to a rand", 35_050, 0.1, "account", 38_600],
  ["an exact rand stays", 110_000, 0.1, "partner", 121_000],
  ["without a markup", 35_000, 0, "partner", 35_000],
  ["the guest pays us the price of everyone", 35_000, 0.2, "guest", null],
  ["no price yet", null, 0.2, "partner", null],
] as const)("%s", (_, ours, markup, payer, price) => expect(clientPrice(ours, markup, payer)).toBe(price));
