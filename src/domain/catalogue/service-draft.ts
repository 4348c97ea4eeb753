import type { ServiceOptionId } from "../company/catalogue.ts";
import { inLines, linesOf, pairsOf } from "./draft-lines.ts";
import type { CataloguePicture } from "./picture.ts";
import type { ServiceFacts } from "./service.ts";
import type { ServiceTexts, ServiceWords } from "./service-record.ts";
import { numberIn } from "./tour-draft.ts";
import type { VehicleDrawing } from "./vehicle-class.ts";

/** A service as it is typed: lists are lines of a text, so that one can be pasted. */
export type ServiceDraft = {
  readonly slug: string;
  readonly kind: ServiceOptionId | "";
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly isPopular: boolean;
  readonly noticeHours: string;
  /** Without a page it is sold in the booking form only. */
  readonly hasPage: boolean;
  readonly bookSlug: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly shortDescription: string;
  readonly lead: string;
  readonly description: string;
  readonly features: string;
  readonly benefits: string;
  readonly vehicleClasses: readonly VehicleDrawing[];
  readonly priceText: string;
  readonly priceBasis: string;
  readonly durationText: string;
  readonly capacityText: string;
  readonly areas: string;
  readonly steps: string;
  readonly questions: string;
  readonly otherNames: string;
  /** The first is the cover. */
  readonly pictures: readonly CataloguePicture[];
};

export const emptyService: ServiceDraft = {
  slug: "",
  kind: "",
  name: "",
  title: "",
  text: "",
  isPopular: false,
  noticeHours: "",
  hasPage: true,
  bookSlug: "",
  metaTitle: "",
  metaDescription: "",
  shortDescription: "",
  lead: "",
  description: "",
  features: "",
  benefits: "",
  vehicleClasses: ["sedan", "shuttle"],
  priceText: "",
  priceBasis: "",
  durationText: "",
  capacityText: "",
  areas: "",
  steps: "",
  questions: "",
  otherNames: "",
  pictures: [],
};

/** A service as its editor sends it: its facts and its words. */
export type EditedService = Omit<ServiceFacts, "isUsual"> & ServiceWords;

type Known = { readonly slug: string; readonly service: EditedService };

export function serviceDraftOf({ slug, service }: Known): ServiceDraft {
  const { kind, name, title, text, isPopular, noticeHours, bookSlug, picture, page } = service;
  return {
    ...emptyService,
    slug,
    kind,
    name,
    title,
    text,
    isPopular,
    noticeHours: noticeHours === null ? "" : String(noticeHours),
    hasPage: page !== null,
    bookSlug,
    ...(page && pageDraftOf(page)),
    pictures: [...(picture ? [picture] : []), ...(page?.gallery ?? [])],
  };
}

const pageDraftOf = ({ gallery: _, ...page }: ServiceTexts) => ({
  ...page,
  description: inLines(page.description),
  features: inLines(page.features),
  benefits: inLines(page.benefits.map(({ title, text }) => `${title} | ${text}`)),
  areas: inLines(page.areas),
  steps: inLines(page.steps.map(({ title, text }) => `${title} | ${text}`)),
  questions: inLines(page.questions.map(({ question, answer }) => `${question} | ${answer}`)),
});

/** The form’s entries as the parts of a service, not yet checked. What is left empty follows from the rest. */
export const serviceValuesOf = (draft: ServiceDraft) => ({
  kind: draft.kind,
  name: draft.name,
  title: draft.title || draft.name,
  text: draft.text,
  isPopular: draft.isPopular,
  noticeHours: draft.noticeHours === "" ? null : numberIn(draft.noticeHours),
  bookSlug: draft.hasPage ? draft.bookSlug || draft.slug : "",
  picture: draft.pictures[0] ?? null,
  page: draft.hasPage ? pageValuesOf(draft) : null,
});

const pageValuesOf = (draft: ServiceDraft) => ({
  metaTitle: draft.metaTitle || draft.title || draft.name,
  metaDescription: draft.metaDescription || draft.shortDescription,
  shortDescription: draft.shortDescription,
  lead: draft.lead,
  description: linesOf(draft.description),
  features: linesOf(draft.features),
  benefits: pairsOf(draft.benefits).map(([title, text]) => ({ title, text })),
  vehicleClasses: draft.vehicleClasses,
  priceText: draft.priceText,
  priceBasis: draft.priceBasis,
  durationText: draft.durationText,
  capacityText: draft.capacityText,
  areas: linesOf(draft.areas),
  steps: pairsOf(draft.steps).map(([title, text]) => ({ title, text })),
  questions: pairsOf(draft.questions).map(([question, answer]) => ({ question, answer })),
  otherNames: draft.otherNames,
  gallery: draft.pictures.slice(1),
});
