import { type BrowserContext, expect, type Page } from "@playwright/test";
import { barriers } from "./accessibility.ts";

/**
 * Drives the next trip offline: two reports and a photo, then the app is closed and reopened on the trip's
 * own page for three more. Back online the first answers get lost, so that everything is sent twice, until
 * `reports` counts all five. Returns the reopened page.
 */
export async function driveOffline(
  before: Page,
  { id, reference }: { id: string; reference: string },
  reports: () => Promise<number>,
): Promise<Page> {
  const phone = before.context();
  await phone.grantPermissions(["geolocation"]);
  await phone.setGeolocation({ latitude: -33.9648, longitude: 18.6017, accuracy: 8 });
  await before.goto("/driver/dashboard");
  await expect(tripOn(before)).toContainText(reference);
  // The phone’s saved day comes first, and may be older than the step.
  await expect(tripOn(before).getByRole("button", { name: "I’m on my way" })).toBeVisible();
  // Its files are on the phone once the service worker is ready.
  await before.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await phone.setOffline(true);
  for (const step of ["I’m on my way", "I’ve arrived"]) await report(before, step);
  await before.getByLabel("Add photograph").setInputFiles("public/icon-512.png");
  await expect(before.getByText("1 photograph saved on this phone. It’s sent automatically.")).toBeVisible();
  await expect(before.getByText("3 reports are waiting for a connection")).toBeVisible();
  await before.close();
  const page = await phone.newPage();
  await page.goto(`/driver/dashboard/trips/${id}`);
  await expect(page.getByText(/Saved copy from/)).toBeVisible();
  await expect(tripOn(page)).toContainText(reference);
  await page.getByLabel(/^Passenger’s PIN/).fill("1234");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText(/^No connection, so we can’t check it/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  for (const step of ["Passenger on board", "At a stop", "Passenger dropped off"]) await report(page, step);
  await expect(page.getByText("6 reports are waiting for a connection")).toBeVisible();

  const lost = await loseFirstAnswers(phone);
  await phone.setOffline(false);
  await expect(async () => {
    const again = page.getByRole("button", { name: "Send now" });
    if (await again.isVisible()) await again.click();
    expect(await reports()).toBe(5);
    expect(lost.size).toBe(0);
  }).toPass();
  await expect(page.getByText(/waits? for a connection/)).toBeHidden();
  return page;
}

const tripOn = (page: Page) => page.getByRole("region", { name: /Next trip|Your trip now/ });

/** Uses the slider by key: pressed twice, or confirmed. */
async function report(page: Page, step: string): Promise<void> {
  await tripOn(page).getByRole("button", { name: step }).click();
  const again = page.getByRole("button", { name: /Press again|Complete trip/ });
  if (await again.isVisible()) await again.click();
}

/** The server accepts the request but the phone gets no answer: the first time for each call. */
async function loseFirstAnswers(phone: BrowserContext): Promise<ReadonlySet<string>> {
  const lost = new Set(["send-trip-events", "send-photo"]);
  await phone.route(/\/functions\/v1\/send-(trip-events|photo)$/, async (route) => {
    if (!lost.delete(route.request().url().split("/").at(-1) ?? "")) return route.continue();
    await route.fetch();
    await route.abort();
  });
  return lost;
}

type Recorded = { readonly event: string; readonly outcome: string; readonly place: { accuracy_m: number } | null };
type DriveRecord = { readonly events: readonly Recorded[]; readonly altered_id: string | null };

/** Each report once, in order, with the phone’s position. */
export function expectWholeDrive({ events, altered_id }: DriveRecord): void {
  const reported = events.map(({ event, outcome, place }) => [event, outcome, place?.accuracy_m]);
  expect(reported).toEqual(["depart", "arrive", "met", "stop", "dropoff"].map((event) => [event, "moved", 8]));
  expect(altered_id).toBeNull();
}
