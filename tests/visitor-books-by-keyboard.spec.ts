import { expect, type Page, test } from "@playwright/test";
import { dayAhead } from "./a-booked-journey.ts";
import { barriers } from "./accessibility.ts";

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test.use({ viewport: { width: 360, height: 740 } });

test("the wizard with the keyboard only on a small phone: every step is accessible, and a reload keeps the entries", async ({
  page,
}) => {
  const soundStep = async (name: string) => {
    expect(await barriers(page), name).toEqual([]);
    expect(await isTooWide(page), name).toBe(false);
  };
  await page.goto("/book/winelands");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await soundStep("service");

  await page.goto(`/booking?service=airport_transfer&date=${dayAhead(43)}`);
  const pickup = page.getByLabel("Pickup location");
  await expect(pickup).toBeVisible();
  await pickup.focus();
  await page.keyboard.type("cape town int");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(pickup).toHaveValue(/Cape Town International/);
  await expect(page, "Enter does not send").toHaveURL(/\/booking/);
  await page.getByLabel("Destination").focus();
  await page.keyboard.type("Sea Point");
  await page.keyboard.press("Escape");
  await soundStep("details");
  await page.reload();
  await expect(pickup, "the draft is kept").toHaveValue(/Cape Town International/);

  await pressByKey(page, "Next");
  await page.getByLabel("First name").focus();
  await page.keyboard.type("Keyed");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("First name"), "Enter does not send").toBeVisible();
  await soundStep("contact");
  await pressByKey(page, "Next");
  await expect(page.getByText("Last name is required"), "Next does not leave gaps behind").toBeVisible();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await page.keyboard.type("Board");
  await page.getByLabel("Email").focus();
  await page.keyboard.type("keyed@example.com");
  await page.getByLabel("Phone").focus();
  await page.keyboard.type("0825550123");
  await pressByKey(page, "Next");
  await expect(page.getByRole("button", { name: "Complete Booking" })).toBeVisible();
  await soundStep("review");
});

async function pressByKey(page: Page, name: string) {
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
}
