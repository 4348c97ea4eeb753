import { seasonSentence } from "#domain/booking/tour-season.ts";
import { type Tour, tours } from "#domain/company/catalogue.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { TourPage } from "#features/content/words/page-shapes.ts";
import { tourPages } from "#features/content/words/tours/all-tours.ts";
import { describeDuration, linkLine, type Priced, sentence, type Topic } from "./describe-topic.ts";

const otherWords: Readonly<Record<string, string>> = {
  "cape-peninsula": "cape point penguins boulders good hope chapmans peak peninsula",
  winelands: "wine tasting tastings vineyard vineyards stellenbosch franschhoek",
  "table-mountain": "cableway cable car",
  "whale-watching": "whale whales hermanus",
  township: "townships langa khayelitsha gugulethu culture",
  "sunset-photography": "photo photos photography photographer sunset",
  "garden-route": "",
  "robben-island": "mandela ferry prison robben",
  "west-coast": "flowers flower langebaan",
  overberg: "agulhas arniston",
};

/** The ten tours: price and duration from the catalogue, the programme from their pages. */
export const gatherTours = (): readonly Topic[] =>
  tours.flatMap((tour) => {
    const page = tourPages.find(({ slug }) => slug === tour.slug);
    return page ? [tourTopic(tour, page)] : [];
  });

function tourTopic(tour: Tour, page: TourPage): Topic {
  const { slug, name, from, duration, months } = tour;
  const season = months && seasonSentence({ months, subject: "It" });
  const runs = months && seasonSentence({ months, subject: `The ${name} tour` });
  const offer = `${name} tour: from ${formatMoney(from)}, ${describeDuration(duration)}, for private groups only.`;
  return {
    priced: [pricedTour(tour, [`from ${formatMoney(from)}`, `starts at ${formatMoney(from)}`])],
    id: `tour-${slug}`,
    kind: "tour",
    name: `the ${name} tour`,
    words: otherWords[slug] ?? "",
    places: page.stops.map((stop) => stop.name).join(" "),
    overview: [offer, season, page.lead].filter(Boolean).join(" "),
    aspects: {
      price: `The ${name} tour starts at ${formatMoney(from)}, for your private group.`,
      duration: `The ${name} tour takes ${describeDuration(duration)}.`,
      season: `${runs ?? `The ${name} tour runs all year.`} Best time to go: ${sentence(page.bestTime)}`,
      included: [
        `Included in the ${name} tour: ${page.included.join("; ")}.`,
        `Not included: ${page.notIncluded.join("; ")}.`,
      ].join(" "),
      bring: `For the ${name} tour bring: ${page.bring.map((thing) => thing.replace(/\.$/, "")).join("; ")}.`,
      programme: `On the ${name} tour: ${page.itinerary.map(({ time, title }) => `${time} ${title}`).join(", ")}.`,
      pickup: `For the ${name} tour we pick you up at your door: ${page.pickupAreas.join("; ")}.`,
    },
    passages: [
      ...page.questions.map(({ question, answer }) => ({ head: question, text: answer })),
      ...page.itinerary.map(({ time, title, text }) => ({ head: title, text: `At about ${time}: ${text}` })),
    ],
    page: `/tours/${slug}`,
    booking: { service: "tours", destination: name },
  };
}

const pricedTour = ({ slug }: Tour, phrases: readonly string[]): Priced => ({
  phrases,
  journeys: [{ service: "day_tour", offer: slug }],
  listed: (tariff) => tariff.tours[slug],
});

const cheapest = tours.toSorted((one, other) => one.from - other.from)[0];

/** An overview of all tours, for visitors who have not chosen. */
export const toursAtAGlance = (): Topic => ({
  id: "all-tours",
  kind: "company",
  name: "our tours",
  words: "day tour tours sightseeing excursion excursions explore private trips",
  overview: [
    `We offer ${tours.length} tours, all for private groups only:`,
    `${tours.map((tour) => `${tour.name} (from ${formatMoney(tour.from)})`).join(", ")}.`,
  ].join(" "),
  aspects: cheapest
    ? {
        price: [
          `The cheapest of our ${tours.length} tours is ${cheapest.name}, from ${formatMoney(cheapest.from)}.`,
          `The others: ${tours
            .filter((tour) => tour !== cheapest)
            .map((tour) => `${tour.name} from ${formatMoney(tour.from)}`)
            .join(", ")}.`,
        ].join(" "),
        duration: `How long each tour takes: ${tours
          .map((tour) => `${tour.name} ${describeDuration(tour.duration)}`)
          .join(", ")}.`,
      }
    : {},
  priced: tours.map((tour) =>
    pricedTour(
      tour,
      [" (from ", " from ", ", from "].map((before) => `${tour.name}${before}${formatMoney(tour.from)}`),
    ),
  ),
  passages: [],
  page: "/tours",
  booking: { service: "tours" },
});

/** A line about the tour that visits a sight. */
export function tourLine(slugs: readonly string[]): string {
  const tour = tours.find(({ slug }) => slug === slugs[0]);
  return tour ? linkLine(goesThere(tour), `/tours/${tour.slug}`) : "";
}

const goesThere = (tour: Tour) => `Our ${tour.name} tour goes there, from ${formatMoney(tour.from)}`;

/** The price in that line. */
export function tourLinePrice(slugs: readonly string[]): readonly Priced[] {
  const tour = tours.find(({ slug }) => slug === slugs[0]);
  return tour ? [pricedTour(tour, [goesThere(tour)])] : [];
}
