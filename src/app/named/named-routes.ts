import { Hono } from "hono";
import { openDatabase } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { findCompany } from "#db/read-company.ts";
import { type Brand, logoAddress, logoSides } from "#domain/company/brand.ts";
import { type CompanyDetails, placeOf, shortNameOf } from "#domain/company/contact-details.ts";
import type { Call } from "#platform/contract.ts";
import { openApi } from "#platform/openapi.ts";
import type { AppServices } from "../open-app.ts";
import { renderApiPage } from "./api-page.tsx";

const manifestHeaders = {
  "content-type": "application/manifest+json",
  "cache-control": "public, max-age=0, must-revalidate",
} as const;

/** Data for other programs and phones, under the company’s current name. */
export function namedRoutes({ pool, world: { siteUrl } }: AppServices, calls: readonly Call[]): Hono {
  const db = openDatabase(pool);
  const name = async () => (await findCompany(db)).name;
  const routes = new Hono();
  routes.get("/openapi.json", async (c) => c.json(openApi(calls, { siteUrl, title: await name() })));
  routes.get("/docs/api", async (c) => c.html(renderApiPage(calls, await name())));
  for (const [path, manifest] of Object.entries(manifests))
    routes.get(path, async (c) => {
      const [company, brand] = await Promise.all([findCompany(db), findBrand(db)]);
      return c.body(JSON.stringify(manifest(company, brand)), 200, manifestHeaders);
    });
  return routes;
}

const picture = (src: string, sizes: string, purpose: string) => ({
  src,
  type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
  sizes,
  purpose,
});

const ownIcons = (logo: string) => [
  picture(logoAddress(logo, "icon"), `${logoSides.icon}x${logoSides.icon}`, "any maskable"),
  picture(logoAddress(logo, "mark"), `${logoSides.mark}x${logoSides.mark}`, "any"),
];

/** The site’s manifest for a phone’s home screen. */
const ofSite = (company: CompanyDetails, { deep, logo }: Brand) => ({
  name: company.name,
  short_name: shortNameOf(company),
  description: `Airport transfers, private shuttles and day tours across ${placeOf(company).area}.`,
  lang: "en-ZA",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#fffaf1",
  theme_color: deep,
  icons: logo
    ? ownIcons(logo)
    : [
        picture("/favicon.svg", "any", "any"),
        picture("/icon-192.png", "192x192", "any maskable"),
        picture("/icon-512.png", "512x512", "any maskable"),
      ],
});

const ofDriverApp = ({ name }: CompanyDetails, { deep, logo }: Brand) => ({
  id: "/driver/",
  name: `${name} Driver`,
  short_name: "Driver",
  description: "Your trips, reports and messages, with or without a connection.",
  lang: "en-ZA",
  start_url: "/driver/dashboard",
  scope: "/driver/",
  display: "standalone",
  orientation: "portrait",
  background_color: deep,
  theme_color: deep,
  icons: logo
    ? ownIcons(logo)
    : [
        picture("/favicon.svg", "any", "any"),
        picture("/icon-192.png", "192x192", "any"),
        picture("/icon-512.png", "512x512", "any"),
        picture("/icon-192.png", "192x192", "maskable"),
        picture("/icon-512.png", "512x512", "maskable"),
      ],
  shortcuts: [
    { name: "Trips", url: "/driver/dashboard/trips" },
    { name: "Messages", url: "/driver/dashboard/messages" },
  ],
});

/** By address, each for the company as it is called and coloured now. */
const manifests: Readonly<Record<string, (company: CompanyDetails, brand: Brand) => object>> = {
  "/manifest.webmanifest": ofSite,
  "/driver/app.webmanifest": ofDriverApp,
};
