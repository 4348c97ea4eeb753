import { expect, type Page } from "@playwright/test";
import { barriers, colourBarriers } from "./accessibility.ts";
import { test } from "./signed-in.ts";

/** Pages with a heading that appears once they have loaded. */
const otherPages = [
  ["Shift", "Hours and rest"],
  ["Messages", "Dispatch"],
  ["Documents", "Professional driving permit (PrDP)"],
  ["Profile", "My ratings"],
  ["See my earnings", "Statements"],
] as const;

/** In light and dark. */
async function barriersInBothSchemes(page: Page) {
  const found = await barriers(page);
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...(await colourBarriers(page)));
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

test.describe("on a phone", () => {
  test.use({ who: "driver", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a driver sees the next trip without a price, and nothing is cut off", async ({ page }) => {
    const answers: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/my-trips")) answers.push(await response.text());
    });
    await page.goto("/driver/dashboard");
    await expect(page.getByRole("link", { name: /^Navigate to/ })).toHaveAttribute("href", /google\.com\/maps\/dir/);
    expect(await barriersInBothSchemes(page)).toEqual([]);
    for (const [link, heading] of otherPages) {
      await page.getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      expect(await barriersInBothSchemes(page), link).toEqual([]);
    }
    await page.getByRole("link", { name: "Trips", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Tomorrow" })).toBeVisible();
    expect(answers.join()).not.toMatch(/cents|price/);
    await expect(page.getByRole("main")).not.toContainText(/\bR\d/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText("Completed").first()).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual([]);
    await page
      .getByRole("link", { name: /^Open trip/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "My trip" })).toBeVisible();
    await expect(page.getByRole("region").getByText("Pickup", { exact: true })).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual([]);
  });
});

test.describe("on a desktop", () => {
  test.use({ who: "dispatcher" });

  test("a dispatcher changes the day with the keyboard, finds a trip and opens it", async ({ page }) => {
    await page.goto("/dispatcher/dashboard");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.keyboard.press("]");
    await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole("heading", { level: 1, name: "On the road" })).toBeVisible();
    await page.keyboard.press("t");
    await expect(page).toHaveURL("/dispatcher/dashboard");
    await page.keyboard.press("/");
    await page.keyboard.type("sipho");
    const rows = page.getByRole("table").getByRole("row").filter({ hasText: "Sipho Ndlovu" });
    await expect(rows.first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await rows.first().click();
    await expect(
      page.getByRole("dialog").getByRole("definition").getByText("Sipho Ndlovu", { exact: true }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("at a hotel", () => {
  test.use({ who: "hotel" });

  test("a hotel finds a guest among its bookings", async ({ page }) => {
    await page.goto("/hotel/dashboard");
    const reference = page.getByRole("table").getByText(/^CTS-/).first();
    const referenceText = (await reference.textContent()) ?? "";
    await page.getByRole("searchbox").fill(referenceText);
    await expect(page.getByRole("table").getByText(/^CTS-/)).toHaveText([referenceText]);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("link", { name: "All and lobby screens" }).click();
    await expect(page.getByRole("button", { name: "Add screen" })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});

test.describe("at a driver provider", () => {
  test.use({ who: "provider" });

  test("a provider finds its drivers and vehicles", async ({ page }) => {
    await page.goto("/hotel/dashboard");
    await page.getByRole("tab", { name: "Drivers" }).click();
    await expect(page.getByText("Werner Botha")).toBeVisible();
    await page.getByRole("tab", { name: "Vehicles" }).click();
    await expect(page.getByText("CFM 77219")).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
