import { expect, type Page, test } from "@playwright/test";
import { barriers, colourBarriers } from "./accessibility.ts";
import { wakeUp } from "./awake.ts";
import { complaints } from "./console-errors.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Slowly enough that each part renders and loads its pictures. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
}

test("the page is complete without a script", async ({ request, baseURL }) => {
  const html = await (await request.get("/")).text();
  const inOrder = ["Book Transfer", "Find Out More", "24/7 Available", "Get In Touch", "GPS", "Send us a message"];
  const places = inOrder.map((words) => html.indexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(12);
  expect(html).toContain('"@type":"LocalBusiness"');
  expect(html).toMatch(/<title>[^<]{20,}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="${baseURL}/?"`));
});

test("it hydrates without errors, and every picture loads", async ({ page }) => {
  const complained = complaints(page);
  await page.goto("/");
  await wakeUp(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const missing = await page.$$eval("img", (images) =>
    images.filter((image) => image.complete && !image.naturalWidth).map((image) => image.src),
  );
  expect(missing).toEqual([]);
  expect(complained).toEqual([]);
});

for (const [name, viewport] of [
  ["phone", phone],
  ["desktop", desktop],
] as const)
  test(`axe passes, ${name}, in both themes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await page.goto("/");
    await wakeUp(page);
    await scrollThrough(page);
    expect.soft(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.reload();
    await wakeUp(page);
    await scrollThrough(page);
    expect.soft(await colourBarriers(page), "in the dark").toEqual([]);
  });

test("nothing overflows, from 360 to 1920 pixels, and a low screen shows the whole quote bar", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/");
  await expect(page.getByRole("form", { name: "Get a quote" })).toBeInViewport({ ratio: 1 });
  await wakeUp(page);
  for (const width of [360, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width}`).toBeLessThanOrEqual(0);
  }
});

test("one question is open at a time", async ({ page }) => {
  await page.goto("/");
  await wakeUp(page);
  const questions = page.locator("#faq").locator("xpath=ancestor::section").locator("details");
  await expect(questions).toHaveCount(12);
  await questions.nth(0).locator("summary").click();
  await questions.nth(3).locator("summary").click();
  await expect(questions.and(page.locator("[open]"))).toHaveCount(1);
});

test("call and WhatsApp are a tap away, with the message filled in", async ({ page }) => {
  await page.goto("/");
  const whatsapp = page.locator('a[href*="wa.me"]').last();
  await expect(whatsapp).toHaveAttribute(
    "href",
    /text=Hi!%20I%20need%20help%20with%20Cape%20Town%20Shuttle%20services\./,
  );
  await expect(page.locator('a[href^="tel:+27"]').last()).toBeVisible();
});

test("the drawer has the whole navigation on a phone, and Escape closes it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await wakeUp(page);
  await page.getByRole("button", { name: /menu/i }).click();
  const drawer = page.getByRole("dialog");
  for (const name of ["Home", "About", "Contact", "Customer Login", "Partner Login", "Admin Login", "Sign Up"])
    await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: /menu/i })).toBeFocused();
});

test("the keyboard can skip the navigation to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a chosen theme is applied on the next visit, before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await wakeUp(page);
  await page.evaluate(() => localStorage.setItem("cts-theme", "dark"));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe("rgb(10, 27, 43)");
});
