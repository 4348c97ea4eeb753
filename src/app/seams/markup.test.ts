import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { openTestSite } from "#testing/test-site.ts";
import { keptAddresses } from "../alias.ts";
import { renderPage } from "../pages/entry-server.tsx";
import { addressesOfSold } from "../record-addresses.ts";

type Page = InstanceType<typeof Window>["document"];
type Part = ReturnType<Page["querySelectorAll"]>[number];

const unknown = ["/not-found", "/admin/not-found", "/dispatcher/not-found", "/driver/not-found"];
const addresses = [...keptAddresses, ...addressesOfSold(sampleTariff.catalogue).listed]
  .filter((address) => !address.includes(":"))
  .concat(unknown);

let site: Awaited<ReturnType<typeof openTestSite>>;
const browser = new Window();
const drawn = new Map<string, Page>();

beforeAll(async () => {
  site = await openTestSite();
  const store = { siteUrl: "http://localhost", read: site.app.service.read.bind(site.app.service) as never };
  const noFiles = { styles: [], wake: "/wake.js", scripts: [] };
  for (const address of addresses) {
    const { html } = await renderPage(address, store, () => noFiles);
    drawn.set(address, new browser.DOMParser().parseFromString(html, "text/html") as unknown as Page);
  }
}, 120_000);
afterAll(async () => {
  await browser.happyDOM.close();
  await site.close();
});

const asks = "input:not([type=hidden]), select, textarea";
const shows = (part: Part) => part.outerHTML.slice(0, 160);
const texts = (part: Part) => (part.textContent ?? "").trim();
const idsIn = (part: Part, name: string) => (part.getAttribute(name) ?? "").split(/\s+/).filter(Boolean);

function hasName(page: Page, part: Part): boolean {
  if (part.getAttribute("aria-label")?.trim()) return true;
  const named = idsIn(part, "aria-labelledby").map((id) => page.getElementById(id));
  return named.some((one) => one && texts(one as unknown as Part) !== "");
}

function isLabelled(page: Page, part: Part): boolean {
  const label = part.closest("label") ?? (part.id && page.querySelector(`label[for="${part.id}"]`));
  return hasName(page, part) || Boolean(label && texts(label as Part));
}

/** Every part of a page that breaks a rule. */
type Rule = readonly [rule: string, broken: (page: Page) => readonly Part[]];
const all = (page: Page, selector: string): Part[] => [...page.querySelectorAll(selector)];

const rules: readonly Rule[] = [
  ["an id is there once", (page) => twice(all(page, "[id]"), (part) => part.id)],
  [
    "a label is for a control that is there",
    (page) => all(page, "label[for]").filter((part) => !page.getElementById(part.getAttribute("for") ?? "")),
  ],
  [
    "what a part is named or described by is there",
    (page) =>
      all(page, "[aria-labelledby], [aria-describedby]").filter((part) =>
        [...idsIn(part, "aria-labelledby"), ...idsIn(part, "aria-describedby")].some((id) => !page.getElementById(id)),
      ),
  ],
  [
    "a label that holds a control is not hidden",
    (page) => all(page, "label[aria-hidden]:has(input, select, textarea)"),
  ],
  ["an article has a name", (page) => all(page, "article").filter((part) => !hasName(page, part))],
  ["a control has a name", (page) => all(page, asks).filter((part) => !isLabelled(page, part))],
  [
    "a button or a link has a name",
    (page) =>
      all(page, "button, a[href]").filter((part) => !hasName(page, part) && texts(part) === "" && !picture(part)),
  ],
  ["a picture has its words, or says that it needs none", (page) => all(page, "img:not([alt])")],
  ["a button holds words, not blocks", (page) => all(page, "button :is(div, p, ul, ol, h1, h2, h3, h4, section)")],
  ["nothing to press lies in something to press", (page) => all(page, ":is(a, button) :is(a, button, input, select)")],
  [
    "a choice that must be made starts empty",
    (page) =>
      all(page, "select[required]").filter((part) => part.querySelector("option")?.getAttribute("value") !== ""),
  ],
  ["a whole address is not asked for in one line", (page) => all(page, 'input[autocomplete="street-address"]')],
  ["a list holds its items alone", (page) => all(page, ":is(ul, ol) > :not(li, script, template)")],
  ["a frame of fields says what it is about", (page) => all(page, "fieldset").filter((part) => !isTitled(page, part))],
];

const picture = (part: Part) => [...part.querySelectorAll("img[alt]")].some((one) => one.getAttribute("alt") !== "");
const isTitled = (page: Page, part: Part) => part.querySelector("legend") !== null || hasName(page, part);

function twice(parts: readonly Part[], key: (part: Part) => string): Part[] {
  const seen = new Set<string>();
  return parts.filter((part) => seen.has(key(part)) || !seen.add(key(part)));
}

test.each(rules)("on every page %s", (_rule, broken) => {
  const matches = [...drawn].flatMap(([address, page]) => broken(page).map((part) => `${address}: ${shows(part)}`));
  expect(matches).toEqual([]);
});

test("every page has one title and at most one heading of the first order", () => {
  for (const [address, page] of drawn) {
    expect(all(page, "head > title").map(texts), address).toEqual([expect.stringMatching(/\S/)]);
    expect(all(page, "h1").length, address).toBeLessThanOrEqual(1);
  }
});

test.each(unknown)("%s is framed as its area is", (address) => {
  const page = drawn.get(address);
  const floating = page?.querySelector('[aria-label="Quick contact"]') ?? null;
  expect(floating === null).toBe(address !== "/not-found");
  expect(page?.querySelector("main h1")).not.toBeNull();
  expect(page?.querySelectorAll("main a[href]").length).toBeGreaterThan(1);
});
