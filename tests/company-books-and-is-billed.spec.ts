import fs from "node:fs/promises";
import { expect } from "@playwright/test";
import { monthLabel } from "../src/domain/invoice/invoice-labels.ts";
import { lastMonth } from "../src/domain/invoice/month-billing.ts";
import { localDateOf } from "../src/domain/time/local-time.ts";
import { ordinaryDay } from "./a-booked-journey.ts";
import { barriers } from "./accessibility.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { onDatabase } from "./on-database.ts";
import { test } from "./signed-in.ts";

const dataDir = `.cache/browser-test-data-${process.env.E2E_PORT}`;
const company = "(select id from organisations where name = 'Blue Crane Software')";
const { month } = lastMonth(localDateOf(new Date()));

/** Its limit is below any price, and last month has no invoice yet. */
const withRules = () =>
  onDatabase(dataDir, async (client) => {
    await client.query(`update company_accounts set booking_limit_cents = 100 where organisation_id = ${company}`);
    await client.query(`update invoices set month = $2 where organisation_id = ${company} and month = $1`, [
      month,
      `2000-0${test.info().retry + 1}`,
    ]);
    const { rows } = await client.query(
      `select email from company_travellers where is_approver and organisation_id = ${company}`,
    );
    return String(rows[0].email);
  });

/** Too long to wait for in a test: it was driven last month, and it is now the first of the next. */
const monthEnds = (reference: string) =>
  onDatabase(dataDir, async (client) => {
    await client.query(
      `update bookings set state = 'completed', pickup_at = date_trunc('month', now()) - interval '3 days' where reference = $1`,
      [reference],
    );
    await client.query(
      `insert into jobs.job (name, data) values ('schedule-issue-month-invoices', '{"isByHand": true}')`,
    );
  });

test.use({ who: "corporate" });

test("a company user books over the limit, an approver approves through the link, and the monthly invoice bills it by cost centre", async ({
  page,
}) => {
  const approver = await withRules();
  await page.goto("/company/booking");
  await page.getByLabel("Traveller").selectOption({ index: 1 });
  await page.getByLabel("From").fill("Cape Town International Airport");
  await page.getByLabel(/^To\b/).fill("Camps Bay");
  await page.getByLabel("Pickup date").fill(ordinaryDay(61));
  await page.getByLabel("Purchase order").fill("PO-9001");
  await page.getByLabel("Cost centre").selectOption("EXCO");
  await expect(page.getByText("This needs approval first")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Book on account" }).click();
  const outcome = page.getByText(/^CTS-\w+ is waiting for approval$/);
  await expect(outcome).toBeVisible();
  const reference = (await outcome.textContent())?.split(" ")[0] ?? "";

  await page.goto(linkIn(await emailTo(dataDir, approver, "company-approval-")));
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText(/^Approved by/)).toBeVisible();

  await monthEnds(reference);
  await expect(async () => {
    await page.goto("/company/dashboard");
    await expect(page.getByRole("heading", { name: monthLabel(month) })).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
  expect(await barriers(page)).toEqual([]);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: monthLabel(month) }) });
  const download = page.waitForEvent("download");
  await row.getByRole("button", { name: /as CSV$/ }).click();
  const table = await fs.readFile(await (await download).path(), "utf8");
  const line = table.split("\r\n").find((one) => one.includes(reference));
  expect(line).toContain("EXCO");
  expect(line).toContain("PO-9001");
});
