import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";

/**
 * The axe engine that @axe-core/playwright uses, which itself would send it to the page twice for every
 * check. Each page parses it again, and the minified one takes half as long.
 */
const fromOurs = createRequire(import.meta.url);
const fromAxe = createRequire(fromOurs.resolve("@axe-core/playwright"));
const source = fs.readFileSync(fromAxe.resolve("axe-core/axe.min.js"), "utf8");

/** The bar of a page that loads; the gallery’s, which never ends, lies in the page itself. */
const onItsWay = '[role=progressbar][aria-label="Loading page…"]:not(main *)';

type Violation = { id: string; nodes: { target: unknown[]; any: { message: string }[] }[] };
type Rules = { runOnly?: string[]; rules?: Record<string, { enabled: boolean }> };
type Options = { resultTypes: string[]; preload: { assets: string[] } } & Rules;
type Axe = { run(context: unknown, options: Options): Promise<{ violations: Violation[] }> };
type AxeWindow = Window & { axe?: Axe };

const colourRules = ["color-contrast", "link-in-text-block"];

/** axe’s findings on a page with their elements. All rules run; only passes are not reported. */
export const barriers = (page: Page, within?: string) => find(page, within, {});

/** For a page already checked in the other colour scheme: its colours only. */
export const colourBarriers = (page: Page) => find(page, undefined, { runOnly: colourRules });

/**
 * For a page rendered by the same file as others whose colours are checked: everything except colours, which take two
 * thirds of axe’s time.
 */
export const barriersButColours = (page: Page) =>
  find(page, undefined, { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) });

async function find(page: Page, within: string | undefined, rules: Rules): Promise<string[]> {
  await Promise.all(page.frames().map(giveAxe));
  // Half-way to another page there is the one’s frame with the bar of the other above it.
  await expect(page.locator(onItsWay)).toHaveCount(0);
  await settle(page);
  // Left out: loading every style sheet again for an experimental rule that does not run.
  const options = { resultTypes: ["violations"], preload: { assets: ["media"] }, ...rules };
  const violations = await page.evaluate(runAxe, { within, options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(placeOf).join(" | ")}`);
}

const placeOf = ({ target, any }: Violation["nodes"][number]) => [target, any[0]?.message].filter(Boolean).join(": ");

async function giveAxe(frame: Frame) {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

/** A page notices a new size or colour scheme in its next frame, and renders again after that. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });

/** Transitions are finished first, because their intermediate colours are not meant to be read. */
async function runAxe({ within, options }: { within: string | undefined; options: Options }) {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after, ::backdrop { transition-property: none !important }");
  document.adoptedStyleSheets.push(still);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  try {
    const { axe } = window as AxeWindow;
    if (!axe) throw new Error("The page has gone before axe could look at it.");
    const { violations } = await axe.run(within ?? document, options);
    return violations;
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}
