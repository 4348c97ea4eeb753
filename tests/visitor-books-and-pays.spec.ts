import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { bookTransfer, dayAhead } from "./a-booked-journey.ts";
import { barriers } from "./accessibility.ts";

test("a visitor books, pays in the sandbox gateway, is confirmed, cancels, and gets a refund", async ({ page }) => {
  const reference = await bookTransfer(page, { email: "nomsa.pays@example.com", day: dayAhead(40) });
  await expect(page.getByText("Sandbox: no real payments")).toBeVisible();
  await expect(page.getByText(/held for \d+:\d\d/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // Opening the success page proves nothing.
  await page.goto(`/payment-success?booking=${reference}`);
  await expect(page.getByRole("heading", { name: "Waiting for your bank" }), "as the server answers").toBeVisible();
  await expect(page.getByText("Paid and confirmed")).toHaveCount(0);

  await page.goto(`/payment-selection?booking=${reference}`);
  await page.getByRole("button", { name: /^Pay R/ }).click();
  await expect(page.getByText("SANDBOX – no money moves")).toBeVisible();
  await page.getByRole("button", { name: /Pay by card/ }).click();
  await expect(page.getByText("Paid and confirmed")).toBeVisible();

  await page.getByRole("link", { name: "View your booking" }).click();
  await expect(page).toHaveURL(`/confirm-booking/${reference}`);
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const calendar = await readFile(await (await saving).path(), "utf8");
  expect(calendar).toContain(`UID:${reference}-1@`);
  // The invoice follows the payment automatically, on a busy machine some moments later.
  const invoice = page.getByRole("button", { name: /Invoice/ });
  await expect(async () => {
    if (!(await invoice.isVisible())) await page.reload();
    await expect(invoice).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const invoicing = page.waitForEvent("download");
  await invoice.click();
  expect((await readFile(await (await invoicing).path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption({ label: "My plans have changed" });
  await expect(dialog.getByText("Refund", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel for free" }).click();
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/refunded\. Your bank/).first()).toBeVisible({ timeout: 10_000 });
  }, "the gateway has paid it back").toPass({ timeout: 90_000 });
});

test("on another device the booking opens with its code, and too many wrong codes lock it", async ({
  page,
  browser,
}) => {
  const reference = await bookTransfer(page, { email: "nomsa.codes@example.com", day: dayAhead(41) });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/confirm-booking/${reference}`);
  for (let tries = 0; tries < 6; tries++) {
    await stranger.getByLabel(/code/i).first().fill(`WRONG00${tries}`);
    await stranger.getByRole("button", { name: /open/i }).click();
    await expect(stranger.getByRole("alert").first()).toBeVisible();
  }
  await expect(stranger.getByText(/15 minutes/i).first()).toBeVisible();
  await stranger.context().close();
});
