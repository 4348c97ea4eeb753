import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type NamedCancellation, namedCancellations } from "#domain/booking/cancellation-terms.ts";
import { servicesOnSale } from "#domain/catalogue/service.ts";
import { type ClaimFigures, noClaims } from "#domain/company/claims.ts";
import { useSiteName, useSitePlace } from "#platform/browser/site-name.tsx";
import { type Figures, figuresForService, inFigures, inName, inPlace } from "../words/figures.ts";

const SetFigures = createContext<Figures | undefined>(undefined);

/** Everything inside reads its texts with the current figures. */
export const FiguresProvider = SetFigures;

/** Everything inside is about this service, and reads its cancellation terms. */
export function ServiceFigures({ service, children }: { service: string; children: ReactNode }) {
  const figures = useContext(SetFigures);
  const own = useMemo(() => figures && figuresForService(figures, service), [figures, service]);
  return <SetFigures value={own}>{children}</SetFigures>;
}

/** Vehicle classes with cancellation terms of their own. */
export function useClassCancellations(): readonly NamedCancellation[] {
  const figures = useContext(SetFigures);
  return figures ? namedCancellations(figures, figures) : [];
}

/** The texts of a page in the figures that are set: prices of the tariff in force, terms, the company’s name. */
export function useFigured<T>(words: T): T {
  const figures = useContext(SetFigures);
  const name = useSiteName();
  const place = useSitePlace();
  return useMemo(() => {
    const placed = place ? inPlace(words, place) : words;
    if (figures) return inFigures(placed, figures);
    return name === "" ? placed : inName(placed, name);
  }, [words, figures, name, place]);
}

/** An offer’s starting price in cents; undefined without a fixed price. */
export const useStartingPrice = (offer: string): number | undefined => useStartingPrices()[offer];

/** The tours on sale, in the order they are shown; none until loaded. */
export const useTours = (): Figures["tours"] => useContext(SetFigures)?.tours ?? noTours;
const noTours: Figures["tours"] = [];

/** The services on sale, in the order of the menu; none until loaded. */
export const useServices = (): Figures["services"] => servicesOnSale(useContext(SetFigures)?.services ?? noServices);
const noServices: Figures["services"] = [];

/** The company’s claims; empty until loaded. */
export const useClaims = (): ClaimFigures => useContext(SetFigures)?.claims ?? noClaims;

/** Everything that can be added to a fare, and the extras that can be chosen; none until loaded. */
export function useSurcharges(): Figures["surcharges"] {
  const { surcharges = [], extras = [] } = useContext(SetFigures) ?? {};
  return [...surcharges, ...extras];
}

/** The vehicle classes on sale; none until loaded. */
export const useSoldClasses = (): Figures["classes"] => useContext(SetFigures)?.classes ?? [];

/** The starting price of every offer, for packages of several. */
export function useStartingPrices(): Figures["prices"] {
  return useContext(SetFigures)?.prices ?? {};
}
