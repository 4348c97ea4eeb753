import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { barriers } from "./accessibility.ts";
import { test } from "./signed-in.ts";

test.use({ who: "customer" });

const tabs = ["Upcoming", "Past", "Quotes", "Invoices", "Profile", "Security", "Privacy"];

const tabAddress = (name: string) => `/dashboard?tab=${name.toLowerCase()}`;
/** Within the tab, because a notice is a list item too. */
const lineWith = (page: Page, hasText: string) => page.getByRole("tabpanel").getByRole("listitem").filter({ hasText });

test("a customer sees upcoming bookings, opens one, and stays signed in", async ({ page }) => {
  await page.goto("/dashboard");
  const card = lineWith(page, "Cape Peninsula tour");
  await expect(card.getByText("Confirmed")).toBeVisible();
  await card.getByRole("button", { name: /^Details of/ }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Free cancellation")).toBeVisible();
  await expect(sheet.getByText("What happens next")).toBeVisible();
  const reference = new URL(page.url()).searchParams.get("booking") ?? "";
  expect(reference).toMatch(/^CTS-/);
  await expect(sheet.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", new RegExp(reference));

  const downloading = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Add to calendar" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toContain(`UID:${reference}-1@`);
  expect(file).toContain("SEQUENCE:0");

  await page.reload();
  await expect(page.getByRole("dialog").getByText("What happens next"), "the address holds it").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard?tab=upcoming");
});

test("another customer’s reference is not found", async ({ page }) => {
  await page.goto("/dashboard?tab=upcoming&booking=CTS-000000");
  await expect(page.getByRole("dialog").getByText("We couldn’t find this booking in your account.")).toBeVisible();
});

test("every tab has content, has its own address, and passes axe", async ({ page }) => {
  await page.goto("/dashboard");
  for (const name of tabs) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page).toHaveURL(tabAddress(name));
    await expect(page.getByRole("tabpanel").getByRole("heading").nth(1)).toBeVisible();
    expect(await barriers(page), name).toEqual([]);
  }
});

test("a customer saves a passenger and deletes them again", async ({ page }) => {
  await page.goto(tabAddress("Profile"));
  await page.getByRole("button", { name: "Add passenger" }).click();
  await page.getByRole("button", { name: "Save passenger" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  // A unique name, because all journeys share the demo customer.
  const name = `Granny ${Date.now().toString(36)}`;
  await page.getByLabel("First name").fill("Granny");
  await page.getByLabel("Last name").fill(name.replace("Granny ", ""));
  await page.getByRole("button", { name: "Save passenger" }).click();
  const line = lineWith(page, name);
  await expect(line).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(line).toHaveCount(0);
});

test("a customer downloads the data we store about them", async ({ page }) => {
  await page.goto(tabAddress("Privacy"));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const document = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  expect(document.profile).toMatchObject({ name: "Emily Hartwell", email: "customer@demo.example" });
  expect(document.bookings).toHaveLength(8);
  expect(Object.keys(document)).toEqual(expect.arrayContaining(["sessions", "invoices", "messages_sent_to_you"]));
});

test("a customer signs out another device, which is sent to the sign-in page", async ({ page, browser }) => {
  const other = await otherDevice(browser);
  await page.goto(tabAddress("Security"));
  const line = lineWith(page, "Firefox on Windows");
  await line.getByRole("button", { name: "Sign out Firefox on Windows" }).first().click();
  await expect(line).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/auth\?next=/);
  await other.context().close();
});

test("an account with an upcoming trip cannot be deleted, and says why", async ({ page }) => {
  await page.goto(tabAddress("Privacy"));
  await expect(page.getByText("You have an upcoming booking.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeDisabled();
});

async function otherDevice(browser: Browser): Promise<Page> {
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const page = await (await browser.newContext({ userAgent, storageState: { cookies: [], origins: [] } })).newPage();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in as demo customer", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  return page;
}
