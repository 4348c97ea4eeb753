import type { FleetBand } from "#domain/catalogue.ts";

export type Question = { readonly question: string; readonly answer: string };

/** A point of a tour or a sight, for the map. */
export type Stop = { readonly name: string; readonly lat: number; readonly lon: number };

export type TourSlug =
  | "cape-peninsula"
  | "winelands"
  | "table-mountain"
  | "township"
  | "whale-watching"
  | "sunset-photography"
  | "garden-route"
  | "robben-island"
  | "west-coast"
  | "overberg";

/** Everything a tour's page says beyond the facts of the catalogue. Each text is written for this tour alone. */
export type TourPage = {
  readonly slug: TourSlug;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly lead: string;
  /** Paragraphs: what the day is like and why. */
  readonly story: readonly string[];
  readonly location: string;
  readonly highlights: readonly string[];
  readonly itinerary: readonly { readonly time: string; readonly title: string; readonly text: string }[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  readonly bestTime: string;
  readonly seasonalNote?: string;
  readonly pickupAreas: readonly string[];
  readonly questions: readonly Question[];
  readonly stops: readonly Stop[];
  readonly related: readonly TourSlug[];
};

export type AttractionSlug =
  | "table-mountain"
  | "kirstenbosch-gardens"
  | "cape-peninsula"
  | "robben-island"
  | "va-waterfront"
  | "cape-winelands"
  | "camps-bay"
  | "lions-head"
  | "bo-kaap"
  | "hermanus-whale-watching"
  | "zeitz-museum"
  | "chapmans-peak"
  | "signal-hill"
  | "groot-constantia"
  | "tsitsikamma"
  | "oudtshoorn"
  | "cango-caves"
  | "mossel-bay"
  | "langebaan-lagoon"
  | "plettenberg-bay"
  | "bettys-bay"
  | "hermanus"
  | "hermanus-cliff-path";

export type AttractionPage = {
  readonly slug: AttractionSlug;
  readonly name: string;
  /** Where it lies, in two or three words. */
  readonly area: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly lead: string;
  /** Paragraphs: what it is and why go. */
  readonly story: readonly string[];
  readonly facts: {
    readonly openingHours: string;
    /** With the month it was true, such as "Adults R250, checked November 2026"; "Free" where it is. */
    readonly fee: string;
    readonly timeNeeded: string;
    readonly bestLight: string;
    readonly season: string;
    readonly caution: string;
  };
  readonly fromAirport: { readonly km: number; readonly minutes: number };
  readonly fromCity: { readonly km: number; readonly minutes: number };
  readonly tips: readonly string[];
  readonly near: readonly AttractionSlug[];
  readonly tours: readonly TourSlug[];
  readonly questions: readonly Question[];
  readonly position: { readonly lat: number; readonly lon: number };
};

export type ServiceSlug =
  | "airport-transfers"
  | "private-shuttles"
  | "chauffeur-services"
  | "corporate-events"
  | "coach-hire"
  | "staff-transport"
  | "car-hire";

export type ServicePage = {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly shortDescription: string;
  readonly lead: string;
  readonly description: readonly string[];
  readonly features: readonly string[];
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  readonly bands: readonly FleetBand[];
  readonly priceText: string;
  readonly durationText: string;
  readonly capacityText: string;
  readonly areas: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly Question[];
};
