import type { CataloguePicture } from "./picture.ts";

/** A point on the map, and when a tour is usually there: a time of its itinerary, or the day alone. */
export type TourStop = {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly time?: string | undefined;
};

/** A tour’s page, beyond the facts it is sold by. */
export type TourTexts = {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly lead: string;
  /** Paragraphs: what the day is like and why. */
  readonly story: readonly string[];
  /** The route in a few words, on its page and on its card. */
  readonly location: string;
  /** The first four are on its card. */
  readonly highlights: readonly string[];
  readonly itinerary: readonly { readonly time: string; readonly title: string; readonly text: string }[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  readonly bestTime: string;
  readonly seasonalNote?: string | undefined;
  readonly pickupAreas: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly stops: readonly TourStop[];
  readonly related: readonly string[];
  /** How visitors of the chat may call it, beside its name. */
  readonly otherNames: string;
  /** Null until there is one: then the page shows the company’s own. */
  readonly picture: CataloguePicture | null;
  readonly gallery: readonly CataloguePicture[];
  /** The drawn map of the route, if there is one. */
  readonly map: string | null;
};
