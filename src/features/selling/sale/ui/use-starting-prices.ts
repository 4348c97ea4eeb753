import { createContext, useContext } from "react";
import type { StartingPrices } from "#domain/pricing/starting-prices.ts";

/** What every offer starts at today. They come with the terms of the page, so that all steps say the same. */
export const WizardPrices = createContext<StartingPrices>({});

export const useStartingPrices = (): StartingPrices => useContext(WizardPrices);
