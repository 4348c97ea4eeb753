import { useRouteLoaderData } from "react-router";
import type { ExchangeRates } from "#domain/money/currency-rates.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { LegalDetails } from "#features/content/legal/contract.ts";
import type { Figures } from "#features/content/words/figures.ts";

/**
 * The data of every public page: how the company is reached, who is behind it, the figures that are set, exchange rates, and the
 * year the page was made in.
 */
export type PublicData = {
  company: CompanyDetails;
  legal: LegalDetails;
  figures: Figures;
  rates: ExchangeRates;
  /** The banner of every page; usually empty. */
  notice: string;
  year: number;
};

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

/** The company behind the site: registered name and numbers, licences and insurance, as they are set. */
export function useLegalDetails(): LegalDetails {
  const data = usePublicData();
  if (!data) throw new Error("useLegalDetails is for pages of the public shell");
  return data.legal;
}
