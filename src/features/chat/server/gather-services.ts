import { carHire, type Service, services } from "#domain/company/catalogue.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { ServicePage } from "#features/content/words/page-shapes.ts";
import { servicePages } from "#features/content/words/services/all-services.ts";
import { describeDuration, describeSpan, listed, type Priced, type Topic } from "./describe-topic.ts";

const otherWords: Readonly<Record<string, string>> = {
  "airport-transfers": "flight flights plane arrival arrivals departure landing land terminal taxi",
  "private-shuttles": "minibus van kombi party group groups wedding",
  "chauffeur-services": "chauffeur chauffeured limousine limo vip executive",
  "car-hire": "rental rent car driver drivers half full day bythedaydriver",
  "coach-hire": "bus buses coaches school choir cruise",
  "staff-transport": "employees employee workers worker shift shifts roster night",
  "corporate-events": "conference delegates function event events wedding congress",
};

/** The seven services: prices and seats from the catalogue, the rest from their pages. */
export const gatherServices = (): readonly Topic[] =>
  services.flatMap((service) => {
    const page = servicePages.find(({ slug }) => slug === service.slug);
    return page ? [serviceTopic(service, page)] : [];
  });

function serviceTopic(service: Service, page: ServicePage): Topic {
  const { slug, name, passengers, duration } = service;
  const facts = [
    priceOf(service),
    passengers && `for ${describeSpan(passengers)} passengers`,
    duration && describeDuration(duration),
  ];
  return {
    id: `service-${slug}`,
    kind: "service",
    name: name.toLowerCase(),
    words: otherWords[slug] ?? "",
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
    booking: { service: service.option },
  };
}

function priceOf({ slug, from, per }: Service): string {
  if (from === null) return "priced by quote";
  const start = `from ${formatMoney(from)} per ${per}`;
  if (slug !== "car-hire") return start;
  return `${start}, from ${formatMoney(carHire.fullDayFrom)} for a full day, at most ${formatMoney(carHire.dayAtMost)} per day`;
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

const pricedService = (service: Service): readonly Priced[] => {
  const journeys = journeysOf[service.slug];
  return journeys ? [{ phrases: [priceOf(service)], journeys }] : [];
};

export const servicesAtAGlance = (): Topic => ({
  id: "all-services",
  kind: "company",
  name: "our services",
  words: "service services offer transport company",
  overview: `We offer ${listed(services.map(({ name }) => name.toLowerCase()))}, and private tours.`,
  aspects: {
    price: `${services.map((service) => `${service.name}: ${priceOf(service)}`).join("\n")}`,
  },
  priced: services.flatMap(pricedService),
  passages: [],
  page: "/services",
});
