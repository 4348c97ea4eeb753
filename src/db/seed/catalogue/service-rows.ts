import type { services, serviceVersions } from "#db/schema/catalogue.ts";
import type { CataloguePicture } from "#domain/catalogue/picture.ts";
import type { ServiceTexts } from "#domain/catalogue/service-record.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { servicePages } from "#features/content/words/services/all-services.ts";

type ServiceRow = typeof services.$inferInsert;

const otherNames: Readonly<Record<string, string>> = {
  "airport-transfers": "flight flights plane arrival arrivals departure landing land terminal taxi",
  "private-shuttles": "minibus van kombi party group groups wedding",
  "chauffeur-services": "chauffeur chauffeured limousine limo vip executive",
  "car-hire": "rental rent car driver drivers half full day bythedaydriver",
  "coach-hire": "bus buses coaches school choir cruise",
  "staff-transport": "employees employee workers worker shift shifts roster night",
  "corporate-events": "conference delegates function event events wedding congress",
};

/** Scenes each service is met in. */
const scenes: Readonly<Record<string, readonly string[]>> = {
  "airport-transfers": ["va-waterfront", "camps-bay", "winelands"],
  "private-shuttles": ["group-transfers", "groot-constantia", "chapmans-peak"],
  "chauffeur-services": ["car-hire", "va-waterfront", "groot-constantia"],
  "corporate-events": ["group-transfers", "zeitz-museum", "chauffeur-services"],
  "coach-hire": ["group-transfers", "overberg", "kirstenbosch-gardens"],
  "staff-transport": ["signal-hill", "private-shuttles", "bo-kaap"],
  "car-hire": ["cape-peninsula", "chapmans-peak", "winelands"],
};

const drawn = (name: string): CataloguePicture => ({ kind: "drawn", name });

function pageOf(id: string): ServiceTexts | null {
  const written = servicePages.find(({ slug }) => slug === id);
  if (!written) return null;
  const { slug: _slug, title: _title, ...page } = written;
  return { ...page, otherNames: otherNames[id] ?? "", gallery: (scenes[id] ?? []).map(drawn) };
}

/** A day tour is shown by the first of the tours. */
const pictureOf = (id: string): CataloguePicture | null => {
  if (id === "day-tour") return null;
  return drawn(id === "custom" ? "chapmans-peak" : id);
};

/** The services of every company at its start. The migration has the same rows; a test compares them. */
export const serviceRows = (at: Date): readonly ServiceRow[] =>
  startingServices.map(({ slug, state, choice, name, title, text, ...facts }, position) => ({
    slug,
    position: position + 1,
    choice,
    state,
    facts,
    words: { en: { name, title, text, picture: pictureOf(slug), page: pageOf(slug) } },
    version: 1,
    updatedAt: at,
  }));

/** Each begins with its first version. */
export const serviceVersionRows = (rows: readonly ServiceRow[]): (typeof serviceVersions.$inferInsert)[] =>
  rows.map(({ slug, state, facts, words, updatedAt }) => ({
    slug,
    version: 1,
    state,
    facts,
    words,
    savedAt: updatedAt,
  }));
