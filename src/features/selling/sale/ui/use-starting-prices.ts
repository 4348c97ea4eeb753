import { createContext, useContext } from "react";
import type { SoldServices } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { StartingPrices } from "#domain/pricing/starting-prices.ts";

/** Each offer’s starting price today. They load with the page’s terms, so that all steps agree. */
export const WizardPrices = createContext<StartingPrices>({});

export const useStartingPrices = (): StartingPrices => useContext(WizardPrices);

/** The tours on sale; they load with the prices. */
export const WizardTours = createContext<readonly Tour[]>([]);

export const useWizardTours = (): readonly Tour[] => useContext(WizardTours);

/** The services on sale, and those that are paused; they load with the prices. */
export const WizardServices = createContext<SoldServices>([]);

export const useWizardServices = (): SoldServices => useContext(WizardServices);

/** Everything that an offer’s facts are read from. */
export const useOnOffer = () => ({
  prices: useStartingPrices(),
  tours: useWizardTours(),
  services: useWizardServices(),
});
