import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { beforeAll, expect, test } from "vitest";
import { sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { claimTexts } from "#domain/company/claims.ts";
import { noRates } from "#domain/money/currency-rates.ts";
import { usualMenus } from "#domain/page/menus.ts";
import { faq } from "#features/content/words/faq.ts";
import { homeServices } from "#features/content/words/home-services.ts";
import { rootRouteId } from "#platform/browser/site-url.tsx";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { sampleServiceCards } from "#testing/company/sample-service-pages.ts";
import { sampleCards } from "#testing/company/sample-tour-pages.ts";
import { usualTerms } from "#testing/usual-terms.ts";
import { NotFoundPage } from "../not-found.tsx";
import { loader, PublicLayout } from "./layout.tsx";
import HomePage, { loader as readHome } from "./pages/home.tsx";

const siteUrl = "https://shuttle.example";
const published = claimTexts(sampleClaims);
const testimonials = published.testimonials.filter(({ page }) => page === "home");
const answers: Readonly<Record<string, unknown>> = {
  "company-terms": usualTerms,
  "exchange-rates": noRates,
  "published-claims": published,
  "site-frame": { ...usualMenus, notices: [] },
  "site-notice": { text: "Closed until 14:30." },
  "tour-cards": { cards: sampleCards },
  "services-in-brief": { cards: sampleServiceCards },
};
const store: PageStore = {
  siteUrl,
  read: async (name) => (answers[name] ?? sampleCompany) as never,
};
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
          { path: "/", Component: HomePage, loader: readHome },
          { path: "*", Component: NotFoundPage },
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

let home: string;
beforeAll(async () => {
  home = await htmlOf("/");
});

const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => ({
    href,
    text: inner?.replace(/<[^>]*>/g, "").trim(),
  }));
const text = (html: string) => html.replace(/<[^>]*>/g, "|");

test("the sections stand in the order of the specification", () => {
  const landmarks = [
    'id="hero"',
    'aria-label="Get a quote"',
    'id="services"',
    "24/7 Available",
    'id="tours"',
    'id="about"',
    'id="testimonials"',
    'id="safety"',
    'id="faq"',
    'id="get-in-touch"',
    "Quick Links",
  ];
  const places = landmarks.map((landmark) => home.indexOf(landmark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each([
  ["Book Transfer", "/booking"],
  ["Free Quote", "/free-quote"],
  ["Explore Tours", "/tours"],
  ["Get In Touch", "/contact"],
  ["Contact Us", "/contact"],
  ["Customer Login", "/signup"],
  ["Partner Login", "/partner-login"],
  ["Admin Login", "/admin-login"],
  ["Home", "/"],
  ["About", "/about"],
  ["Contact", "/contact"],
  ["Attractions", "/attractions"],
])("%s leads to %s", (label, href) => {
  expect(links(home)).toContainEqual({ text: label, href });
});

test("every service, tour, voice and question is in the page before any script runs", () => {
  for (const { title, features } of homeServices) expect(text(home)).toContain(features[3] && title);
  for (const { name } of sampleTours) expect(home).toContain(name);
  for (const { name } of testimonials) expect(home).toContain(name);
  expect(home.match(/<details[^>]*accordion/g)).toHaveLength(faq.length);
  expect(home.match(/aria-label="5 out of 5"/g)?.length).toBeGreaterThanOrEqual(testimonials.length);
});

test("a notice of maintenance is in the page before any script runs", () => {
  expect(home).toContain("Closed until 14:30.");
});

test("the coach card says its price and seats", () => {
  expect(home).toContain("From R1\u00a0200 (45+ seater)");
});

test("search engines get the business without a rating of its own, and the questions", () => {
  const blocks = [...home.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  expect(blocks.map((block) => block["@type"])).toEqual(["LocalBusiness", "FAQPage"]);
  expect(blocks[0]).toMatchObject({ name: sampleCompany.name, telephone: sampleCompany.phone_e164 });
  expect(JSON.stringify(blocks)).not.toMatch(/rating/i);
  expect(blocks[1].mainEntity).toHaveLength(12);
});

test("an unknown address gets kind words, ways on, and stays out of the index", async () => {
  const page = await htmlOf("/no/such/road");
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(links(page)).toContainEqual({ text: `Call ${sampleCompany.phone}`, href: `tel:${sampleCompany.phone_e164}` });
  expect(page).toContain('aria-label="Useful pages"');
});
