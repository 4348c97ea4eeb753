import { expect, type Page, test } from "@playwright/test";
import { addressesOfSold } from "../src/app/record-addresses.ts";
import { sampleTariff } from "../src/db/seed/catalogue/sample-tours.ts";
import { notBuiltYet } from "../src/not-built-yet.ts";
import { addressesOf, type Shell } from "../src/platform/route-table.ts";
import { shells } from "../src/routes.ts";
import { barriers } from "./accessibility.ts";
import { wakeUp } from "./awake.ts";
import { complaints } from "./console-errors.ts";
import { asleepLimit, scriptsWhileLoading } from "./page-scripts.ts";

const table: readonly Shell[] = shells;
const lines = table.filter((shell) => shell.access === "anyone").flatMap((shell) => shell.lines);
/** The demo’s tours are records. */
const ofTours = addressesOfSold(sampleTariff.catalogue).listed;
const pages = [...lines.flatMap((line) => (line.kind === "page" ? addressesOf(line) : [])), ...ofTours];
const aliases = lines.flatMap((line) => (line.kind === "alias" ? [line] : []));
const toCome = new Set<string>(notBuiltYet);

/** These have a long form from the start, with its validation. */
const isForDealing = /application|signup|gift-vouchers|confirm-booking/;

/** Pages are distributed so that the workers have equal work; a part must not get only one look. */
const parts = 5;
const shares = Array.from({ length: parts }, (_, part) => pages.filter((_, index) => index % parts === part));

/** While loading, a public page requests almost no script; then it hydrates. Sign-in pages read their address. */
async function wakesLate(page: Page) {
  const isAwakeAtOnce = (await page.locator("#wake[data-at=once]").count()) > 0;
  const scripts = await scriptsWhileLoading(page);
  if (!isAwakeAtOnce) expect.soft(scripts, `${page.url()}, bytes of script`).toBeLessThanOrEqual(asleepLimit);
  await wakeUp(page);
}

async function fitsAPhone(page: Page) {
  await page.setViewportSize(phone);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${page.url()} at 360 px`).toBeLessThanOrEqual(0);
}

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };
/**
 * Phones first: a browser that has cached the large picture shows it on the small screen too, and warns about
 * the unused preload.
 */
const looks = [
  { colorScheme: "light", viewport: phone },
  { colorScheme: "dark", viewport: phone },
  { colorScheme: "dark", viewport: desktop },
  { colorScheme: "light", viewport: desktop },
] as const;

const isThorough = process.env.LOOKS === "all";

/** Pages with the same template are checked in one of four looks each; LOOKS=all checks every page in each. */
const looksFor = (address: string) =>
  isThorough ? looks : looks.filter((_, index) => index === pages.indexOf(address) % looks.length);

/** Pages that follow this many others with the same template. */
const after = (others: number) =>
  new Set(
    isThorough
      ? []
      : lines
          .flatMap((line) => (line.kind === "page" ? addressesOf(line).slice(others) : []))
          .concat(ofTours.slice(others)),
  );

/**
 * axe looks at as many of a template’s pages as there are looks, each in another. On the rest only the texts and pictures
 * are new: checks that they load without errors, and fit.
 */
const drawnAlike = after(looks.length);

shares.forEach((share, index) => {
  test(`every page works in the browser, part ${index + 1}: complete before its script, quiet console, nothing overflowing, axe passes`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + share.length * 15_000 * looksFor("/").length);
    const complained = complaints(page);
    for (const address of share)
      for (const { colorScheme, viewport } of looksFor(address)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize(viewport);
        expect((await page.goto(address))?.status(), address).toBe(200);
        if (!drawnAlike.has(address)) {
          await wakesLate(page);
          expect.soft(await barriers(page), `${address}, ${colorScheme}, ${viewport.width} px`).toEqual([]);
        }
        await fitsAPhone(page);
      }
    expect(complained).toEqual([]);
  });
});

/** The facts of a page for people, search engines and other sites. */
function saysWhatItIs(address: string, html: string, titles: Map<string, string>, baseURL = "") {
  const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? "";
  expect.soft(title.length, `${address} title`).toBeGreaterThan(10);
  expect.soft(titles.get(title), `${address} has a title of its own`).toBeUndefined();
  titles.set(title, address);
  expect.soft(html, `${address} description`).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect.soft(html.match(/<h1[ >]/g)?.length, `${address} h1`).toBe(1);
  const [, files = "", once] = html.match(/data-files="([^"]*)"( data-at="once")?/) ?? [];
  if (!once && !isForDealing.test(address)) expect.soft(files.split(" ").length, `${address} files`).toBeLessThan(11);
  if (html.includes('content="noindex')) return;
  expect.soft(html, `${address} canonical`).toContain(`<link rel="canonical" href="${baseURL}${address}"`);
  expect.soft(html, `${address} share card`).toMatch(/<meta property="og:image" content="http[^"]+"/);
  for (const [, block] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g))
    expect.soft(() => JSON.parse(block ?? ""), `${address} structured data`).not.toThrow();
}

const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href ?? "/");
const picturesIn = (html: string) =>
  [...html.matchAll(/(?:srcset|imagesrcset|src|href)="(\/art\/[^"]+)"/gi)].flatMap(([, list]) =>
    (list ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  );

test("every page has its metadata; its links lead to a page, or to one known to be planned; its pictures exist", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const titles = new Map<string, string>();
  const links = new Map<string, string>();
  const pictures = new Set<string>();
  for (const address of pages) {
    const reply = await request.get(address, { maxRedirects: 0 });
    expect.soft(reply.status(), address).toBe(200);
    const html = await reply.text();
    saysWhatItIs(address, html, titles, baseURL);
    for (const target of linksIn(html)) if (!toCome.has(target)) links.set(target, address);
    for (const picture of picturesIn(html)) pictures.add(picture);
  }
  const broken: string[] = [];
  for (const [target, address] of links) {
    // The pages themselves have just been checked.
    if (pages.includes(target)) continue;
    const status = (await request.get(target, { maxRedirects: 0 })).status();
    if (![200, 301].includes(status)) broken.push(`${address} → ${target}`);
  }
  expect.soft(broken).toEqual([]);
  expect.soft(links.size).toBeGreaterThan(40);
  const missing: string[] = [];
  for (const picture of pictures) if ((await request.head(picture)).status() !== 200) missing.push(picture);
  expect.soft(missing).toEqual([]);
});

test("every alias redirects with its query", async ({ request }) => {
  for (const { path, canonical } of aliases) {
    const answer = await request.get(`${path}?affiliate=A1`, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], path).toEqual([301, `${canonical}?affiliate=A1`]);
  }
});
