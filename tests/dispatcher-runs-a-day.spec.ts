import { type Browser, expect, type Page } from "@playwright/test";
import { addDays, localDateOf } from "../src/domain/time/local-time.ts";
import { barriers } from "./accessibility.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { browserOf, test } from "./signed-in.ts";

const dataDir = `.cache/browser-test-data-${process.env.E2E_PORT}`;

test.use({ who: "dispatcher" });
// They take trips of the same days one after the other.
test.describe.configure({ mode: "serial" });

type Trip = { id: string; reference: string; state: string; starts_at: string };
type Candidate = { can: boolean; driver: { id: string; name: string; provider: string | null } };

/** Asks a call as the one the page belongs to. */
const ask = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([call, asked]) => {
      const { access_token } = JSON.parse(localStorage.getItem("cts-auth") ?? "{}");
      const answer = await fetch(`/functions/v1/${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
        body: JSON.stringify(asked),
      });
      return answer.json();
    },
    [name, body] as const,
  );

/** A trip of the coming days that nobody drives, and who could. */
async function openTrip(page: Page, from: number): Promise<{ day: string; trip: Trip; able: Candidate[] }> {
  await page.goto("/dispatcher/dashboard");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  for (let ahead = from; ahead < 21; ahead++) {
    const day = addDays(localDateOf(new Date()), ahead);
    const { trips }: { trips: Trip[] } = await ask(page, "dispatch-day", { date: day });
    for (const trip of trips.filter(({ state }) => state === "unassigned")) {
      const { candidates }: { candidates: Candidate[] } = await ask(page, "candidates-for-trip", { trip_id: trip.id });
      const able = candidates.filter(({ can, driver }) => can && driver.provider === null);
      if (able.length > 0) return { day, trip, able };
    }
  }
  throw new Error("The demo has no trip without a driver.");
}

async function watcher(browser: Browser, baseURL: string | undefined, address: string) {
  const context = await browser.newContext({ storageState: await browserOf("admin", baseURL), baseURL });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  return page;
}

test("a trip is assigned by the keyboard alone, and a colleague sees it at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const { day, trip, able } = await openTrip(page, 2);
  const colleague = await watcher(browser, baseURL, `/admin/driver-assignments?date=${day}`);
  await page.goto(`/dispatcher/dashboard?date=${day}`);
  const bar = page.locator(`[data-trip="${trip.id}"]`).first();
  await bar.focus();
  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog", { name: `Assign ${trip.reference}` });
  const best = able[0]?.driver.name ?? "";
  await dialog
    .getByRole("button", { name: new RegExp(best) })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  expect(await barriers(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Assign trip" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Trip assigned")).toBeVisible();

  const seen = colleague
    .getByRole("table")
    .getByRole("row")
    .filter({ hasText: best })
    .filter({ hasText: trip.reference });
  await colleague.getByRole("searchbox", { name: "Search this day" }).fill(trip.reference);
  await expect(seen.first(), "without a reload").toBeVisible();
  await colleague.close();
});

test("a trip is offered, and the driver accepts it by the link in the email; a second press changes nothing", async ({
  page,
  browser,
}) => {
  const { day, trip, able } = await openTrip(page, 4);
  await page.goto(`/dispatcher/dashboard?date=${day}`);
  await page.locator(`[data-trip="${trip.id}"]`).first().focus();
  await page.keyboard.press("o");
  const dialog = page.getByRole("dialog", { name: `Offer ${trip.reference}` });
  await dialog.getByText("One driver").click();
  await dialog.getByRole("checkbox", { name: new RegExp(able[0]?.driver.name ?? "") }).check();
  await dialog.getByRole("button", { name: "Send offer" }).click();
  await expect(page.getByText("Offer sent")).toBeVisible();

  const { email } = await ask(page, "read-driver", { driver_id: able[0]?.driver.id });
  const link = linkIn(await emailTo(dataDir, email, "trip-offered"));
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(new URL(link, page.url()).href);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("can you drive this trip?");
  expect(await barriers(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Accept" }).click();
  await expect(phone).toHaveURL(/\/driver\/confirm\/success/);
  await expect(phone.getByText(trip.reference)).toBeVisible();
  expect(await barriers(phone)).toEqual([]);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const { trips }: { trips: Trip[] } = await ask(page, "dispatch-day", { date: day });
  expect(trips.find(({ id }) => id === trip.id)?.state).toBe("assigned");
});
