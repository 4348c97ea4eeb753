import { expect, test } from "@playwright/test";
import { ordinaryDay } from "./a-booked-journey.ts";
import { emailTo } from "./mailbox.ts";
import { browserOf } from "./signed-in.ts";

const dataDir = `.cache/browser-test-data-${process.env.E2E_PORT}`;

test("a visitor asks for a quote, our team writes and sends it, the visitor accepts and pays", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = "quentin.quote@example.com";
  await page.goto("/free-quote");
  await page.locator("[name=pickup_location]").fill("Camps Bay");
  await page.locator("[name=destination]").fill("Hermanus");
  await page.locator("[name=pickup_date]").fill(ordinaryDay(45));
  await page.locator("[name=passengers]").fill("4");
  await page.locator("[name=name]").fill("Quentin Quote");
  await page.locator("[name=email]").fill(email);
  await page.getByRole("main").getByRole("button", { name: /quote/i }).click();
  await expect(page).toHaveURL(/\/thank-you-quote/);
  await expect(page.getByText(/We’ll answer by \d\d:\d\d/)).toBeVisible();

  const team = await (await browser.newContext({ storageState: await browserOf("admin", baseURL) })).newPage();
  await team.goto("/admin/quotes");
  await team.getByText("Quentin Quote").first().click();
  await team.getByRole("button", { name: "Build quote" }).click();
  await expect(team).toHaveURL(/\/admin\/quotes-enhanced/);
  await team.getByLabel("Our cost in rand").fill("1500");
  await expect(team.getByText("Margin").locator("..").getByText(/%/)).toBeVisible();
  await team.getByRole("button", { name: "Send quote" }).click();
  const sure = team.getByRole("alertdialog").or(team.getByRole("dialog"));
  await sure.getByRole("button", { name: /send/i }).click();
  await expect(team.getByText("Sent", { exact: true }).first()).toBeVisible();

  const letter = await emailTo(dataDir, email, "-quote-");
  const link = /https?:\/\/[^\s"<>]*\/quote\?q=[^\s"<>\])]*/.exec(letter)?.[0] ?? "";
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByText("R2 700").first()).toBeVisible();
  await page.getByLabel("Your full name").fill("Quentin Quote");
  await page.getByLabel(/I accept this quote/).check();
  await page.getByRole("button", { name: /^Accept for R2/ }).click();
  await expect(page).toHaveURL(/\/payment-selection\?booking=CTS-/);
  await page.getByRole("button", { name: /^Pay R2/ }).click();
  await page.getByRole("button", { name: /Pay by instant EFT/ }).click();
  await expect(page.getByText("Paid and confirmed")).toBeVisible();

  await team.reload();
  await expect(team.getByText(/Converted|Accepted|Booked/).first()).toBeVisible();
  await team.context().close();
});
