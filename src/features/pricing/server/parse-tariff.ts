import type { Tariff } from "#domain/pricing/tariff.ts";
import type { TariffContent } from "../tariff-contract.ts";

/** With its zones as the engine reads them. */
type DrawnContent = Omit<TariffContent, "zones"> & Pick<Tariff, "zones">;

/** A form that passed every check is a tariff: its whole numbers are cents. */
export function parseTariff(content: DrawnContent, version: number): Tariff {
  const tariff: unknown = { ...content, version };
  return tariff as Tariff;
}

/** A tariff in its form’s shape. Not validated again: a version saved under earlier rules can be read and replaced. */
export function contentOf({ version: _version, ...prices }: Tariff): TariffContent {
  const content: unknown = prices;
  return content as TariffContent;
}
