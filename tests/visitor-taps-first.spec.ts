import { expect, type Page, test } from "@playwright/test";
import { awake } from "./awake.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test.describe("without any script of ours", () => {
  test.beforeEach(({ page }) => page.route("**/*.js", (route) => route.abort()));

  test("the menu and its sections open, and its links work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await menu(page).getByText("Services", { exact: true }).tap();
    await expect(menu(page).getByRole("link", { name: "All Services" })).toBeVisible();
    await menu(page).getByRole("link", { name: "Contact", exact: true }).tap();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("the close button, Escape and a tap outside close the menu, and nothing underneath is tapped", async ({
    page,
  }) => {
    await page.goto("/");
    const open = async () => {
      await page.getByRole("button", { name: "Menu" }).tap();
      await expect(menu(page)).toBeVisible();
    };
    await open();
    await menu(page).getByRole("button", { name: "Close" }).tap();
    await expect(menu(page)).toBeHidden();
    await open();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await page.goto("/contact");
    await open();
    // The position of the logo’s link home.
    await page.touchscreen.tap(24, 34);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

/** Waits until all preloads and their dependencies have arrived: nothing new since the last check. */
async function isQuiet(page: Page) {
  let before = -1;
  const isAllHere = async () => {
    const here = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const isSame = here.length === before;
    before = here.length;
    const parts = ["/trip-step-", "/contact-step-", "/review-panel-", "/chat-panel-"];
    return isSame && parts.every((part) => here.some((name) => name.includes(part)));
  };
  await expect.poll(isAllHere, { intervals: [500] }).toBe(true);
}

test("on a page that has been open, all booking steps and the chat work offline", async ({ page, context }) => {
  await page.goto("/booking");
  await awake(page);
  await isQuiet(page);
  await context.setOffline(true);
  await page
    .locator("label", { has: page.locator("[name=service_type]") })
    .first()
    .tap();
  await next(page).tap();
  await expect(heading(page, "Where and when?")).toBeVisible();
  await next(page).tap();
  await page.getByLabel("First name").fill("Thandi");
  await page.getByLabel("Last name").fill("Mokoena");
  await page.getByLabel("Email").fill("thandi@example.com");
  await page.getByLabel("Phone").fill("+27 82 555 0101");
  await next(page).tap();
  await expect(page.getByRole("button", { name: "Complete Booking" })).toBeVisible();
  await page.locator("[data-quick-contact] summary").tap();
  await page.getByRole("button", { name: "Chat with our assistant" }).tap();
  await expect(page.getByRole("dialog", { name: "Ask Cape Town Shuttle" })).toBeVisible();
});

test("a step that cannot be loaded leaves the previous one visible and says why; once online it opens", async ({
  page,
}) => {
  await page.route("**/assets/trip-step-*.js*", (route) => route.abort());
  await page.goto("/booking");
  await awake(page);
  await page
    .locator("label", { has: page.locator("[name=service_type]") })
    .first()
    .tap();
  await next(page).tap();
  await expect(page.getByText("No connection").first()).toBeVisible();
  await expect(heading(page, "What do you need?")).toBeVisible();
  await page.unroute("**/assets/trip-step-*.js*");
  await next(page).tap();
  await expect(heading(page, "Where and when?")).toBeVisible();
});

test.describe("input before the page hydrated", () => {
  let wake = () => {};
  test.beforeEach(async ({ page }) => {
    const awaited = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route("**/assets/vendor-*.js", async (route) => {
      await awaited;
      await route.continue();
    });
  });

  test("typed text is kept, and counts", async ({ page }) => {
    await page.goto("/");
    const pickup = page.getByRole("combobox", { name: "Pickup" });
    await pickup.fill("Sea Point");
    wake();
    await awake(page);
    await expect(pickup).toHaveValue("Sea Point");
    await page.getByRole("button", { name: "Get my quote" }).tap();
    await expect(page).toHaveURL(/pickup=Sea\+Point/);
  });

  test("a chosen service stays chosen, and Next continues with it", async ({ page }) => {
    await page.goto("/booking");
    await page
      .locator("label", { has: page.locator("[name=service_type]") })
      .nth(1)
      .tap();
    await next(page).tap();
    wake();
    await expect(heading(page, "Where and when?")).toBeVisible();
  });
});
