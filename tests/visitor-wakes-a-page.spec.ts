import { expect, type Page, test } from "@playwright/test";
import { awake, wakeUp } from "./awake.ts";
import { asleepLimit, isAwake, saveData, scriptsOf, scriptsWhileLoading } from "./page-scripts.ts";

const phone = { width: 390, height: 844 };

/** Holds back the page's own script until released, as on a bad connection. */
async function slowLine(page: Page) {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/vendor-*.js", async (route) => {
    await open;
    await route.continue();
  });
  return { letThrough: () => letThrough() };
}

test("untouched, a page is rendered first and then hydrates by itself", async ({ page }) => {
  for (const address of ["/", "/contact", "/booking"]) {
    await page.goto(address);
    await awake(page);
    expect(await scriptsWhileLoading(page), address).toBeLessThanOrEqual(asleepLimit);
  }
});

test("untouched with data saver on, a page does not hydrate, and loads almost no script", async ({ page }) => {
  await saveData(page);
  const scripts = scriptsOf(page);
  for (const address of ["/", "/contact", "/tours/winelands"]) {
    scripts.forget();
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await isAwake(page), address).toBe(false);
    expect(await scripts.weigh(), address).toBeLessThanOrEqual(asleepLimit);
    await wakeUp(page);
    expect(await scripts.weigh(), `${address} awake`).toBeGreaterThan(asleepLimit);
  }
});

const touches: readonly [string, (page: Page) => Promise<void>][] = [
  ["a moving mouse", (page) => page.mouse.move(200, 200, { steps: 2 })],
  ["a wheel", (page) => page.mouse.wheel(0, 300)],
  ["a key", (page) => page.keyboard.press("Tab")],
  ["a click", (page) => page.locator("h1").click()],
];
test("it then hydrates on a moving mouse, a wheel, a key or a click", async ({ page }) => {
  await saveData(page);
  for (const [what, touch] of touches)
    await test.step(what, async () => {
      await page.goto("/tours", { waitUntil: "networkidle" });
      expect(await isAwake(page), `before ${what}`).toBe(false);
      await touch(page);
      await awake(page);
    });
});

test("it hydrates by itself if there is a saved session or theme", async ({ page }) => {
  for (const mark of ["cts-auth", "cts-theme"]) {
    await page.goto("/robots.txt");
    await page.evaluate((key) => {
      localStorage.clear();
      localStorage.setItem(key, "dark");
    }, mark);
    await page.goto("/tours");
    await awake(page);
  }
});

test("an address with a fragment opens there and stays there", async ({ page }) => {
  await page.goto("/#faq");
  await expect(page.locator("#faq")).toBeInViewport();
  await wakeUp(page);
  await expect(page.locator("#faq")).toBeInViewport();
});

