import { type InLanguages, wordsIn } from "../text/language.ts";
import type { Tour, TourFacts, TourState } from "./tour.ts";
import type { TourTexts } from "./tour-texts.ts";

/** The name of a tour, and its page. */
export type TourWords = Pick<TourFacts, "name" | "subject"> & TourTexts;

/** Everything about it that is the same in every language. */
export type TourRules = Omit<TourFacts, "name" | "subject">;

/** A tour as it is stored. */
export type StoredTour = {
  readonly slug: string;
  readonly state: TourState;
  readonly facts: TourRules;
  readonly words: InLanguages<TourWords>;
};

/** A tour with its page. */
export type TourRecord = { readonly tour: Tour; readonly texts: TourTexts };

export function recordOf({ slug, state, facts, words }: StoredTour): TourRecord {
  const { name, subject, ...texts } = wordsIn(words);
  return { tour: { ...facts, name, subject, slug, state }, texts };
}
