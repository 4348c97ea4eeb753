import type { PictureFile } from "#design/pictures/picture.tsx";
import { type SoldServices, serviceNamed } from "#domain/catalogue/service.ts";
import { type Tour, tourTitle } from "#domain/catalogue/tour.ts";
import type { contentContract } from "#features/content/contract.ts";
import type { PageStore } from "#platform/page-store.ts";
import type { OpeningTexts } from "./opening-step.tsx";
import type { CompanyTerms } from "./use-company-terms.ts";
import { offerFacts } from "./use-offer-facts.ts";
import type { Preset } from "./use-wizard-draft.ts";

/** Everything that an offer’s booking page shows before the first input. */
type OfferPage = {
  readonly path: string;
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero: { readonly title: string; readonly text: string };
  readonly preset: Preset;
  readonly opening: OpeningTexts;
  readonly picture: PictureFile;
  readonly pictures: Readonly<Record<string, PictureFile>>;
};

const heroText = "Instant confirmation and secure payment. No account needed.";
/** Without fixed prices nothing can be booked instantly. */
const quoteHeroText = "Tell us what you need and we’ll send you a quote. No account needed.";
const pointsAtMost = 6;

/** For loaders: the offer of /book/{slug}. */
export async function readOffer(store: PageStore, bookSlug: string, terms: CompanyTerms): Promise<OfferPage> {
  const tour = terms.tours.find((one) => one.bookSlug === bookSlug);
  if (tour) return tourOffer(store, tour, terms);
  const { figuresIn, inFigures } = await import("#features/content/words/figures.ts");
  const { opening, ...offer } = await serviceOffer(store, bookSlug, terms.services);
  return { ...offer, opening: { ...opening, points: inFigures(opening.points, figuresIn(terms)) } };
}

async function tourOffer(store: PageStore, { slug, name, bookSlug }: Tour, terms: CompanyTerms): Promise<OfferPage> {
  const words = await store.read<typeof contentContract.tourPage>("tour-page", { slug });
  const { picture } = words;
  const facts = offerFacts({ service: "day_tour", offer: slug }, terms);
  const priceText = facts?.priceFrom ?? "";
  return {
    path: `/book/${bookSlug}`,
    meta: {
      title: `Book the ${name} tour: private, ${priceText.replace("From", "from")}`,
      description: `Book a private ${name} tour from {town}: ${facts?.duration}, ${words.location}. See your price at once; cancel free up to ${terms.free_hours} hours before.`,
    },
    hero: { title: `Book the ${name} Tour`, text: heroText },
    preset: { service: "day_tour", offer: slug },
    opening: {
      title: tourTitle(name),
      lead: words.lead,
      points: words.highlights.slice(0, pointsAtMost),
      priceText,
      priceBasis: "for up to 3 passengers",
      duration: facts?.duration ?? "",
      group: "Private groups only",
      where: words.location,
      detailPage: `/tours/${words.slug}`,
    },
    picture,
    pictures: { [slug]: picture },
  };
}

async function serviceOffer(store: PageStore, bookSlug: string, services: SoldServices): Promise<OfferPage> {
  const service = serviceNamed(services, bookSlug);
  if (!service?.bookSlug) throw new Response(null, { status: 404 });
  const words = await store.read<typeof contentContract.servicePage>("service-page", { slug: service.slug });
  return {
    path: words.bookingPage,
    meta: {
      title: `Book ${words.title} in {town}: ${words.priceText}`,
      description: `${words.shortDescription} Book online in four short steps, for ${words.capacityText.replace("From ", "")}.`,
    },
    hero: { title: `Book ${words.title}`, text: isQuoted(service.kind) ? quoteHeroText : heroText },
    preset: { service: service.kind, offer: service.slug },
    opening: {
      title: words.title,
      lead: words.lead,
      points: words.features.slice(0, pointsAtMost),
      priceText: words.priceText,
      priceBasis: words.priceBasis,
      duration: words.durationText,
      group: words.capacityText,
      where: words.areas[0] ?? "Cape Town",
      detailPage: `/services/${words.slug}`,
    },
    picture: words.picture,
    pictures: { [service.slug]: words.picture },
  };
}

/** Kinds without fixed prices. */
const isQuoted = (kind: string) => ["staff_transport", "corporate_events", "custom"].includes(kind);
