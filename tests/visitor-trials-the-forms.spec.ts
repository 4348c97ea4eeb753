import { expect, type Locator, type Page, test } from "@playwright/test";
import { wakeUp } from "./awake.ts";

const forms = [
  { name: "the home page's form", address: "/", call: "submit-quote", sent: /Message sent successfully!/ },
  { name: "the contact form", address: "/contact", call: "send-inquiry-confirmation", sent: /Thank you/i },
] as const;

const written = {
  Name: "Lindiwe Nkosi",
  Email: "lindiwe@example.com",
  Phone: "+27 82 555 0123",
  Message: "Two of us on Friday, from the airport to Camps Bay.",
};
type Written = Record<keyof typeof written, string>;

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await wakeUp(page);
  return page.locator("form", { has: page.getByRole("button", { name: /^Send/ }) });
}

async function write(form: Locator, values: Written) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

async function stillThere(form: Locator, values: Written) {
  for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);
}

const press = (form: Locator) => form.getByRole("button", { name: /^Send/ }).click();

/** A new notice replaces the old one, and for a moment both are there. */
async function expectFailureMessage(page: Page) {
  await expect(page.getByText("Failed to send message").last()).toBeVisible();
  await expect(page.getByText("Please try again or call us directly.").last()).toBeVisible();
}

/** The browser’s requests to the server, and any injected script that ran. */
async function watch(page: Page, call: string) {
  const calls: { key: string | undefined; body: Record<string, string> }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith(`/functions/v1/${call}`)) return;
    calls.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
  });
  const surprises: string[] = [];
  page.on("dialog", (dialog) => {
    surprises.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => surprises.push(error.message));
  return { calls, surprises };
}

for (const { name, address, call, sent } of forms)
  test.describe(name, () => {
    test("empty, a wrong email, 200 KB: shows errors at the fields, keeps everything and sends nothing", async ({
      page,
    }) => {
      const { calls } = await watch(page, call);
      const form = await open(page, address);
      await test.step("empty", async () => {
        await press(form);
        for (const words of ["Name is required", "Email is required", "Message is required"])
          await expect(form.getByText(words)).toBeVisible();
        await expect(form.getByLabel("Name")).toBeFocused();
        await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
      });
      for (const email of ["lindiwe", "lindiwe@", "@example.com", "two words@example.com"])
        await test.step(`the email address ${email}`, async () => {
          await write(form, { ...written, Email: email });
          await press(form);
          await expect(form.getByText("Please enter a valid email address")).toBeVisible();
          await expect(form.getByLabel("Email")).toBeFocused();
          await stillThere(form, { ...written, Email: email });
        });
      await test.step("a message of 200 KB: the limit and the count, and no character is lost", async () => {
        const long = { ...written, Message: "0123456789".repeat(20_480) };
        await write(form, long);
        await press(form);
        await expect(form.getByText("Please use at most 5000 characters (now 204800)")).toBeVisible();
        await stillThere(form, long);
      });
      expect(calls).toEqual([]);
    });

    test("script tags are sent as text, and nothing runs", async ({ page }) => {
      const { calls, surprises } = await watch(page, call);
      const form = await open(page, address);
      const attack = `"><script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}`;
      await write(form, { ...written, Name: attack, Message: attack });
      await press(form);
      await expect(page.getByText(sent).first()).toBeVisible();
      expect(calls[0]?.body).toMatchObject({ name: attack, message: attack });
      expect(surprises).toEqual([]);
      expect(await page.locator("img[src=x]").count()).toBe(0);
    });

    test("offline: says so, keeps everything, and sends it once online again", async ({ page, context }) => {
      const form = await open(page, address);
      await write(form, written);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await press(form);
      await expectFailureMessage(page);
      await stillThere(form, written);
      await context.setOffline(false);
      await press(form);
      await expect(page.getByText(sent).first()).toBeVisible();
    });

    test("offline before the form was touched: the form itself says so", async ({ page, context }) => {
      const form = await open(page, address);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await write(form, written);
      await press(form);
      await expect(page.getByText(/Failed to send message/)).toBeVisible();
      await stillThere(form, written);
    });

    test("a server that refuses or fails: says what to do and keeps everything", async ({ page }) => {
      const statuses = [413, 429, 500, 502];
      await page.route(`**/functions/v1/${call}`, (route) =>
        route.fulfill({ status: statuses.shift() ?? 500, contentType: "text/html", body: "<h1>no</h1>" }),
      );
      const form = await open(page, address);
      await write(form, written);
      while (statuses.length > 0) {
        const left = statuses.length;
        await press(form);
        await expect.poll(() => statuses.length).toBeLessThan(left);
        await expectFailureMessage(page);
        await stillThere(form, written);
      }
    });

    test("a slow answer and impatient clicks: it is sent once", async ({ page }) => {
      const { calls } = await watch(page, call);
      const answer = Promise.withResolvers<void>();
      await page.route(`**/functions/v1/${call}`, async (route) => {
        await answer.promise;
        await route.continue();
      });
      const form = await open(page, address);
      await write(form, written);
      await form.getByRole("button", { name: /^Send/ }).dblclick();
      await form.getByLabel("Name").press("Enter");
      answer.resolve();
      await expect(page.getByText(sent).first()).toBeVisible();
      expect(calls).toHaveLength(1);
    });
  });

test("the same message sent twice at once is stored once", async ({ request }) => {
  const headers = { "idempotency-key": "0123456789abcdef0123456789abcdef" };
  const data = { name: written.Name, email: written.Email, message: written.Message };
  const [first, second] = await Promise.all(
    [1, 2].map(() => request.post("/functions/v1/submit-quote", { headers, data })),
  );
  const answers = [await first?.json(), await second?.json()].filter((answer) => answer.reference);
  expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
});
