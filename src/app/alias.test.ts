import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { openTestSite } from "#testing/test-site.ts";
import { movedTo, publicAddresses } from "./alias.ts";
import { renderPage } from "./pages/entry-server.tsx";
import { addressesOfSold } from "./record-addresses.ts";

test.each([
  ["a page as it is", "/", "", undefined],
  ["a slash at the end goes, the query stays", "/tours/", "?a=1", "/tours?a=1"],
  ["another site in disguise is not followed", "//evil.example/", "", undefined],
])("%s", (_when, path, query, expected) => {
  expect(movedTo(path, query)).toBe(expected);
});

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function htmlOf(address: string): Promise<string> {
  const read = (name: string, input: unknown) => site.app.service.read(name, input) as never;
  const assets = () => ({ styles: [], wake: "", scripts: [] });
  return (await renderPage(address, { siteUrl: "http://localhost", read }, assets)).html;
}

test("what the sitemap lists may be found: each page has its address in its own head, and none says to leave it out", async () => {
  const addresses = publicAddresses(addressesOfSold(sampleTariff.catalogue));
  expect(addresses.length).toBeGreaterThan(80);
  const wrong: string[] = [];
  for (const address of addresses) {
    const html = await htmlOf(address);
    const own = `<link rel="canonical" href="http://localhost${address === "/" ? "" : address}`;
    if (html.includes('content="noindex"') || !html.includes(own)) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});

test("no page says of ourselves how well we are rated", async () => {
  for (const address of ["/", "/reviews", "/about", "/tours/winelands", "/services/airport-transfers/stellenbosch"])
    expect(await htmlOf(address), address).not.toMatch(/aggregateRating|"ratingValue"/);
});
