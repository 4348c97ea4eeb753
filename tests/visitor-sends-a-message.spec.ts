import { expect, type Page, test } from "@playwright/test";
import { wakeUp } from "./awake.ts";

async function fillIn(page: Page) {
  await page.goto("/");
  await wakeUp(page);
  const form = page.locator("form", { has: page.getByRole("button", { name: "Send" }) });
  await form.getByLabel("Name").fill("Lindiwe Nkosi");
  await form.getByLabel("Email").fill("lindiwe@example.com");
  await form.getByLabel("Message").fill("Two of us on Friday, from the airport to Camps Bay.");
  return form;
}

test("the message is sent, the form is cleared, and the visitor sees a confirmation", async ({ page }) => {
  const form = await fillIn(page);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("");
});

test("if sending fails the text is kept, and a second attempt sends it once", async ({ page }) => {
  let failures = 1;
  const keys: (string | undefined)[] = [];
  await page.route("**/functions/v1/submit-quote", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return failures-- > 0 ? route.abort() : route.continue();
  });
  const form = await fillIn(page);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Failed to send message")).toBeVisible();
  await expect(page.getByText("Please try again or call us directly.")).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Lindiwe Nkosi");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
