import { expect, test } from "@playwright/test";
import { barriers } from "./accessibility.ts";
import { wakeUp } from "./awake.ts";

test("an unknown address answers 404 with a helpful page", async ({ page }) => {
  const answer = await page.goto("/no/such/place?affiliate=A1");
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("link", { name: /home/i }).first()).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test("from there the link home works without a page load, and starts at the top", async ({ page }) => {
  await page.goto("/nowhere");
  await wakeUp(page);
  await page.evaluate(() => {
    Object.assign(window, { stillHere: true });
    window.scrollTo(0, 400);
  });
  await page.locator('main a[href="/"]').first().click();
  await expect(page.getByRole("link", { name: "Book Transfer" })).toBeVisible();
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("if a page cannot be loaded the crash screen says so, and Try Again recovers", async ({ page }) => {
  let reported: { code?: string } = {};
  await page.route("**/functions/v1/report-browser-error", (route) => {
    reported = route.request().postDataJSON();
    return route.fulfill({ json: { success: true } });
  });
  await page.goto("/nowhere");
  await wakeUp(page);
  await page.route("**/assets/home-*.js", (route) => route.abort());
  await page.locator('main a[href="/"]').first().click();
  await expect(page.getByText("Oops! Something went wrong")).toBeVisible();
  await expect(
    page.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh Page" })).toBeVisible();
  await expect.poll(() => reported.code).toMatch(/^E-[0-9A-Z]{6}$/);
  await page.unroute("**/assets/home-*.js");
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("link", { name: "Book Transfer" })).toBeVisible();
});

test("a page without its data says what is missing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace('id="hydration"', 'id="elsewhere"');
    return route.fulfill({ response: answer, body });
  });
  await page.goto("/");
  await page.keyboard.press("Shift");
  await expect.poll(() => errors).toContain("Root container not found");
});
