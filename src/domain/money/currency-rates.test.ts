import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { approximately, type Currency, currenciesIn, type ExchangeRates, noRates, rateDay } from "./currency-rates.ts";

const rates: ExchangeRates = { on: localDate("2026-11-12"), usd: 17.5, eur: 20, gbp: 0 };

test.each<readonly [cents: number, currency: Currency, shown: string | null]>([
  [60_000, "usd", "about US$\u00a034"],
  [35_000, "eur", "about €\u00a018"],
  [2_450_000, "eur", "about €\u00a01\u00a0225"],
  [500, "usd", "about US$\u00a01"],
  [35_000, "gbp", null],
])("%i cents in %s", (cents, currency, message) => {
  expect(approximately([cents], currency, rates)).toBe(message);
});

test("a range is shown from end to end", () => {
  expect(approximately([95_000, 1_600_000], "usd", rates)).toBe("about US$\u00a054 to 914");
});

test("a rate is shown with its date", () => {
  expect(rateDay(rates)).toBe("rate of 12 Nov 2026");
});

test("without a day there is no rate to show", () => {
  expect(currenciesIn(rates)).toEqual(["usd", "eur"]);
  expect(currenciesIn(noRates)).toEqual([]);
  expect(approximately([35_000], "usd", { ...rates, on: "" })).toBeNull();
});
