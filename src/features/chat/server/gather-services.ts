import type { SoldService } from "#domain/catalogue/service.ts";
import { type Service, services } from "#domain/company/catalogue.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { describeDuration, describeSpan, listed, type Priced, type Topic } from "./describe-topic.ts";
import { type KnownService, knownPrices, knownServices } from "./known-tours.ts";

/** The services: prices and seats of their kind, the rest from their pages. */
export const gatherServices = (): readonly Topic[] => knownServices().map(serviceTopic);

/** The facts of a service: its own, or those of the first of its kind. */
const factsOf = ({ slug, kind }: SoldService): Service | undefined =>
  services.find((one) => one.slug === slug) ?? services.find(({ option }) => option === kind);

function serviceTopic({ service, page }: KnownService): Topic {
  const { slug, title: name } = service;
  const { passengers = null, duration = null } = factsOf(service) ?? {};
  const facts = [
    priceOf(service),
    passengers && `for ${describeSpan(passengers)} passengers`,
    duration && describeDuration(duration),
  ];
  return {
    id: `service-${slug}`,
    kind: "service",
    name: name.toLowerCase(),
    words: page.otherNames,
    overview: `${name}: ${facts.filter(Boolean).join(", ")}. ${page.shortDescription}`,
    aspects: {
      price: `${name}: ${priceOf(service)}.`,
      ...(passengers && { passengers: `${name} are for ${describeSpan(passengers)} passengers.` }),
      ...(duration && { duration: `${name}: ${describeDuration(duration)}.` }),
      included: `${name} include: ${page.features.join("; ")}.`,
      pickup: `${name}: ${facts.filter(Boolean).join(", ")}. We pick you up at any address: ${page.areas.join("; ")}.`,
      programme: page.steps.map(({ title, text }, at) => `${at + 1}. ${title}: ${text}`).join("\n"),
    },
    passages: [
      ...page.questions.map(({ question, answer }) => ({ head: question, text: answer })),
      ...page.benefits.map(({ title, text }) => ({ head: title, text: `${title}: ${text}` })),
    ],
    priced: pricedService(service),
    page: `/services/${slug}`,
    booking: { service: bookingOf(service) },
  };
}

/** The word of a booking link. */
const bookingOf = ({ kind, slug, isUsual }: SoldService): string => (isUsual || isWritten(slug) ? kind : slug);
const isWritten = (name: string) => services.some(({ slug }) => slug === name);

function priceOf(service: SoldService): string {
  const { slug, startingPrice, per } = factsOf(service) ?? { slug: "", startingPrice: null, per: "trip" };
  const from = startingPrice && priceNow(startingPrice);
  if (!from) return "priced by quote";
  const [fullDay, most] = slug === "car-hire" ? [priceNow("hire.full"), priceNow("hire.most")] : [];
  const parts = [
    `from ${from} per ${per}`,
    fullDay && `from ${fullDay} for a full day`,
    most && `at most ${most} per day`,
  ];
  return parts.filter(Boolean).join(", ");
}

function priceNow(key: string): string | undefined {
  const price = knownPrices()[key];
  return price === undefined ? undefined : formatMoney(cents(price));
}

const airport = "Cape Town International Airport";
const toAirport = { said: "between the airport and the city centre", destination: airport } as const;

/** The trips quoted for a service before the destination is known. */
const journeysOf: Readonly<Record<string, Priced["journeys"]>> = {
  "airport-transfers": [{ service: "airport_transfer", ...toAirport }],
  "private-shuttles": [{ service: "group_transport", offer: "private-shuttles", ...toAirport }],
  "chauffeur-services": [{ service: "chauffeur_service", offer: "chauffeur-services", said: "for a day" }],
  "car-hire": [
    { service: "chauffeur_service", offer: "car-hire", hireUnit: "half_day", said: "for half a day" },
    { service: "chauffeur_service", offer: "car-hire", hireUnit: "full_day", said: "for a full day" },
  ],
  "coach-hire": [{ service: "group_transport", offer: "coach-hire", said: "for a day" }],
};

const pricedService = (service: SoldService): readonly Priced[] => {
  const journeys = journeysOf[factsOf(service)?.slug ?? ""];
  return journeys ? [{ phrases: [priceOf(service)], journeys }] : [];
};

export const servicesAtAGlance = (): Topic => ({
  id: "all-services",
  kind: "company",
  name: "our services",
  words: "service services offer transport company",
  overview: `We offer ${listed(knownServices().map(({ service }) => service.title.toLowerCase()))}, and private tours.`,
  aspects: {
    price: knownServices()
      .map(({ service }) => `${service.title}: ${priceOf(service)}`)
      .join("\n"),
  },
  priced: knownServices().flatMap(({ service }) => pricedService(service)),
  passages: [],
  page: "/services",
});
