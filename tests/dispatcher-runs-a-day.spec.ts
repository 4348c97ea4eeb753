import { type Browser, expect, type Page } from "@playwright/test";
import { addDays, localDateOf } from "../src/domain/time/local-time.ts";
import { barriers } from "./accessibility.ts";
import { dragByFinger, dragByMouse } from "./dragging.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { browserOf, test } from "./signed-in.ts";

const dataDir = `.cache/browser-test-data-${process.env.E2E_PORT}`;

test.use({ who: "dispatcher" });
// Tests take trips of the same days in turn.
test.describe.configure({ mode: "serial" });

type Trip = {
  id: string;
  reference: string;
  state: string;
  pickup_at: string;
  driver: { id: string; name: string } | null;
};
type Candidate = { can: boolean; driver: { id: string; name: string; provider: string | null } };

/** Makes a call as the page’s user. */
const ask = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([call, input]) => {
      const { access_token } = JSON.parse(localStorage.getItem("cts-auth") ?? "{}");
      const answer = await fetch(`/functions/v1/${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
        body: JSON.stringify(input),
      });
      return answer.json();
    },
    [name, body] as const,
  );

/** An unassigned trip of the coming days, and its possible drivers. */
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

test("a trip is assigned with the keyboard only, and a colleague sees it at once", async ({
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

  const seen = colleague
    .getByRole("table")
    .getByRole("row")
    .filter({ hasText: best })
    .filter({ hasText: trip.reference });
  await colleague.getByRole("searchbox", { name: "Search this day" }).fill(trip.reference);
  await expect(seen.first(), "without a reload").toBeVisible();
  await colleague.close();
});

test("a trip is offered, and the driver accepts through the emailed link; a second click changes nothing", async ({
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
  await expect(dialog).toBeHidden();

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

/** Drivers who can take the trip and are free that day, in the order of their rows. */
async function idleDrivers(page: Page, day: string, able: readonly Candidate[]) {
  const { trips, drivers }: { trips: Trip[]; drivers: { id: string; name: string }[] } = await ask(
    page,
    "dispatch-day",
    { date: day },
  );
  const busy = new Set(trips.map(({ driver }) => driver?.id));
  const may = new Set(able.map(({ driver }) => driver.id));
  return drivers.filter(({ id }) => !busy.has(id) && may.has(id));
}

const rowOf = (page: Page, driverId: string) => page.locator(`ul[data-row="${driverId}"]`);

test("a trip is dragged to a driver with the mouse, and to another with a finger on a tablet", async ({
  page,
  browser,
  baseURL,
}) => {
  const { day, trip, able } = await openTrip(page, 6);
  const [first, second] = await idleDrivers(page, day, able);
  if (!first || !second) throw new Error("The demo has no two idle drivers for this trip.");
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto(`/dispatcher/dashboard?date=${day}`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await dragByMouse(page, {
    what: page.locator(`[data-trip="${trip.id}"]`).first(),
    onto: rowOf(page, first.id),
    said: page.getByText(`Assign to ${first.name}`),
  });
  // A driver with nothing that day has no vehicle either, so it is chosen with the driver.
  const dialog = page.getByRole("dialog", { name: `Assign ${trip.reference}` });
  await dialog
    .getByRole("button", { name: new RegExp(first.name) })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Assign trip" }).click();
  await expect(rowOf(page, first.id).locator(`[data-trip="${trip.id}"]`)).toBeVisible();

  const context = await browser.newContext({
    storageState: await browserOf("admin", baseURL),
    baseURL,
    hasTouch: true,
    viewport: { width: 1024, height: 1366 },
  });
  const tablet = await context.newPage();
  await tablet.goto(`/admin/driver-assignments?date=${day}`);
  await expect(tablet.getByText("Live", { exact: true })).toBeVisible();
  await dragByFinger(tablet, {
    what: tablet.locator(`[data-trip="${trip.id}"]`).first(),
    onto: rowOf(tablet, second.id),
    said: tablet.getByText(`Assign to ${second.name}`),
  });
  // The dialog may warn about the second driver, or that they may not drive the first driver’s vehicle. What is waited for
  // stays: the message “Trip assigned” passes after four seconds, which a busy machine may need to look.
  const assigned = rowOf(tablet, second.id).locator(`[data-trip="${trip.id}"]`);
  const warned = tablet.getByRole("dialog", { name: `Assign ${trip.reference} to ${second.name}?` });
  const others = tablet.getByRole("button", { name: "Choose others" });
  await expect(assigned.or(warned).or(others).first()).toBeVisible();
  if (await warned.isVisible()) await warned.getByRole("button", { name: "Assign trip" }).click();
  await expect(assigned.or(others).first()).toBeVisible();
  if (await others.isVisible()) {
    await others.click();
    const again = tablet.getByRole("dialog", { name: `Assign ${trip.reference}`, exact: true });
    await again
      .getByRole("button", { name: new RegExp(second.name) })
      .first()
      .click();
    await again.getByRole("button", { name: "Assign trip" }).click();
  }
  await expect(assigned).toBeVisible();
  await expect(rowOf(page, second.id).locator(`[data-trip="${trip.id}"]`), "without a reload").toBeVisible();
  await context.close();
});

test("a week is browsed with arrow keys, opens a trip, and a date leads to its day", async ({ page }) => {
  await page.goto("/dispatcher/dashboard?view=week");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const week = page.getByRole("table", { name: "The week by driver" });
  await expect(week.getByRole("columnheader")).toHaveCount(7);
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 820, height: 1100 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, "the week scrolls within itself on a tablet").toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(week).toBeHidden();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await week.locator("[data-trip]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Trip CTS-/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await week.locator("[data-day]").first().click();
  await expect(page).not.toHaveURL(/view=week/);
  await expect(page.getByRole("radio", { name: "Day" })).toBeChecked();
});

test("a trip is split, redistributed and joined; a plan and the handover are shared by everyone", async ({ page }) => {
  await page.goto("/dispatcher/dashboard");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const { day, id } = await groupTrip(page);
  await page.goto(`/dispatcher/dashboard?date=${day}&trip=${id}`);
  await page.getByRole("button", { name: "Split over vehicles" }).click();
  expect(await barriers(page, "[role=dialog]")).toEqual([]);
  await page.getByRole("button", { name: "Split trip" }).click();
  await page.getByRole("button", { name: "Change the split" }).click();
  await page.getByRole("button", { name: "Add vehicle" }).click();
  expect(await barriers(page, "[role=dialog]")).toEqual([]);
  await page.getByRole("button", { name: "Change split", exact: true }).click();
  await expect(page.getByRole("list", { name: "Vehicles of this trip" }).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Join into one vehicle" }).click();
  await page.getByRole("button", { name: "Join trip" }).click();
  await expect(page.getByRole("button", { name: "Split over vehicles" })).toBeVisible();

  const { plan } = await ask(page, "create-plan", { date: day, name: "If it rains" });
  await page.goto(`/dispatcher/dashboard?date=${day}&plan=${plan.id}`);
  await expect(page.getByRole("region", { name: "Plan: If it rains" })).toBeVisible();
  expect(await barriers(page, "section[aria-label^=Plan]")).toEqual([]);
  await ask(page, "discard-plan", { plan_id: plan.id, version: plan.version });
  await page.getByRole("button", { name: "Handover" }).click();
  await page.getByRole("menuitem", { name: "Hand over" }).click();
  await expect(page.getByLabel(/^Note/)).toBeVisible();
  expect(await barriers(page, "[role=dialog]")).toEqual([]);
});

test("a day is optimised, a trip pinned, the plan applied, and its drivers hear of it", async ({ page }) => {
  await page.goto("/dispatcher/dashboard");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const day = await dayToOptimise(page);
  await page.goto(`/admin/route-optimizer?date=${day}`);
  await page.getByRole("checkbox", { name: "Trips that a driver accepted or reconfirmed" }).uncheck();
  await page.getByText("5 s", { exact: true }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Optimise day" }).click();
  await expect(page.getByRole("button", { name: "Stop and keep the best" })).toBeVisible();
  await expect(page.getByText("Ready", { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("tab", { name: /^Changes/ }).click();
  await page.getByRole("list", { name: "Changes" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Pin to this driver" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await page.getByRole("tab", { name: "Routes" }).click();
  await page.getByRole("button", { name: "Apply plan" }).click();
  const dialog = page.getByRole("dialog", { name: /^Apply/ });
  await expect(dialog.getByText(/ gets CTS-/).first()).toBeVisible();
  expect(await barriers(page, "[role=dialog], dialog")).toEqual([]);
  const [told] = (
    await dialog
      .getByText(/ gets CTS-/)
      .first()
      .innerText()
  ).split(" gets ");
  await dialog.getByRole("button", { name: "Apply plan" }).click();
  await expect(page.getByText("Applied", { exact: true }).first()).toBeVisible();

  const { drivers }: { drivers: { id: string; name: string }[] } = await ask(page, "dispatch-day", { date: day });
  const { email } = await ask(page, "read-driver", { driver_id: drivers.find(({ name }) => name === told)?.id });
  expect(await emailTo(dataDir, email, "driver-assigned")).toBeDefined();
});

/** One of the coming days with several trips that already have drivers. */
async function dayToOptimise(page: Page): Promise<string> {
  for (let ahead = 2; ahead < 14; ahead++) {
    const day = addDays(localDateOf(new Date()), ahead);
    const { trips }: { trips: Trip[] } = await ask(page, "dispatch-day", { date: day });
    if (trips.filter(({ state }) => state === "assigned").length > 3) return day;
  }
  throw new Error("The demo has no day with several drivers.");
}

/** An unassigned trip of the coming days with several passengers. */
async function groupTrip(page: Page): Promise<{ day: string; id: string }> {
  for (let ahead = 1; ahead < 21; ahead++) {
    const day = addDays(localDateOf(new Date()), ahead);
    const { trips }: { trips: (Trip & { passengers: number })[] } = await ask(page, "dispatch-day", { date: day });
    const trip = trips.find(({ state, passengers }) => state === "unassigned" && passengers > 2);
    if (trip) return { day, id: trip.id };
  }
  throw new Error("The demo has no trip of a group without a driver.");
}
