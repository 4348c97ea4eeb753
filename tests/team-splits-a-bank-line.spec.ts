import { expect, type Page } from "@playwright/test";
import { addDays, localDateOf } from "../src/domain/time/local-time.ts";
import { barriers } from "./accessibility.ts";
import { test } from "./signed-in.ts";

test.use({ who: "admin" });

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

const buyer = "Kloof Street Events";

/** An invoice of R300 without a booking. */
async function anInvoice(page: Page): Promise<{ id: string; number: string }> {
  const draft = await ask(page, "draft-invoice", {
    booking_reference: "",
    buyer_name: buyer,
    buyer_email: "accounts@kloof.example",
    buyer_address: "",
    buyer_vat_number: "",
    note: "",
    lines: [{ text: "Waiting time", quantity: 2, unit_cents: 15_000, vat_code: "EX12G" }],
  });
  return ask(page, "issue-draft", { id: draft.id, version: draft.version });
}

test("one transfer pays three invoices, the surplus becomes credit, and the buyer’s link says paid", async ({
  page,
}) => {
  await page.goto("/admin/payment-verification?tab=bank");
  await expect(page.getByText("Choose statement")).toBeVisible();
  const invoices = [await anInvoice(page), await anInvoice(page), await anInvoice(page)];
  const [first] = invoices;
  const { pay_url } = await ask(page, "read-invoice", { id: first?.id ?? "" });

  const description = `EFT KLOOF STREET EVENTS ${test.info().retry + 1}`;
  const statement = `Date,Description,Amount\n${addDays(localDateOf(new Date()), -1)},${description},1000.00\n`;
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "statement.csv", mimeType: "text/csv", buffer: Buffer.from(statement) });
  await expect(page.getByText("1 line imported")).toBeVisible();
  await page.getByText(description).click();

  const drawer = page.getByRole("dialog", { name: "Bank line" });
  for (const { number } of invoices) await drawer.getByRole("button", { name: `Add ${number}` }).click();
  await drawer.getByRole("button", { name: /Put R100\.00 on the credit of Kloof Street Events/ }).click();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole("button", { name: /^Match R1.000\.00$/ }).click();
  await expect(drawer).toHaveCount(0);

  await page.getByRole("tab", { name: "Customer credit" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: buyer }).first()).toContainText("R100.00");
  expect(await barriers(page)).toEqual([]);

  const { pathname, search } = new URL(pay_url);
  await expect(async () => {
    await page.goto(`${pathname}${search}`);
    await expect(page.getByRole("heading", { name: "This invoice is paid" })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  expect(await barriers(page)).toEqual([]);
});
