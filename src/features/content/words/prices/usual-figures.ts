import { defaultSettings } from "#domain/company/company-settings.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { surchargesOf } from "#domain/pricing/surcharges.ts";
import { figuresOf } from "../figures.ts";

/** The figures a company starts with. On the server and in tests only: a page is told those that are set. */
export const usualFigures = figuresOf(defaultSettings, {
  name: "Cape Town Shuttle",
  prices: startingPrices(startingTariff),
  surcharges: surchargesOf(startingTariff),
});
