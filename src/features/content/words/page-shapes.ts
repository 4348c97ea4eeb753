import type { PictureFile } from "#design/pictures/picture.tsx";
import type { ServiceTexts } from "#domain/catalogue/service-record.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { AirportRouteSlug } from "#domain/company/airport-routes.ts";
import type { Testimonial } from "#domain/company/claims.ts";
import type { AttractionFare } from "#domain/pricing/attraction-fare.ts";
import type { Href } from "#platform/browser/link.tsx";
import type { CoverageArea } from "./coverage-areas.ts";
import type { GardenRoutePackage } from "./garden-route-packages.ts";
import type { InlandTransfer } from "./inland-transfers.ts";
import type { OverbergDestination } from "./overberg-destinations.ts";
import type { PictureName } from "./pictures.gen.ts";
import type { TourSummary } from "./tours-summary.ts";

export type Question = { readonly question: string; readonly answer: string };

/** A point of a tour or a sight, for the map. */
export type Stop = {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** When a tour is usually there: a time of its itinerary, or the day alone. */
  readonly time?: string;
};

/** A tour page’s own text, beyond the facts of the catalogue. */
export type TourPage = {
  readonly slug: string;
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
  readonly related: readonly string[];
};

/** The way from the airport to one place. Each text is written for this place alone; figures come from the tariff and the roads. */
export type AirportRoutePage = {
  readonly slug: AirportRouteSlug;
  /** As used in a sentence: "the V&A Waterfront". */
  readonly name: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly picture: PictureName;
  readonly lead: string;
  /** Paragraphs: what the road is like, and when it is slow. */
  readonly road: readonly string[];
  /** Where the drive ends, and what we need to know for it. */
  readonly arrival: string;
  readonly questions: readonly Question[];
  /** Tours that start well from there. */
  readonly tours: readonly string[];
};

/** A link to a destination’s own page. */
export type AirportRouteLink = Pick<AirportRoutePage, "slug" | "name">;

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
  /** The area in two or three words. */
  readonly area: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly lead: string;
  /** Paragraphs: what it is and why go. */
  readonly story: readonly string[];
  readonly facts: {
    readonly openingHours: string;
    /** With the month it was checked, such as "Adults R250, checked November 2026"; or "Free". */
    readonly fee: string;
    readonly timeNeeded: string;
    readonly bestLight: string;
    readonly season: string;
    readonly caution: string;
  };
  /** Where the drive ends, if not at the place itself: "the ferry". */
  readonly driveEnds?: string;
  readonly fromAirport: { readonly km: number; readonly minutes: number };
  readonly fromCity: { readonly km: number; readonly minutes: number };
  readonly tips: readonly string[];
  readonly near: readonly AttractionSlug[];
  readonly tours: readonly string[];
  readonly questions: readonly Question[];
  readonly position: { readonly lat: number; readonly lon: number };
};

/** A service’s page as it is written. */
export type ServicePage = Omit<ServiceTexts, "otherNames" | "gallery"> & {
  readonly slug: string;
  readonly title: string;
};

/** A sight as shown on a card. */
export type AttractionGlance = Pick<AttractionPage, "slug" | "name" | "area" | "fromCity" | "driveEnds"> & {
  /** The first sentence of its page. */
  readonly summary: string;
  readonly picture: PictureFile;
};

/** A tour in one glance, for the pages of the sights it visits. */
export type TourGlance = {
  readonly slug: string;
  readonly title: string;
  readonly duration: string;
  readonly season?: string;
  readonly picture: PictureFile;
};

/** A tour's page with the places it visits, whose own pages give fees and opening hours. */
export type TourView = Omit<TourPage, "related"> & {
  /** What it is sold by, and how it stands: a tour that is paused keeps its page. */
  readonly tour: Tour;
  readonly picture: PictureFile;
  readonly gallery: readonly PictureFile[];
  readonly map: PictureFile | null;
  readonly places: readonly { readonly slug: AttractionSlug; readonly name: string }[];
  readonly related: readonly TourCard[];
};

/** A tour on a poster or in a list. */
export type TourCard = {
  readonly tour: TourSummary;
  readonly location: string;
  readonly highlights: readonly string[];
  readonly picture: PictureFile;
};

