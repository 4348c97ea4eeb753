import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { claimFigures } from "#domain/company/claims.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { surchargesOf } from "#domain/pricing/surcharges.ts";
import { figuresOf } from "#features/content/words/figures.ts";

/** The figures in the texts, for tests. */
export const usualFigures = figuresOf(
  { ...sampleSettings, claims: claimFigures(sampleClaims) },
  {
    name: "Cape Town Shuttle",
    prices: startingPrices(startingTariff),
    surcharges: surchargesOf(startingTariff),
  },
);