test.describe("while the script is loading", () => {
  test("a click on the menu button opens the drawer, and hydration leaves it open", async ({ page }) => {
    await page.setViewportSize(phone);
    const { letThrough } = await slowLine(page);
    await page.goto("/");
    await page.getByRole("button", { name: /menu/i }).click();
    const about = page.getByRole("dialog").getByRole("link", { name: "About", exact: true });
    await expect(about).toBeVisible();
    letThrough();
    await awake(page);
    await expect(about).toBeVisible();
  });

  test("a click on the chat button opens the chat; of two clicks the last counts", async ({ page }) => {
    const { letThrough } = await slowLine(page);
    await page.goto("/tours/winelands");
    await page.getByRole("button", { name: /^Theme/ }).click();
    await page.getByRole("button", { name: "Chat with our assistant" }).click();
    letThrough();
    await expect(page.getByRole("dialog", { name: "Ask Cape Town Shuttle" })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  });

  test("a click in a section far down the home page is not lost", async ({ page }) => {
    const { letThrough } = await slowLine(page);
    await page.goto("/");
    const posters = page.locator("section", { has: page.getByRole("button", { name: "More tours" }) });
    const first = posters.getByRole("listitem").first();
    await page.getByRole("button", { name: "More tours" }).click();
    const before = (await first.boundingBox())?.x ?? 0;
    letThrough();
    await awake(page);
    await expect.poll(async () => (await first.boundingBox())?.x ?? 0).toBeLessThan(before - 50);
  });

  test("accordions open by themselves, and stay open", async ({ page }) => {
    const { letThrough } = await slowLine(page);
    await page.goto("/");
    const question = page.locator("#faq").locator("xpath=ancestor::section").locator("details").nth(2);
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open");
    letThrough();
    await awake(page);
    await expect(question).toHaveAttribute("open");
  });

  test("the header turns solid below the opening picture, and clear at the top again", async ({ page }) => {
    const { letThrough } = await slowLine(page);
    await page.goto("/tours");
    const header = page.locator("header").first();
    await expect(header).toHaveAttribute("data-clear");
    await page.mouse.wheel(0, 500);
    await expect(header).not.toHaveAttribute("data-clear");
    letThrough();
    await awake(page);
    await expect(header).not.toHaveAttribute("data-clear");
    await page.mouse.wheel(0, -500);
    await expect(header).toHaveAttribute("data-clear");
  });

  test("a link works", async ({ page }) => {
    await slowLine(page);
    await page.goto("/");
    await page.getByRole("link", { name: "All services", exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.locator("h1")).toBeVisible();
  });

  test("typed text, choice, focus and caret are kept, and the form is sent once", async ({ page }) => {
    const { letThrough } = await slowLine(page);
    const sent: unknown[] = [];
    await page.route("**/functions/v1/send-inquiry-confirmation", (route) => {
      sent.push(route.request().postDataJSON());
      return route.continue();
    });
    await page.goto("/contact");
    const form = page.locator("main form");
    await form.getByLabel("Name").fill("Lindiwe Nkosi");
    await form.getByLabel("Email").fill("lindiwe@example.com");
    await form.getByRole("combobox").selectOption({ index: 2 });
    await form.getByLabel("Message").pressSequentially("Two of us on Friday");
    await form.getByRole("button", { name: /send/i }).click();
    await form.getByRole("button", { name: /send/i }).click();
    letThrough();
    await expect(page).toHaveURL(/thank-you/);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: "Lindiwe Nkosi", service: "day_tour", message: "Two of us on Friday" });
  });

  test("a form in a section far down responds to an early submission", async ({ page }) => {
    const { letThrough } = await slowLine(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Send Message" }).click();
    letThrough();
    await expect(page.getByText("Name is required")).toBeVisible();
  });

  test("the caret keeps its position", async ({ page }) => {
    const { letThrough } = await slowLine(page);
    await page.goto("/");
    const message = page.locator("form", { has: page.getByRole("button", { name: "Send" }) }).getByLabel("Message");
    await message.pressSequentially("to the airport");
    for (let step = 0; step < "airport".length; step++) await page.keyboard.press("ArrowLeft");
    letThrough();
    await awake(page);
    await expect(message).toBeFocused();
    await page.keyboard.type("Cape Town ");
    await expect(message).toHaveValue("to the Cape Town airport");
  });

  test("a form that only opens a page submits by itself", async ({ page }) => {
    await slowLine(page);
    await page.goto("/");
    await page.getByRole("combobox", { name: "Pickup" }).fill("Sea Point");
    await page.getByRole("button", { name: "Get my quote" }).click();
    await expect(page).toHaveURL(/\/booking\?.*pickup=Sea\+Point/);
  });
});

test("offline at the first touch nothing breaks, and the form is sent once after the connection is back", async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await context.setOffline(true);
  const form = page.locator("main form");
  await form.getByLabel("Name").fill("Lindiwe Nkosi");
  await form.getByLabel("Email").fill("lindiwe@example.com");
  await form.getByLabel("Message").fill("Two of us on Friday");
  const send = form.getByRole("button", { name: /send/i });
  await send.click();
  expect(await isAwake(page)).toBe(false);
  await expect(form.getByLabel("Message")).toHaveValue("Two of us on Friday");
  // Usually while the page pauses after its first attempt.
  await context.setOffline(false);
  await expect(page).toHaveURL(/thank-you/);
});
