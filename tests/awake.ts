import type { Page } from "@playwright/test";

/** Waits until the page listens. */
export const awake = (page: Page) => page.locator("html[data-awake]").waitFor({ state: "attached" });

/** Wakes a page sooner than it would by itself. A key that does nothing will do; then it waits until the page listens. */
export async function wakeUp(page: Page) {
  await page.keyboard.press("Shift");
  await awake(page);
}
