import fs from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { newId } from "../src/platform/ids.ts";
import { ordinaryDay } from "./a-booked-journey.ts";
import { ask } from "./a-new-company.ts";
import { barriers } from "./accessibility.ts";
import { onDatabase } from "./on-database.ts";
import { browserOf, test } from "./signed-in.ts";

const dataDir = `.cache/browser-test-data-${process.env.E2E_PORT}`;

/** A new hotel for each attempt, with a user, so that it shares no statement with the demo’s hotels. */
const aHotel = () =>
  onDatabase(dataDir, async (client) => {
    const [id, userId, attempt] = [newId(), newId(), test.info().retry + 1];
    const who = `quayside-${attempt}`;
    const name = `Quayside House ${attempt}`;
    await client.query(
      `insert into organisations (id, kind, name, area, affiliate_code, commission_rate, bank_name, bank_account_name, bank_account_number,
        bank_branch_code, created_at) values ($1, 'hotel', $2, 'V&A Waterfront', $3, 0.5, 'Sample Bank', $2, '62000000094', '000000', now())`,
      [id, name, `QUAYSIDE${attempt}`],
    );
    await client.query(
      `insert into users (id, email, name, status, created_at, password_hash, email_confirmed_at)
       select $1, $2, 'Ayanda Nkosi', 'active', now(), password_hash, now() from users where email = 'hotel@demo.example'`,
      [userId, `${who}@demo.example`],
    );
    await client.query("insert into user_roles (user_id, role, granted_at) values ($1, 'hotel', now())", [userId]);
    await client.query("insert into organisation_members (organisation_id, user_id) values ($1, $2)", [id, userId]);
    return { who, name };
  });

/** Too long to wait for in a test: the trip was last month, and its driver has not reported. */
const tripIsOver = (reference: string) =>
  onDatabase(dataDir, async (client) => {
    const ofBooking = "where booking_id = (select id from bookings where reference = $1)";
    const stateOf = async () =>
      (await client.query(`select state from trips ${ofBooking}`, [reference])).rows[0]?.state;
    await expect.poll(stateOf, { timeout: 60_000 }).toBe("unassigned");
    const { rows } = await client.query(
      `update trips set state = 'completed_unverified', pickup_at = date_trunc('month', now()) - interval '73 hours',
        planned_end = date_trunc('month', now()) - interval '72 hours'
       ${ofBooking} returning id, version`,
      [reference],
    );
    return { trip_id: String(rows[0].id), version: Number(rows[0].version) };
  });

