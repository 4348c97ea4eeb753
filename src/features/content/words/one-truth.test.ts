import { describe, expect, test } from "vitest";
import { airportName } from "#domain/company/airport-routes.ts";
import { locate, roadBetween } from "#domain/geography/locate.ts";
import { hoursAndMinutes } from "../ui/drive-text.tsx";
import { attractionPages } from "./attractions/all-attractions.ts";
import { faq } from "./faq.ts";
import { inlandTransfers } from "./inland-transfers.ts";
import { overbergDestinations } from "./overberg-destinations.ts";
import { attractionsPage } from "./pages/attraction-list.ts";
import { servicesPage } from "./pages/service-list.ts";
import { toursPage } from "./pages/tours-page.ts";
import { servicePages } from "./services/all-services.ts";
import { tourPages } from "./tours/all-tours.ts";

/** A fact that differs from page to page is a promise we cannot keep, so each is the same everywhere. */
const pages: readonly (readonly [name: string, page: object])[] = [
  ...attractionPages.map((page) => [`/attractions/${page.slug}`, page] as const),
  ...tourPages.map((page) => [`/tours/${page.slug}`, page] as const),
  ...servicePages.map((page) => [`/services/${page.slug}`, page] as const),
  ...Object.entries({ attractionsPage, faq, inlandTransfers, overbergDestinations, servicesPage, toursPage }),
];

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const sentences = pages.flatMap(([name, page]) =>
  textsOf(page)
    .flatMap((text) => text.split(/(?<=[.?!;])\s+/))
    .map((sentence) => `${name}: ${sentence}`),
);
const saying = (words: RegExp) => sentences.filter((sentence) => words.test(sentence));
const pagesSaying = (words: RegExp) => pages.filter(([, page]) => textsOf(page).some((text) => words.test(text)));
const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";

describe("whales", () => {
  test("come from June to November, best from August to October", () => {
    const messages = saying(/whale|southern right/i).filter((sentence) => !/humpback|sanctuary/i.test(sentence));
    const spans = messages.flatMap((sentence) =>
      [...sentence.matchAll(new RegExp(`${month}(?: to |–)${month}`, "g"))].map(([span]) => ({ span, sentence })),
    );
    expect(spans.filter(({ span }) => !/^(?:June to November|August to October)$/.test(span))).toEqual([]);
    expect(spans.length).toBeGreaterThan(10);
  });

  test("are watched from boats that sail at the same hours", () => {
    const calls = saying(/boats? .*sail.*\d\d:\d\d/i);
    expect(calls.length).toBeGreaterThanOrEqual(2);
    expect(calls.filter((sentence) => !sentence.includes("09:00, 12:00 and 15:00"))).toEqual([]);
  });
});

describe("safety follows the park’s own rules", () => {
  test("a page that names baboons says never to feed them", () => {
    const named = pagesSaying(/baboon/i).filter(([name]) => name.includes("/"));
    const careless = named.filter(([, page]) => !/never feed/i.test(JSON.stringify(page)));
    expect(careless.map(([name]) => name)).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(4);
  });

  test.each(["lions-head", "signal-hill"])("%s is visited between sunrise and sunset", (slug) => {
    const page = attractionPages.find((one) => one.slug === slug);
    expect(page?.facts.openingHours).toContain("between sunrise and sunset");
  });

  test("no page promises a walk at night", () => {
    expect(saying(/full[- ]moon walk|by moonlight|head torch each|descent in the dark/i)).toEqual([]);
  });
});

describe("history", () => {
  test("uses the right words", () => {
    expect(saying(/\bslaves?\b|Zonnebloem|(?:people|residents|others|families) were (?:moved|put out)/i)).toEqual([]);
    expect(saying(/forcibly removed/i).length).toBeGreaterThanOrEqual(4);
  });

  test("a former prisoner as guide is likely, never promised", () => {
    const messages = saying(/former (?:political )?prisoners?/i).filter(
      (sentence) => !/\?$|laid at a reunion/.test(sentence),
    );
    expect(messages.filter((sentence) => !/\bMany\b/.test(sentence))).toEqual([]);
    expect(messages.length).toBeGreaterThanOrEqual(3);
  });
});

