import { seasonSentence, startSentence } from "#domain/booking/tour-season.ts";
import { formatMoney } from "#domain/money/money.ts";
import { describeDuration, linkLine, type Priced, sentence, type Topic } from "./describe-topic.ts";
import { type KnownTour, knownTours } from "./known-tours.ts";

/** The tours on sale: price by the tariff, duration and programme by their records. */
export const gatherTours = (): readonly Topic[] => knownTours().map(tourTopic);

function tourTopic(tour: KnownTour): Topic {
  const { slug, name, from, duration, months, texts: page } = tour;
  const season = months && seasonSentence({ months, subject: "It" });
  const runs = months && seasonSentence({ months, subject: `The ${name} tour` });
  const starts = startSentence({ ...tour, subject: `The ${name} tour` });
  const offer = `${name} tour: from ${formatMoney(from)}, ${describeDuration(duration)}, for private groups only.`;
  return {
    priced: [pricedTour(tour, [`from ${formatMoney(from)}`, `starts at ${formatMoney(from)}`])],
    id: `tour-${slug}`,
    kind: "tour",
    name: `the ${name} tour`,
    words: page.otherNames,
    places: page.stops.map((stop) => stop.name).join(" "),
    overview: [offer, season, starts, page.lead].filter(Boolean).join(" "),
    aspects: {
      price: `The ${name} tour starts at ${formatMoney(from)}, for your private group.`,
      duration: `The ${name} tour takes ${describeDuration(duration)}.`,
      season: `${runs ?? `The ${name} tour runs all year.`} Best time to go: ${sentence(page.bestTime)}`,
      included: [
        `Included in the ${name} tour: ${page.included.join("; ")}.`,
        `Not included: ${page.notIncluded.join("; ")}.`,
      ].join(" "),
      bring: `For the ${name} tour bring: ${page.bring.map((thing) => thing.replace(/\.$/, "")).join("; ")}.`,
      programme: `On the ${name} tour: ${page.itinerary.map(({ time, title }) => `${time} ${title}`).join(", ")}.${starts ? ` ${starts}` : ""}`,
      pickup: `For the ${name} tour we pick you up at your door: ${page.pickupAreas.join("; ")}.${starts ? ` ${starts}` : ""}`,
    },
    passages: [
      ...page.questions.map(({ question, answer }) => ({ head: question, text: answer })),
      ...page.itinerary.map(({ time, title, text }) => ({ head: title, text: `At about ${time}: ${text}` })),
    ],
    page: `/tours/${slug}`,
    booking: { service: "tours", destination: name },
  };
}

const pricedTour = ({ slug }: KnownTour, phrases: readonly string[]): Priced => ({
  phrases,
  journeys: [{ service: "day_tour", offer: slug }],
  listed: (tariff) => tariff.tours[slug],
});

/** An overview of all tours, for visitors who have not chosen. */
export function toursAtAGlance(): Topic {
  const tours = knownTours();
  const cheapest = tours.toSorted((one, other) => one.from - other.from)[0];
  return {
    id: "all-tours",
    kind: "company",
    name: "our tours",
    words: "day tour tours sightseeing excursion excursions explore private trips",
    overview: cheapest
      ? [
          `We offer ${tours.length} tours, all for private groups only:`,
          `${tours.map((tour) => `${tour.name} (from ${formatMoney(tour.from)})`).join(", ")}.`,
        ].join(" ")
      : "We have no tours of our own at the moment. A driver can take you where you like.",
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
  };
}

/** A line about the tour that visits a sight. */
export function tourLine(slugs: readonly string[]): string {
  const tour = knownTours().find(({ slug }) => slugs.includes(slug));
  return tour ? linkLine(goesThere(tour), `/tours/${tour.slug}`) : "";
}

const goesThere = (tour: KnownTour) => `Our ${tour.name} tour goes there, from ${formatMoney(tour.from)}`;

/** The price in that line. */
export function tourLinePrice(slugs: readonly string[]): readonly Priced[] {
  const tour = knownTours().find(({ slug }) => slugs.includes(slug));
  return tour ? [pricedTour(tour, [goesThere(tour)])] : [];
}
