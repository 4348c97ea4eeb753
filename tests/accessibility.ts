import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong on a page, each with its places. All rules run; only what passed is not described, and the
 * answer is put together in the page itself instead of in a second one, which takes less than half the time.
 */
export function barriers(page: Page, within?: string): Promise<string[]> {
  const axe = axeOn(page, {});
  return found(within ? axe.include(within) : axe);
}

/** For a page that has been looked at in the other colour scheme already: what is wrong with its colours. */
export const colourBarriers = (page: Page) => found(axeOn(page, { runOnly: colourRules }));

const axeOn = (page: Page, options: { runOnly?: string[] }) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"], ...options }).setLegacyMode();

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}
