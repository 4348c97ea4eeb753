import fs from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { barriers } from "./accessibility.ts";
import { type Site, startSite } from "./site-process.ts";

let site: Site;
let dataDir: string;

// The tests share a site and an account whose second factor they set up, so they run in order.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  dataDir = await newOpenFolder();
  site = await startSite({ DATA_DIR: dataDir, REQUIRE_STAFF_MFA: "on", RATE_LIMIT: "off", DEMO: "1" });
});
test.afterAll(async () => {
  await site.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

const walkIn = async (page: Page) => {
  await page.goto(`${site.url}/admin-login`);
  await page.getByRole("button", { name: "Sign in as demo admin" }).click();
};

/** A code works once, so each sign-in uses the next one; the server allows clocks that are half a minute fast. */
const codeFor = (secret: string, stepsAhead: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

async function leave(page: Page) {
  await page.evaluate(() => localStorage.clear());
}

test("an admin without a second factor sets one up, and needs it from then on; a recovery code works once", async ({
  page,
}) => {
  test.slow();
  await walkIn(page);
  const dialog = page.getByRole("dialog", { name: "Protect your account" });
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(await barriers(page, "dialog[open]")).toEqual([]);
  const secret = (await dialog.locator("code").first().textContent()) ?? "";
  await dialog.getByLabel("Code from the app").fill("000000");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByRole("alert")).toContainText("isn’t right");
  await dialog.getByLabel("Code from the app").fill(codeFor(secret, 0));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const list = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await expect(dialog.getByRole("button", { name: "Finish" })).toBeDisabled();
  await dialog.getByLabel("I’ve saved my recovery codes").check();
  await dialog.getByRole("button", { name: "Finish" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/admin`);

  await leave(page);
  await walkIn(page);
  await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
  await page.getByLabel("Code").fill(codeFor(secret, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${site.url}/admin`);
  await expect(page.getByRole("dialog")).toBeHidden();

  const pdf = codes[0] ?? "";
  for (const isFirst of [true, false]) {
    await leave(page);
    await walkIn(page);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(pdf.toLowerCase());
    await page.getByRole("button", { name: "Continue" }).click();
    if (isFirst) await expect(page).toHaveURL(`${site.url}/admin`);
    else await expect(page.getByRole("alert")).toContainText("isn’t right, or was already used");
  }
});

test("the second step cannot be bypassed: a session without it cannot read our team’s data", async ({ page }) => {
  await page.goto(`${site.url}/dispatcher-login`);
  await page.getByRole("button", { name: "Sign in as demo dispatcher" }).click();
  await expect(page.getByRole("dialog", { name: "Protect your account" })).toBeVisible();
  await page.keyboard.press("Escape");
  const status = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem("cts-auth") ?? "{}");
    const headers = { "content-type": "application/json", authorization: `Bearer ${access_token}` };
    const answer = await fetch("/functions/v1/dispatch-day", {
      method: "POST",
      headers,
      body: '{"date":"2026-11-20"}',
    });
    return answer.status;
  });
  expect(status).toBe(403);
});