async function bookForGuest(desk: Page): Promise<{ reference: string; link: string }> {
  await desk.goto("/hotel/booking");
  await desk.getByLabel("Pickup date").fill(ordinaryDay(47));
  await desk.getByRole("spinbutton", { name: "Passengers" }).fill("12");
  await desk.getByLabel("First name").fill("Janelle");
  await desk.getByLabel("Last name").fill("Kim");
  await desk.getByLabel("Phone").fill("+27 82 555 0199");
  await desk.getByRole("textbox", { name: "Email" }).fill("janelle.kim@example.com");
  await desk.getByRole("textbox", { name: "Room" }).fill("204");
  await desk.getByText("Guest pays by link").click();
  await expect(desk.getByText("Your commission")).toBeVisible();
  expect(await barriers(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Book trip" }).click();
  await expect(desk.getByText("Vehicle held")).toBeVisible();
  const words = await desk.getByRole("link", { name: "Send by WhatsApp" }).getAttribute("href");
  const link = /https?:\/\/\S+$/.exec(new URL(words ?? "").searchParams.get("text") ?? "")?.[0] ?? "";
  const { pathname, search, searchParams } = new URL(link);
  return { reference: searchParams.get("booking") ?? "", link: pathname + search };
}

async function payByLink(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole("button", { name: /^Pay R/ }).click();
  await guest.getByRole("button", { name: /Pay by card/ }).click();
  await expect(guest.getByText("Paid and confirmed")).toBeVisible();
}

/** Presses a button, and the button of the same name in the confirmation dialog. */
async function decide(page: Page, button: string | RegExp, dialogButton: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: dialogButton, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("a hotel books, its guest pays by link, the trip is completed, and the commission is stated, disputed and paid", async ({
  page: guest,
  browser,
  baseURL,
}) => {
  test.slow();
  const hotel = await aHotel();
  const pageOf = async (who: string) =>
    (await browser.newContext({ storageState: await browserOf(who, baseURL) })).newPage();
  const [desk, team] = [await pageOf(hotel.who), await pageOf("admin")];
  const { reference, link } = await bookForGuest(desk);
  await payByLink(guest, link);

  await team.goto("/admin/hotels?tab=commission");
  await expect(team.getByRole("heading", { name: "Commissions" })).toBeVisible();
  const driven = { ...(await tripIsOver(reference)), outcome: "completed", reason: "The driver called in." };
  expect(await ask(team, "verify-trip", driven)).toMatchObject({ status: 200, state: "completed" });
  await expect(async () => {
    await team.reload();
    await expect(team.getByRole("button", { name: `Approve commission on ${reference}` })).toBeVisible({
      timeout: 10_000,
    });
  }, "earned with the drop-off").toPass({ timeout: 90_000 });
  await team.getByRole("button", { name: `Approve commission on ${reference}` }).click();
  await expect(team.getByRole("button", { name: `Approve commission on ${reference}` })).toHaveCount(0);

  await team.getByRole("tab", { name: "Statements" }).click();
  await decide(team, "Issue statements", "Issue statements");
  await desk.goto("/hotel/dashboard");
  await desk.getByRole("button", { name: /^Open statement ST-/ }).click();
  await desk.getByRole("button", { name: `Dispute the line of ${reference}` }).click();
  await desk.getByRole("dialog").getByLabel("What is wrong?").fill("We agreed a little more for groups.");
  await desk.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(desk.getByText("We agreed a little more for groups.")).toBeVisible();
  expect(await barriers(desk)).toEqual([]);

  await team.reload();
  const row = team.getByRole("listitem").filter({ hasText: hotel.name });
  await row.getByRole("button", { name: /^Open statement/ }).click();
  await team.getByRole("button", { name: `Answer the dispute about ${reference}` }).click();
  const answer = team.getByRole("dialog");
  await answer.getByLabel("Add to the next statement").fill("50");
  await answer.getByLabel("Answer", { exact: false }).last().fill("You are right: R50 more.");
  await answer.getByRole("button", { name: "Send answer" }).click();
  await expect(answer).toHaveCount(0);
  await expect(team.getByText("Our answer: You are right: R50 more.")).toBeVisible();

  await team.getByRole("tab", { name: "Payouts" }).click();
  await decide(team, "Draft payouts", "Draft payouts");
  const payout = team.getByRole("listitem").filter({ hasText: hotel.name });
  await expect(payout).toContainText("PO-");
  const payoutReference = /PO-\w{6}/.exec((await payout.textContent()) ?? "")?.[0] ?? "";
  await decide(team, `Approve ${payoutReference}`, "Approve payout");
  const download = team.waitForEvent("download");
  await team.getByRole("button", { name: "Bank file" }).click();
  expect(await fs.readFile(await (await download).path(), "utf8")).toContain(payoutReference);
  await team.getByRole("button", { name: `Mark as paid ${payoutReference}` }).click();
  await team.getByRole("dialog").getByLabel("Bank reference").fill("EFT 4471");
  await team.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(payout.getByText("Paid", { exact: true })).toBeVisible();
  expect(await barriers(team)).toEqual([]);

  await desk.goto("/hotel/dashboard");
  await expect(desk.getByText(/^Paid \w+ \d/)).toBeVisible();
  await desk.context().close();
  await team.context().close();
});
