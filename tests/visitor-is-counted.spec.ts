import { expect, type Page, test } from "@playwright/test";
import { wakeUp } from "./awake.ts";

/** A browser that looks human, and its reports about visits. */
async function asAPerson(page: Page, signals: Record<string, unknown> = {}) {
  const reports: Record<string, unknown>[] = [];
  await page.addInitScript((overrides) => {
    for (const [name, value] of Object.entries({ webdriver: false, ...overrides }))
      Object.defineProperty(navigator, name, { get: () => value });
  }, signals);
  await page.route("**/functions/v1/report-visit", (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true } });
  });
  return reports;
}

const readOn = (page: Page) => page.evaluate(() => window.scrollTo(0, window.innerHeight));

test("each opened page is reported once without its query, and no one is identified before consent", async ({
  page,
}) => {
  const reports = await asAPerson(page);
  await page.goto("/tours?email=naledi@example.com&code=ABCD2345");
  await expect.poll(() => reports).toEqual([{ path: "/tours", referrer: "", may_recognise: false }]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);
  await wakeUp(page);
  await readOn(page);
  await page.getByRole("region", { name: "Privacy choices" }).getByRole("button", { name: "Allow" }).click();
  await page.locator('footer a[href="/about"]').click();
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]).toEqual({ path: "/about", referrer: "", may_recognise: true });
});

test("a visitor who declines is not counted, and can change their mind in the footer", async ({ page }) => {
  const reports = await asAPerson(page);
  await page.goto("/");
  await wakeUp(page);
  await readOn(page);
  await page.getByRole("button", { name: "No, thanks" }).click();
  await expect(page.getByRole("region", { name: "Privacy choices" })).toHaveCount(0);
  await expect.poll(() => reports.length).toBe(1);
  await page.goto("/tours");
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await expect(page.getByText("You said no, so your visits aren’t counted.")).toBeVisible();
  expect(reports).toHaveLength(1);
  await page.getByRole("button", { name: "Allow" }).click();
  await page.goto("/about");
  await expect.poll(() => reports.length).toBe(2);
});

for (const [signal, value] of [
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
] as const) {
  test(`a browser that sends ${signal} is neither asked nor counted`, async ({ page }) => {
    const reports = await asAPerson(page, { [signal]: value });
    await page.goto("/");
    await wakeUp(page);
    await readOn(page);
    await page.locator('footer a[href="/about"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("A company you meet");
    await expect(page.getByRole("region", { name: "Privacy choices" })).toHaveCount(0);
    expect(reports).toEqual([]);
  });
}