/** A sight's page with everything around its text. */
export type AttractionView = Omit<AttractionPage, "near" | "tours"> & {
  readonly picture: PictureFile;
  readonly near: readonly AttractionGlance[];
  readonly tours: readonly TourGlance[];
  readonly fare: AttractionFare;
};

type Action = { readonly label: string; readonly to: Href };
type Meta = { readonly metaTitle: string; readonly metaDescription: string };
type Hero = { readonly kicker: string; readonly title: string; readonly lead: string };
type Heading = { readonly kicker: string; readonly title: string };
type HeadingWithLead = Heading & { readonly lead: string };
type Note = { readonly title: string; readonly text: string };

export type AttractionsView = Meta & {
  readonly picture: PictureFile;
  readonly hero: Hero;
  readonly groups: readonly {
    readonly name: string;
    readonly text: string;
    readonly places: readonly AttractionGlance[];
  }[];
  readonly planning: Heading & { readonly items: readonly Note[] };
  readonly call: Note & { readonly book: Action; readonly tours: Action };
};

/** A kind of vehicle with its drawing, once there is one. */
export type FleetGlance = {
  readonly vehicleClass: VehicleClass;
  readonly name: string;
  readonly seats: string;
  /** Bags that fit with all seats taken. */
  readonly bags: string;
  readonly inside: string;
  readonly text: string;
  readonly picture?: PictureFile;
};

/** A service as shown on a card. */
export type ServiceGlance = Pick<
  ServicePage,
  "slug" | "title" | "shortDescription" | "priceText" | "priceBasis" | "capacityText" | "durationText"
> & { readonly bookingPage: `/book/${string}`; readonly picture: PictureFile };

/** A service on the home page and in the first step of a booking. Without a page it has no texts of one. */
export type ServiceCard = {
  readonly slug: string;
  readonly kind: string;
  readonly isUsual: boolean;
  readonly title: string;
  readonly picture: PictureFile | null;
  readonly page: {
    readonly description: string;
    readonly features: readonly string[];
    readonly priceText: string;
  } | null;
};

/** A service's page with everything around its text. */
export type ServiceView = Omit<ServicePage, "vehicleClasses"> & {
  /** The rules it is sold by. */
  readonly kind: string;
  /** Paused: it keeps its page, and can’t be booked. */
  readonly isOnSale: boolean;
  readonly bookingPage: `/book/${string}`;
  readonly picture: PictureFile;
  readonly gallery: readonly PictureFile[];
  readonly fleet: readonly FleetGlance[];
  readonly others: readonly ServiceGlance[];
  /** Destinations with their own page; for airport transfers only. */
  readonly routes: readonly AirportRouteLink[];
};

export type ReasonIcon = "route" | "price" | "shield" | "clock" | "child" | "people";

export type PriceLine = {
  readonly service: string;
  readonly name: string;
  readonly price: string;
  readonly note: string;
};

export type ServicesView = Meta & {
  readonly picture: PictureFile;
  readonly hero: Hero & { readonly action: Action };
  readonly cards: { readonly more: string; readonly book: string; readonly services: readonly ServiceGlance[] };
  readonly whyChooseUs: Heading & {
    readonly items: readonly (Note & { readonly icon: ReasonIcon })[];
    readonly promises: { readonly safety: string; readonly terms: Action };
  };
  readonly coverage: HeadingWithLead & { readonly areas: readonly CoverageArea[]; readonly action: Action };
  readonly fleet: HeadingWithLead & { readonly types: readonly FleetGlance[] };
  readonly pricing: HeadingWithLead & {
    readonly lines: readonly PriceLine[];
    readonly notes: readonly string[];
    readonly action: Action;
  };
  readonly surcharges: HeadingWithLead & {
    readonly columns: { readonly name: string; readonly adds: string; readonly applies: string };
  };
  readonly inland: HeadingWithLead & { readonly transfers: readonly InlandTransfer[]; readonly bookLabel: string };
  readonly gardenRoute: HeadingWithLead & { readonly packages: readonly GardenRoutePackage[]; readonly action: Action };
  readonly overberg: HeadingWithLead & {
    readonly destinations: readonly OverbergDestination[];
    readonly action: Action;
    readonly picture: PictureFile;
  };
  readonly testimonials: Heading & { readonly items: readonly Testimonial[] };
  readonly finalCall: Note & { readonly book: Action; readonly contact: Action };
};
