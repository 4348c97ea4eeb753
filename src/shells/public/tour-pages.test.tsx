import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleTariff, sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { calendarSentences } from "#domain/booking/tour-season.ts";
import { noRates } from "#domain/money/currency-rates.ts";
import { usualMenus } from "#domain/page/menus.ts";
import { inFigures } from "#features/content/words/figures.ts";
import { tourGallery } from "#features/content/words/tour-gallery.ts";
import { tourPages } from "#features/content/words/tours/all-tours.ts";
import { rootRouteId } from "#platform/browser/site-url.tsx";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { sampleServiceCards } from "#testing/company/sample-service-pages.ts";
import { sampleCards, sampleTourPages } from "#testing/company/sample-tour-pages.ts";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { usualLegalDetails, usualTerms } from "#testing/usual-terms.ts";
import { loader, PublicLayout } from "./layout.tsx";
import TourDetailPage, { loader as tourDetailLoader } from "./pages/tour-detail.tsx";
import ToursPage, { loader as toursLoader } from "./pages/tours.tsx";

const siteUrl = "https://shuttle.example";
const answers: Record<string, (input: { slug?: string }) => unknown> = {
  "company-details": () => sampleCompany,
  "legal-details": () => usualLegalDetails,
  "company-terms": () => usualTerms,
  "exchange-rates": () => noRates,
  "site-frame": () => ({ ...usualMenus, notices: [] }),
  "site-notice": () => ({ text: "" }),
  "published-reviews": () => ({ average: 0, count: 0, by_source: [], reviews: [] }),
  "tour-cards": () => ({ cards: sampleCards }),
  "services-in-brief": () => ({ cards: sampleServiceCards }),
  "tour-page": ({ slug }) => ({
    ...sampleTourPages.find((page) => page.slug === slug),
    places: [{ slug: "camps-bay", name: "Camps Bay" }],
  }),
};
const store: PageStore = { siteUrl, read: async (name, input) => answers[name]?.(input ?? {}) as never };
const root = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.get(pageStore).siteUrl });

const handler = createStaticHandler([
  {
    id: rootRouteId,
    loader: root,
    children: [
      {
        id: "public",
        Component: PublicLayout,
        loader,
        children: [
          { path: "/tours", Component: ToursPage, loader: toursLoader },
          { path: "/tours/:tour", Component: TourDetailPage, loader: tourDetailLoader },
        ],
      },
    ],
  },
]);

async function htmlOf(path: string) {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageStore, store);
  const context = await handler.query(new Request(siteUrl + path), { requestContext });
  if (context instanceof Response) throw new Error("no page");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, inner]) => `${words(inner ?? "").trim()} → ${href}`,
  );
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

describe("the page of all tours", () => {
  let html: string;
  beforeAll(async () => {
    html = await htmlOf("/tours");
  });

  test.each(["Book Your Tour → /booking?service=tours", "View Gallery → #gallery", "Ask Questions → /contact"])(
    "%s",
    (link) => {
      expect(links(html)).toContain(link);
    },
  );

  test.each(["4.8+ Average Rating", "Private Tours Only", "Personalized Service"])("says %s", (badge) => {
    expect(words(html)).toContain(badge);
  });

  test.each(["/attractions", "/services", "/about", "/contact"])("leads on to %s", (address) => {
    expect(html.slice(html.indexOf('id="related"'))).toContain(`href="${address}"`);
  });

  test.each(tours)("$name can be read about and booked", ({ slug, bookSlug, name }) => {
    expect(links(html)).toContain(`Book Now : ${name} → /book/${bookSlug}`);
    expect(links(html)).toContain(`Read More about ${name} → /tours/${slug}`);
  });

  test("the two seasonal tours are marked, and no others", () => {
    expect(words(html).match(/\bSeasonal\b/g)).toHaveLength(tours.filter(({ months }) => months).length);
  });

  test("lists the ten tours for search engines", () => {
    const [list, trail] = structured(html);
    expect(list.itemListElement).toHaveLength(10);
    expect(trail["@type"]).toBe("BreadcrumbList");
  });
});

describe.each(tourPages)("the page of $slug", (page) => {
  const sold = tours.find(({ slug }) => slug === page.slug);
  let html: string;
  beforeAll(async () => {
    html = await htmlOf(`/tours/${page.slug}`);
  });

  test("the booking card comes before the story, so that a page still arriving never pushes the story down", () => {
    const said = words(html);
    expect(said.indexOf("How many fit")).toBeLessThan(said.indexOf("What you’ll see"));
    expect(html).not.toContain("order-first");
  });

  test("has one first heading and a way to book", () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(links(html)).toContain(`Book Now → /book/${sold?.bookSlug}`);
    expect(links(html)).toContain("Ask a question → /contact");
  });

  test("leads to the places it visits, for their fees and hours", () => {
    expect(links(html)).toContain("Camps Bay → /attractions/camps-bay");
  });

  test("tells everything without a script", () => {
    const text = words(html);
    const message = [
      ...page.highlights,
      ...page.included,
      ...page.notIncluded,
      ...page.bring,
      ...page.pickupAreas,
      ...page.itinerary.map(({ title }) => title),
      ...page.questions.map(({ answer }) => answer),
      ...page.stops.map(({ name }) => name),
      page.bestTime,
      "50% of the price",
    ];
    for (const line of inFigures(message, usualFigures)) expect(text).toContain(line.replaceAll("\u00a0", " "));
  });

  test("shows the route as a picture with whose data it is, the times of its stops, and further pictures", () => {
    expect(html).toContain(`/route-maps/${page.slug}-800.avif`);
    expect(html).toContain("https://www.openstreetmap.org/copyright");
    for (const { time } of page.stops) if (time) expect(words(html)).toContain(time);
    expect(tourGallery[page.slug]?.length).toBeGreaterThanOrEqual(2);
    expect(html).not.toContain("AggregateRating");
  });

  test("tells when it runs by the rules a booking is checked with", () => {
    for (const sentence of sold ? calendarSentences(sold) : []) expect(words(html)).toContain(sentence);
  });

  test("has the times of its itinerary, and starts when the catalogue says", () => {
    const times = page.itinerary.map(({ time }) => time);
    for (const { time } of page.stops) if (time && !/^Day \d$/.test(time)) expect(times).toContain(time);
    expect(times[0]?.replace("Day 1, ", "")).toBe(sold?.startTimes[0]);
  });

  test("tells search engines the price that is charged", () => {
    const [trip, faq, trail] = structured(html);
    expect(trip.offers).toMatchObject({
      price: String((sampleTariff.tours[page.slug] ?? 0) / 100),
      priceCurrency: "ZAR",
    });
    expect(faq.mainEntity).toHaveLength(page.questions.length);
    expect(trail.itemListElement).toHaveLength(3);
  });
});
