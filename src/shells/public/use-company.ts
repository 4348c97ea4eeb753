import { useRouteLoaderData } from "react-router";
import type { ExchangeRates } from "#domain/money/currency-rates.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Figures } from "#features/content/words/figures.ts";

/**
 * What every public page knows: how the company is reached, the figures that are set, exchange rates, and the year the page was made
 * in.
 */
export type PublicData = { company: CompanyDetails; figures: Figures; rates: ExchangeRates; year: number };

/** Undefined outside the public shell and the page for unknown addresses: no one has read it there. */
export function usePublicData(): PublicData | undefined {
  const here = useRouteLoaderData<PublicData>("public");
  const lost = useRouteLoaderData<PublicData>("lost");
  return here ?? lost;
}

/** How the company is reached, for any page of the public shell. */
export function useCompany(): CompanyDetails {
  const data = usePublicData();
  if (!data) throw new Error("useCompany is for pages of the public shell");
  return data.company;
}