describe("coaches", () => {
  const narrow = [/Chapman’s Peak/, /Bo-Kaap/] as const;

  test("a tour along a road that buses may not use says how a coach goes", () => {
    const onNarrowRoads = tourPages.filter(({ stops }) =>
      stops.some(({ name }) => narrow.some((road) => road.test(name))),
    );
    const silent = onNarrowRoads.filter(
      ({ questions }) => !questions.some(({ question }) => /by coach/.test(question)),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
    expect(onNarrowRoads.map(({ slug }) => slug)).toEqual(["cape-peninsula", "table-mountain", "sunset-photography"]);
  });

  test("no page sends a large coach over Chapman’s Peak", () => {
    const messages = saying(/coach|bus(?:es)?\b/i).filter((sentence) => /Chapman’s Peak/.test(sentence));
    expect(messages.filter((sentence) => !/southwards|from Hout Bay|12\.5|the other way/.test(sentence))).toEqual([]);
  });

  test("a large one is for 25 or more, wherever its size is named", () => {
    expect(
      saying(/large coach/i).filter((sentence) => /\b23 (?:or more|to 50|passengers)\b|\bfrom 23\b/i.test(sentence)),
    ).toEqual([]);
  });
});

test("groups of 23 to 44 read the same everywhere", () => {
  const messages = pagesSaying(/\b23 to 44\b/).map(([name]) => name);
  expect(messages).toEqual(["/services/coach-hire", "faq", "servicesPage"]);
  expect(saying(/\b(?:23 or 24|for 45 passengers and more)\b/)).toEqual([]);
});

describe("a drive is as long on every page as in the wizard", () => {
  const between = (from: string, to: string) => {
    const [start, end] = [locate(from).place, locate(to).place];
    if (!start || !end) throw new Error(`${start ? to : from} is not in the gazetteer`);
    const { kilometres, minutes } = roadBetween(start, end);
    return { km: Math.round(kilometres), minutes };
  };
  const city = "Cape Town City Centre";
  /** Sights without a place of their own: the drive ends at another, or the sight is a whole region. */
  const endsElsewhere: Readonly<Record<string, string>> = {
    "robben-island": "V&A Waterfront",
    "cape-winelands": "Stellenbosch",
    "hermanus-whale-watching": "Hermanus",
  };

  test.each(
    attractionPages
      .filter(({ slug }) => slug !== "cape-peninsula")
      .map((page) => [page.slug, endsElsewhere[page.slug] ?? page.name, page] as const),
  )("%s", (_slug, place, page) => {
    expect(page.fromCity).toEqual(between(city, place));
    expect(page.fromAirport).toEqual(between(airportName, place));
  });

  test.each(inlandTransfers)("$destination", ({ destination, distance, duration }) => {
    const { km, minutes } = between(city, destination);
    expect(distance).toBe(`${km}\u00a0km`);
    expect(duration).toBe(hoursAndMinutes(minutes));
  });

  test("a hotel in Hermanus is as far as Hermanus, and the streets to it", () => {
    const { km } = between(airportName, "Hermanus New Harbour");
    expect(km).toBeGreaterThanOrEqual(104);
    expect(km).toBeLessThan(110);
  });

  test("every distance to Hermanus in a text is one of the two", () => {
    const messages = saying(/(?:to|from|is) Hermanus|Hermanus (?:is|lies)|Bot River: /).flatMap((sentence) =>
      [...sentence.matchAll(/\b(\d{2,3})\u00a0km\b(?! further)/g)].map(([, km]) => ({ km: Number(km), sentence })),
    );
    expect(messages.filter(({ km }) => km > 60 && km !== 122 && km !== 104)).toEqual([]);
  });
});
