import type { Page } from "@playwright/test";

/** Waits until the page is hydrated. */
export const awake = (page: Page) => page.locator("html[data-awake]").waitFor({ state: "attached" });

/** Activates a page early by a key that does nothing, then waits until it listens. */
export async function wakeUp(page: Page) {
  await page.keyboard.press("Shift");
  await awake(page);
}
