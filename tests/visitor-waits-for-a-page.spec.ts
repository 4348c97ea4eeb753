import { expect, type Page } from "@playwright/test";
import { awake, wakeUp } from "./awake.ts";
import { test } from "./signed-in.ts";

/** Holds back the next page's script until released. */
async function slowly(page: Page, files: string) {
  const arrival = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return { letThrough: arrival.resolve };
}

const bar = (page: Page) => page.getByRole("progressbar", { name: "Loading page…" });

test("a slow public page shows a progress bar, and opens at its top", async ({ page }) => {
  await page.goto("/");
  await wakeUp(page);
  const { letThrough } = await slowly(page, "**/assets/about-*.js");
  await page.locator('footer a[href="/about"]').click();
  await expect(bar(page)).toBeVisible();
  letThrough();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A company you meet");
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Book Transfer" }).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A company you meet");
});

test.describe("in Admin", () => {
  test.use({ who: "admin" });

  test("a loading page shows a spinner or the bar, on the first load and on every navigation", async ({ page }) => {
    const loading = bar(page).or(page.getByRole("status").filter({ hasText: "Loading" }));
    const overview = await slowly(page, "**/assets/overview-*.js");
    await page.goto("/admin");
    await expect(loading.first()).toBeVisible();
    overview.letThrough();
    await awake(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const emails = await slowly(page, "**/assets/email-management-*.js");
    await page.locator('a[href="/admin/email-management"]').first().click();
    await expect(loading.first()).toBeVisible();
    emails.letThrough();
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

test("an unknown address in a staff area has no floating buttons, and a link back to work", async ({ page }) => {
  for (const area of ["admin", "dispatcher", "driver"]) {
    const answer = await page.goto(`/${area}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await wakeUp(page);
    await expect(page.getByRole("heading", { level: 1, name: "This page doesn’t exist" })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Quick contact" })).toHaveCount(0);
    await expect(page.locator(`main a[href^="/${area}"]`).first()).toBeVisible();
  }
});
