import { type InLanguages, wordsIn } from "../text/language.ts";
import type { CataloguePicture } from "./picture.ts";
import type { ServiceFacts, ServiceNames, ServiceState, SoldService } from "./service.ts";
import type { VehicleDrawing } from "./vehicle-class.ts";

/** A service’s page, beyond the facts it is sold by. */
export type ServiceTexts = {
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** On cards. */
  readonly shortDescription: string;
  readonly lead: string;
  readonly description: readonly string[];
  readonly features: readonly string[];
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  /** The vehicles shown are those drawn like these. */
  readonly vehicleClasses: readonly VehicleDrawing[];
  /** Empty: as for the usual service of its kind. Prices are marks, such as {coach.day}. */
  readonly priceText: string;
  /** The basis of that price; empty if every price is quoted. */
  readonly priceBasis: string;
  readonly durationText: string;
  readonly capacityText: string;
  readonly areas: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** How visitors of the chat may call it, beside its name. */
  readonly otherNames: string;
  readonly gallery: readonly CataloguePicture[];
};

export type ServiceWords = ServiceNames & {
  /** Null: a drawing of ours. */
  readonly picture: CataloguePicture | null;
  /** Null if it has none. */
  readonly page: ServiceTexts | null;
};

/** A service as it is stored. */
export type StoredService = {
  readonly slug: string;
  readonly state: ServiceState;
  readonly choice: number | null;
  readonly facts: ServiceFacts;
  readonly words: InLanguages<ServiceWords>;
};

/** A service with its page. */
export type ServiceRecord = {
  readonly service: SoldService;
  readonly picture: CataloguePicture | null;
  readonly page: ServiceTexts | null;
};

export function serviceRecordOf({ slug, state, choice, facts, words }: StoredService): ServiceRecord {
  const { name, title, text, picture, page } = wordsIn(words);
  return { service: { ...facts, name, title, text, slug, state, choice }, picture, page };
}
