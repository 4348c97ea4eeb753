import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { describe, expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { airportRoutes } from "#domain/company/airport-routes.ts";
import { noRates } from "#domain/money/currency-rates.ts";
import { usualMenus } from "#domain/page/menus.ts";
import { airportRoutePages } from "#features/content/words/airport-routes/all-airport-routes.ts";
import { inName } from "#features/content/words/figures.ts";
import { rootRouteId } from "#platform/browser/site-url.tsx";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { addressesOf } from "#platform/route-table.ts";
import { sampleServiceCards } from "#testing/company/sample-service-pages.ts";
import { sampleCards } from "#testing/company/sample-tour-pages.ts";
import { usualLegalDetails, usualTerms } from "#testing/usual-terms.ts";
import { shells } from "../../routes.ts";
import { loader, PublicLayout } from "./layout.tsx";
import AirportTransferPlacePage, { loader as routeLoader } from "./pages/airport-transfer-place.tsx";

const siteUrl = "https://shuttle.example";
const answers: Record<string, unknown> = {
  "company-details": sampleCompany,
  "legal-details": usualLegalDetails,
  "company-terms": usualTerms,
  "exchange-rates": noRates,
  "site-frame": { ...usualMenus, notices: [] },
  "site-notice": { text: "" },
  "tour-cards": { cards: sampleCards },
  "services-in-brief": { cards: sampleServiceCards },
  "airport-route": {
    kilometres: 25,
    drives: [
      { at: "05:00", minutes: 25 },
      { at: "07:30", minutes: 40 },
    ],
    fares: [{ vehicle_class: "sedan", name: "Sedan", fewest: 1, most: 3, from_cents: 36_000, to_cents: 36_000 }],
  },
};
const store: PageStore = { siteUrl, read: async (name) => answers[name] as never };
const root = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.get(pageStore).siteUrl });
const page = { path: "/services/airport-transfers/:place", Component: AirportTransferPlacePage, loader: routeLoader };
const handler = createStaticHandler([
  { id: rootRouteId, loader: root, children: [{ id: "public", Component: PublicLayout, loader, children: [page] }] },
]);

async function htmlOf(path: string) {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageStore, store);
  const context = await handler.query(new Request(siteUrl + path), { requestContext });
  if (context instanceof Response) throw new Error("no page");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test("each place has its address in the table, and so in the sitemap", () => {
  const line = shells.flatMap(({ lines }) => [...lines]).find(({ path }) => path === page.path);
  const addresses = airportRoutes.map(({ slug }) => `/services/airport-transfers/${slug}`);
  expect(line && addressesOf(line)).toEqual(addresses);
});

describe.each(airportRoutePages)("the page of $slug", ({ slug, road, arrival, questions }) => {
  test("says what is written for it, its fares and times, and books with both ends filled in", async () => {
    const html = await htmlOf(`/services/airport-transfers/${slug}`);
    const text = html.replace(/<[^>]*>/g, " ").replaceAll("&amp;", "&");
    for (const line of inName([...road, arrival, ...questions.map(({ answer }) => answer)], sampleCompany.name))
      expect(text).toContain(line);
    expect(text).toContain("40 min");
    expect(html, "what comes late pushes nothing down").not.toContain("order-first");
    const place = airportRoutes.find((route) => route.slug === slug)?.place ?? "";
    const query = new URLSearchParams({ pickup: "Cape Town International Airport", destination: place });
    expect(html.replaceAll("&amp;", "&")).toContain(`/book/airport-transfer?${query}`);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain(`hrefLang="en-ZA"`);
    expect(html).not.toContain("AggregateRating");
  });
});
