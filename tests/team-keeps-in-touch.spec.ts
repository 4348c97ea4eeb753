import { expect, type Page } from "@playwright/test";
import { complaints } from "./console-errors.ts";
import { keepsNobodyOut, patience, wide } from "./looks.ts";
import { browserOf, test } from "./signed-in.ts";

test.use({ storageState: async ({ baseURL }, use) => use(await browserOf("super", baseURL)) });

/** Every tab about people, messages, health and what a super-user does. */
const addresses = [
  ...["", "?part=alarms", "?part=jobs", "?part=schedule", "?part=errors"].map((part) => `/admin/system-health${part}`),
  ...[
    "users",
    "invites",
    "audit",
    "privacy",
    "versions",
    "deleted",
    "export",
    "maintenance",
    "secrets",
    "switches",
  ].map((tab) => `/admin/super-user?tab=${tab}`),
  "/admin/customers",
  "/admin/passengers",
  "/admin/passengers?tab=manifests",
  ...["pipeline", "deals", "tasks", "inbox", "follow-ups", "reports"].map((tab) => `/admin/crm?tab=${tab}`),
  ...["log", "campaigns", "suppressed", "templates"].map((tab) => `/admin/email-management?tab=${tab}`),
];

/** Nothing is on its way any more. */
async function isThere(page: Page, address: string) {
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  await expect(page.getByText("Loading…"), address).toHaveCount(0);
  await expect(page.getByText(/couldn’t load/), address).toHaveCount(0);
}

const parts = 4;
for (const part of Array(parts).keys())
  test(`tabs about people, messages and health have no accessibility violations, part ${part + 1}`, async ({
    page,
  }) => {
    const share = addresses.filter((_, index) => index % parts === part);
    test.setTimeout(60_000 + share.length * patience);
    const complained = complaints(page);
    for (const [nth, address] of share.entries()) {
      await page.setViewportSize(wide);
      await page.goto(address);
      await isThere(page, address);
      await keepsNobodyOut(page, address, nth);
    }
    expect(complained).toEqual([]);
  });
