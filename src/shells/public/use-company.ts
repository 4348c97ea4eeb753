import { useRouteLoaderData } from "react-router";
import type { ExchangeRates } from "#domain/money/currency-rates.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { LegalDetails } from "#features/content/legal/contract.ts";
import type { Figures } from "#features/content/words/figures.ts";
import type { SiteFrame } from "#features/pages/shown/contract.ts";

/** The data of every public page: contact and legal details, current figures, exchange rates, and the year. */
export type PublicData = {
  company: CompanyDetails;
  legal: LegalDetails;
  figures: Figures;
  rates: ExchangeRates;
  /** The banner of every page; usually empty. */
  notice: string;
  /** The menus, and the notices of every page. */
  frame: SiteFrame;
  year: number;
};

/** Undefined outside the public shell and on the page for unknown addresses, where it isn’t loaded. */
export function usePublicData(): PublicData | undefined {
  const here = useRouteLoaderData<PublicData>("public");
  const lost = useRouteLoaderData<PublicData>("lost");
  return here ?? lost;
}

export function useCompany(): CompanyDetails {
  const data = usePublicData();
  if (!data) throw new Error("useCompany is for pages of the public shell");
  return data.company;
}

/** The company behind the site: registered name and numbers, licences and insurance, as far as set. */
export function useLegalDetails(): LegalDetails {
  const data = usePublicData();
  if (!data) throw new Error("useLegalDetails is for pages of the public shell");
  return data.legal;
}
