import { expect, test } from "@playwright/test";
import { pngSquare } from "../src/db/seed/documents.ts";
import { bookTransfer, dayAhead } from "./a-booked-journey.ts";
import { barriers } from "./accessibility.ts";
import { browserOf } from "./signed-in.ts";

test("a visitor pays by bank transfer with a proof, and our team verifies it", async ({ page, browser, baseURL }) => {
  const reference = await bookTransfer(page, { email: "nomsa.transfer@example.com", day: dayAhead(42) });
  await page.getByText("Bank transfer", { exact: true }).click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /bank details|transfer/i })
    .click();
  await expect(page.getByText("Use this exact payment reference:")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({
    name: "proof.png",
    mimeType: "image/png",
    buffer: pngSquare(24, [16, 41, 63], [255, 185, 55]),
  });
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send proof" }).click();
  await expect(page.getByText(/have your proof|proof is here|we look at it/i).first()).toBeVisible();

  const team = await (await browser.newContext({ storageState: await browserOf("admin", baseURL) })).newPage();
  await team.goto("/admin/payment-verification");
  await team.getByRole("list", { name: "Proofs of payment" }).getByText(reference).click();
  await expect(team.getByRole("img", { name: /proof/i }).first()).toBeVisible();
  expect(await barriers(team)).toEqual([]);
  await team.getByRole("button", { name: "Verify payment" }).click();
  await team
    .getByRole("dialog")
    .getByRole("button", { name: /verify/i })
    .click();
  await expect(team.getByRole("dialog")).toHaveCount(0);

  await page.goto(`/confirm-booking/${reference}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await team.context().close();
});
