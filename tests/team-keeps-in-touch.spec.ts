import { expect, type Locator, type Page } from "@playwright/test";
import { barriers } from "./accessibility.ts";
import { complaints } from "./console-errors.ts";
import { keepsNobodyOut, patience, wide } from "./looks.ts";
import { browserOf, test } from "./signed-in.ts";

test.use({ storageState: async ({ baseURL }, use) => use(await browserOf("super", baseURL)) });

/** Every tab about people, messages, health, what a super-user does, and what is sold and said. */
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
  ...["company", "tours", "vehicle-classes", "extras", "tariff", "promos", "policies", "claims"].map(
    (part) => `/admin/settings?part=${part}`,
  ),
  "/admin/reviews",
];

type Pressed = (page: Page) => Locator;
const button =
  (name: string | RegExp): Pressed =>
  (page) =>
    page.getByRole("button", { name }).first();
const firstRow: Pressed = (page) => page.getByRole("table").getByRole("row").nth(1);
const firstCard: Pressed = (page) => page.locator("button[data-card-main]").first();

/** The dialogs, drawers and menus over them, by the first button of its kind on the page. */
const opened: Readonly<Record<string, readonly Pressed[]>> = {
  "/admin/customers": [button("Import"), button("Caller"), button("Columns")],
  "/admin/passengers": [firstRow],
  "/admin/crm?tab=pipeline": [firstCard, button(/^Move .* to…$/)],
  "/admin/crm?tab=deals": [button("New deal"), firstCard],
  "/admin/crm?tab=tasks": [button("New task"), button(/^Snooze /)],
  "/admin/email-management?tab=log": [firstRow],
  "/admin/email-management?tab=campaigns": [button("New campaign")],
  "/admin/settings?part=vehicle-classes": [button("Add class"), button(/^Edit /)],
  "/admin/settings?part=extras": [button("Add extra"), button(/^Edit /)],
  "/admin/settings?part=promos": [button("Add a promo code")],
  "/admin/settings?part=claims": [button("Add claim")],
  "/admin/reviews": [button("Import reviews")],
};
/** On the record of a customer. */
const aboutCustomer = ["Edit", "Record consent", "Merge with another", /^(Block|Unblock)$/, "Add relationship"].map(
  button,
);

/** Nothing is on its way any more. */
async function isThere(page: Page, address: string) {
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  await expect(page.getByText("Loading…"), address).toHaveCount(0);
  await expect(page.getByText(/couldn’t load/), address).toHaveCount(0);
}

async function opensWell(page: Page, what: string, pressed: readonly Pressed[]) {
  for (const [at, find] of pressed.entries()) {
    await find(page).click();
    const over = page.locator("dialog[open], [role=menu]");
    await expect(over.first(), `${what}, ${at}`).toBeVisible();
    await isThere(page, what);
    expect.soft(await barriers(page, "dialog[open], [role=menu]"), `${what}, what opens ${at}`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(over, `${what}, ${at}`).toHaveCount(0);
  }
}

const parts = 4;
for (const part of Array(parts).keys())
  test(`tabs about people, messages, health and settings have no accessibility violations, part ${part + 1}`, async ({
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
      await page.setViewportSize(wide);
      await opensWell(page, address, opened[address] ?? []);
      if (address !== "/admin/customers") continue;
      await firstRow(page).click();
      await expect(page.getByRole("heading", { name: "Relationships" })).toBeVisible();
      await opensWell(page, "a customer", aboutCustomer);
    }
    expect(complained).toEqual([]);
  });
