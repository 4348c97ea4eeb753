import path from "node:path";
import type * as Pages from "../src/app/pages/entry-server.tsx";
import type { CompanyDetails } from "../src/features/content/contract.ts";
import { usualTerms } from "../src/testing/usual-terms.ts";
import type { Ratio } from "./compare-servers.ts";
import { median } from "./cpu.ts";

const company: CompanyDetails = {
  name: "Cape Town Shuttle",
  phone: "+27 21 555 0123",
  phone_e164: "+27215550123",
  whatsapp_e164: "+27825550123",
  email: "hello@capetownshuttle.example",
  street: "12 Sample Street",
  city: "Cape Town",
  region: "the Western Cape",
  facebook_url: "https://www.facebook.com/",
  short_name: "",
  reference_prefix: "CTS",
  time_words: "",
};
const noReviews = { average: 0, count: 0, reviews: [] };
const answers: Readonly<Record<string, unknown>> = { "company-details": company, "company-terms": usualTerms };
const store = { siteUrl: "http://localhost", read: async (name: string) => (answers[name] ?? noReviews) as never };
const assets = { styles: ["/a.css"], wake: "/a.js", scripts: ["/b.js"] };

/**
 * A full uncached render of the home page (loaders, React, hydration data) compared with React's
 * renderToString alone.
 */
export async function compareRender(): Promise<Ratio> {
  const pages: typeof Pages = await import(path.resolve("dist/server/pages.js"));
  const context = await pages.readForPage("/", store);
  if (context instanceof Response) throw new Error("The home page did not render.");
  const whole = () => pages.renderPage("/", store, () => assets);
  const alone = async () => pages.drawPage(context, assets);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let warm = 0; warm < 50; warm++) await whole();
  for (let round = 0; round < 9; round++) {
    ours.push(await perSecond(whole));
    bare.push(await perSecond(alone));
  }
  return {
    name: "uncached render / renderToString alone",
    unit: "renders a second",
    ours: median(ours),
    bare: median(bare),
  };
}

async function perSecond(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < 500; count++) await run();
  return count / ((performance.now() - started) / 1000);
}
