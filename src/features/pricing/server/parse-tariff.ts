import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Tariff, TariffPrices } from "#domain/pricing/tariff.ts";
import type { TariffContent } from "../tariff-contract.ts";

/** With its zones as the engine reads them. */
type DrawnContent = Omit<TariffContent, "zones"> & Pick<Tariff, "zones">;

/** A form that passed every check is a tariff: its whole numbers are cents. */
export function parsePrices(content: DrawnContent, version: number): TariffPrices {
  const prices: unknown = { ...content, version };
  return prices as TariffPrices;
}

/** The same, to price what is sold with. */
export const parseTariff = (content: DrawnContent, version: number, catalogue: Catalogue): Tariff => ({
  ...parsePrices(content, version),
  catalogue,
});

/** A tariff in its form’s shape. Not validated again: a version saved under earlier rules can be read and replaced. */
export function contentOf({ version: _version, ...prices }: TariffPrices): TariffContent {
  const content: unknown = prices;
  return content as TariffContent;
}
