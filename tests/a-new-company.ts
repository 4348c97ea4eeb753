import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import type { Site } from "./site-process.ts";

export const ownersPassword = "three words i like";

/** Creates the first super-user of an empty database; returns the link to choose a password. */
export async function createOwner(site: Site, dataDir: string, email: string): Promise<string> {
  const command = ["dist/server/create-admin.js", "--email", email, "--name", "Naledi Jacobs"];
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    DEMO: "0",
    SITE_URL: site.url,
  };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const link = /https?:\/\/\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`There is no link in:\n${stdout}`);
  return link;
}

/** This person’s own browser. */
export async function aPage(browser: Browser, site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  return context.newPage();
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Types into the fields with these names. */
export async function fill(within: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await within.locator(`[name="${name}"]`).fill(value);
}

/** The home page for a first-time visitor: within two seconds, on a busy machine within ten. */
export const soonSays = (site: Site, text: string) =>
  expect.poll(async () => (await fetch(site.url)).text(), { timeout: 10_000 }).toContain(text);

/** Makes a call as the page’s user. */
export const ask = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([call, input]) => {
      const { access_token } = JSON.parse(localStorage.getItem("cts-auth") ?? "{}");
      const answer = await fetch(`/functions/v1/${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
        body: JSON.stringify(input),
      });
      return { status: answer.status, ...(await answer.json()) };
    },
    [name, body] as const,
  );

type Trip = { id: string; version: number; reference: string; state: string; pickup_at: string };

export async function tripOnBoard(team: Page, reference: string, date: string): Promise<Trip> {
  const { trips }: { trips: Trip[] } = await ask(team, "dispatch-day", { date });
  const found = trips.find((trip) => trip.reference === reference);
  if (!found) throw new Error(`${reference} is not on the board of ${date}.`);
  return found;
}

/** Any picture will do for a document: its details are entered beside it. */
const picture = "public/icon-512.png";

type HandedIn = { readonly name: string; readonly allows?: string };

/** Uploads a document on the page that lists them, valid for some years. */
export async function upload(page: Page, { name, allows }: HandedIn): Promise<void> {
  const dialog = page.getByRole("dialog");
  const message = page.getByRole("button", { name: "Close message" }).first();
  // An earlier upload may shift the rows and move the button from under the mouse, and its toast can cover
  // the button for as long as the mouse is over it.
  await expect(async () => {
    if (await message.isVisible()) await message.click({ timeout: 2_000 });
    await page.getByRole("button", { name: `Upload ${name}`, exact: true }).click({ timeout: 5_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await dialog.locator("input[type=file]").setInputFiles(picture);
  await expect(dialog.getByText("Uploaded", { exact: true })).toBeVisible();
  await dialog.getByLabel("Expiry date").fill(`31 Dec ${new Date().getFullYear() + 2}`);
  if (allows) await dialog.getByLabel(allows, { exact: true }).check();
  // Our team compares it with the image, and verifies it in the same step.
  await dialog.getByRole("button", { name: /^(Upload|Save) document$/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Verifies every waiting document on the page, beside its picture. */
export async function verifyAll(page: Page, count: number): Promise<void> {
  const waiting = page.getByRole("button", { name: /^Review/ });
  await expect(waiting).toHaveCount(count);
  const dialog = page.getByRole("dialog");
  for (let left = count; left > 0; left--) {
    await waiting.first().click();
    await expect(dialog.getByRole("img").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Verify document" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(waiting).toHaveCount(left - 1);
  }
}

type TransferRequest = { readonly name: string; readonly email: string; readonly day: string; readonly time: string };

/** Fills in the wizard up to the last step with the price. */
export async function askForTransfer(
  page: Page,
  { name, email, day, time }: TransferRequest,
  flight?: string,
): Promise<void> {
  const pickup = "Cape Town International Airport";
  const wish = { service: "airport_transfer", pickup, destination: "Sea Point", date: day, time };
  await page.goto(`/booking?${new URLSearchParams(wish)}`);
  await expect(page.getByLabel("Pickup location")).toHaveValue(pickup);
  if (flight) await page.getByLabel("Flight number").fill(flight);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First name").fill(name);
  await page.getByLabel("Last name").fill("Dlamini");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+27 82 555 0188");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "Complete Booking" })).toBeVisible();
}

/** Completes the booking, pays at the stand-in gateway, and returns its reference. */
export async function completeAndPay(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Complete Booking" }).click();
  await expect(page).toHaveURL(/\/payment-selection\?booking=CTS-[0-9A-Z]{6}$/);
  const reference = new URL(page.url()).searchParams.get("booking") ?? "";
  await page.getByRole("button", { name: /^Pay R/ }).click();
  await page.getByRole("button", { name: /Pay by card/ }).click();
  await expect(page.getByText("Paid and confirmed")).toBeVisible();
  return reference;
}
