import type { Page } from "@playwright/test";

/** Waits until the page is hydrated. */
export const awake = (page: Page) => page.locator("html[data-awake]").waitFor({ state: "attached" });

/** Triggers hydration early with a harmless key press, and waits for it. */
export async function wakeUp(page: Page) {
  await page.keyboard.press("Shift");
  await awake(page);
}
