import { afterAll, beforeAll, expect, test } from "vitest";
import { anAccountForRefund as account, aGuestOwed } from "#testing/builders/money/a-guest-owed.ts";
import { aPayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;

test("the account number is not readable anywhere in the table", async () => {
  const guest = await aGuestOwed(site, admin);
  await guest.call("give-refund-account", account);
  const [kept] = await rows("select * from refund_accounts where booking_id = $1", guest.bookingId);
  expect(JSON.stringify(kept)).not.toContain("0000123");
});

test("refused without a refund that needs one, with a wrong code, or with an invalid account", async () => {
  const guest = await aPayingGuest(site);
  expect(await guest.call("give-refund-account", account)).toMatchObject({ error: "not_needed" });
  const owed = await aGuestOwed(site, admin);
  expect(await owed.call("give-refund-account", { ...account, code: "WRONG234" })).toMatchObject({
    error: "not_found",
  });
  expect(await owed.call("give-refund-account", { ...account, account_number: "x" })).toMatchObject({ success: false });
});
