import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type LoaderFunctionArgs,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { describe, expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { noRates } from "#domain/money/currency-rates.ts";
import { usualMenus } from "#domain/page/menus.ts";
import type { LegalPage } from "#features/content/legal/contract.ts";
import { partnerKinds } from "#features/content/words/partner-kinds.ts";
import type { PublishedReviews } from "#features/reviews/contract.ts";
import { rootRouteId } from "#platform/browser/site-url.tsx";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { usualTerms } from "#testing/usual-terms.ts";
import { loader, PublicLayout } from "./layout.tsx";

type PageModule = { default: ComponentType; loader?: LoaderFunction };
const files = import.meta.glob<PageModule>("./pages/**/*.tsx");

const siteUrl = "https://shuttle.example";
const noReviews: PublishedReviews = { average: 0, count: 0, by_source: [], reviews: [] };
const answers: Readonly<Record<string, unknown>> = {
  "company-details": sampleCompany,
  "company-terms": usualTerms,
  "exchange-rates": noRates,
  "site-frame": { ...usualMenus, notices: [] },
  "site-notice": { text: "" },
  "published-reviews": noReviews,
  "kept-promises": { published: null },
  "legal-details": {
    legal_name: "Zephyr Coaches CC",
    registration_number: "1997/123456/23",
    vat_number: "",
    address: "9 Quay Row",
    information_officer: "N. Jacobs",
    licences: "",
    insurance: "",
  },
  "legal-page": {
    document: "terms",
    name: "2027-03",
    from_day: "2027-03-01",
    standing: "in_force",
    replaced_on: null,
    words: {
      title: "Terms of {company}",
      lead: "Ours and yours",
      metaTitle: "Terms | {company}",
      metaDescription: "Terms",
      sections: [{ id: "law", title: "Law", rules: ["South African law applies."], isConspicuous: false }],
    },
    is_as_read: false,
    versions: [{ name: "2027-03", from_day: "2027-03-01" }],
  } satisfies LegalPage,
};
const root = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.get(pageStore).siteUrl });

async function htmlOf(file: string, path: string, other: Readonly<Record<string, unknown>> = {}) {
  const store: PageStore = { siteUrl, read: async (name) => (other[name] ?? answers[name]) as never };
  const page = await files[`./pages/${file}.tsx`]?.();
  if (!page) throw new Error(`There is no page ${file}.`);
  const pageRoute = { path, Component: page.default, loader: page.loader ?? true };
  const children = [{ id: "public", Component: PublicLayout, loader, children: [pageRoute] }];
  const handler = createStaticHandler([{ id: rootRouteId, loader: root, children }]);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageStore, store);
  const context = await handler.query(new Request(siteUrl + path), { requestContext });
  if (context instanceof Response) throw new Error("no page");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ""),
  );
const headingLevels = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));

const contentPages = [
  ["about", "/about"],
  ["contact", "/contact"],
  ["reviews", "/reviews"],
  ["rideshare", "/rideshare"],
  ["guarantee", "/guarantee"],
  ["gift-vouchers", "/gift-vouchers"],
  ["legal-document", "/legal/terms"],
  ["partners", "/partners"],
  ["hotel-partnership", "/hotel-partnership"],
  ...partnerKinds.map(({ page }) => ["partner-kind", page] as const),
] as const;

describe.each(contentPages)("%s at %s", (file, path) => {
  test("is known by its address and the way to it, with one title and headings in order", async () => {
    const html = await htmlOf(file, path);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`);
    const crumbs = dataOf(html).find((block) => block["@type"] === "BreadcrumbList");
    expect(crumbs.itemListElement.length).toBeGreaterThan(1);
    const levels = headingLevels(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
    expect(html).toContain('href="/booking"');
  });
});

test("the page about us says whose the maps are, and what that allows", async () => {
  const html = await htmlOf("about", "/about");
  expect(html).toContain('id="map-data"');
  expect(html).toContain("© OpenStreetMap contributors, under the Open Database Licence (ODbL)");
  expect(html).toContain('href="https://www.openstreetmap.org/copyright"');
  expect(html).toContain("Ask us for the map files we use");
});

test("a legal page names the company, what is set of it alone, and its version", async () => {
  const html = await htmlOf("legal-document", "/legal/terms");
  for (const said of ["Zephyr Coaches CC", "N. Jacobs", "Version 2027-03", sampleCompany.email])
    expect(html).toContain(said);
  for (const left of ["VAT number", "Insurance</dt>", "Insurance: "]) expect(html).not.toContain(left);
});

test("licences and insurance are stated as they are set, on every legal page, on the one about us and at the foot of all", async () => {
  const set = {
    licences: "Operating licence LTWC-4471",
    insurance: "Passenger liability R20 million, Table Bay Mutual",
  };
  const other = { "legal-details": { ...(answers["legal-details"] as object), ...set } };
  const times = (html: string, text: string) => html.split(text).length - 1;
  for (const [file, path, shown] of [
    ["legal-document", "/legal/terms", 2],
    ["about", "/about", 2],
    ["contact", "/contact", 1],
  ] as const) {
    const html = await htmlOf(file, path, other);
    expect(times(html, set.licences), path).toBe(shown);
    expect(times(html, set.insurance), path).toBe(shown);
  }
});

test.each([
  ["thank-you/inquiry", "/thank-you/inquiry"],
  ["thank-you/booking", "/thank-you/booking"],
  ["thank-you/quote", "/thank-you-quote"],
])("%s is for anyone who has just sent something, not for search engines", async (file, path) => {
  const html = await htmlOf(file, path);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("canonical");
  expect(html).toContain(`href="tel:${sampleCompany.phone_e164}"`);
  expect(headingLevels(html).filter((level) => level === 1)).toHaveLength(1);
});

test("the contact page has form, cards and the way to book", async () => {
  const html = await htmlOf("contact", "/contact");
  for (const name of ["name", "email", "phone", "service", "message"]) expect(html).toContain(`name="${name}"`);
  expect(html).toContain("Cape Town, Western Cape");
  expect(html).toContain("24/7");
  expect(html).toContain("Ready to Book?");
  expect(html).toContain("https://wa.me/");
  expect(html).toContain(`mailto:${sampleCompany.email}`);
});

test("a kind's summary is on the partners page alone", async () => {
  const overview = await htmlOf("partners", "/partners");
  for (const kind of partnerKinds) {
    expect(overview).toContain(kind.summary);
    expect(await htmlOf("partner-kind", kind.page)).not.toContain(kind.summary);
  }
});

test("the reviews page without reviews says so and leads to Facebook", async () => {
  const html = await htmlOf("reviews", "/reviews");
  expect(html).toContain("No reviews have been published here yet");
  expect(html).toContain(sampleCompany.facebook_url);
  expect(dataOf(html).some((block) => "aggregateRating" in block)).toBe(false);
});
