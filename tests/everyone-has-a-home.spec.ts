import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

async function comeHome(page: Page, who: string, door: string) {
  await page.goto(door);
  await page.getByRole("button", { name: `Sign in as demo ${who}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`)).toEqual([]);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a driver sees the next trip and no price, with nothing cut off", async ({ page }) => {
    const answers: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/my-trips")) answers.push(await response.text());
    });
    await comeHome(page, "driver", "/driver/auth");
    await expect(page.getByRole("link", { name: /^Navigate to/ })).toHaveAttribute("href", /google\.com\/maps\/dir/);
    await expect(page.getByRole("heading", { name: "Tomorrow" })).toBeVisible();
    await expect(page.getByText("Professional driving permit")).toBeVisible();
    expect(answers.join()).not.toMatch(/cents|price/);
    await expect(page.getByRole("main")).not.toContainText(/\bR\d/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("Completed").first()).toBeVisible();
    await isAccessible(page);
  });
});

test("a dispatcher turns the days by keys, finds a trip and opens it", async ({ page }) => {
  await comeHome(page, "dispatcher", "/dispatcher-login");
  await expect(page.getByText("Read at")).toBeVisible();
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("heading", { level: 1, name: "On the road" })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page).toHaveURL("/dispatcher/dashboard");
  await page.keyboard.press("/");
  await page.keyboard.type("sipho");
  const rows = page.getByRole("table").getByRole("row").filter({ hasText: "Sipho Ndlovu" });
  await expect(rows.first()).toBeVisible();
  await isAccessible(page);
  await rows.first().click();
  await expect(page.getByRole("dialog").getByText("Sipho Ndlovu", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a hotel finds a guest among its bookings; a provider its drivers and vehicles", async ({ page, browser }) => {
  await comeHome(page, "hotel partner", "/partner-login");
  const reference = page.getByRole("table").getByText(/^CTS-/).first();
  const wanted = (await reference.textContent()) ?? "";
  await page.getByRole("searchbox").fill(wanted);
  await expect(page.getByRole("table").getByText(/^CTS-/)).toHaveText([wanted]);
  await isAccessible(page);

  const provider = await (await browser.newContext()).newPage();
  await comeHome(provider, "driver provider", "/partner-login");
  await provider.getByRole("tab", { name: "Drivers" }).click();
  await expect(provider.getByText("Werner Botha")).toBeVisible();
  await provider.getByRole("tab", { name: "Vehicles" }).click();
  await expect(provider.getByText("CFM 77219")).toBeVisible();
  await isAccessible(provider);
});
