import { afterAll, beforeAll, expect, test } from "vitest";
import { anAccountForRefund as account, aGuestOwed } from "#testing/builders/money/a-guest-owed.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();

test("our team asks again by email, or enters the account the customer gave them", async () => {
  const guest = await aGuestOwed(site, admin);
  const refund_id = guest.refund.id;
  await ask("ask-for-refund-account", { refund_id });
  await site.settle();
  expect(await guest.emails("refund-account")).toHaveLength(2);
  expect(await ask("save-refund-account", { refund_id, ...account })).toMatchObject({ account_ending: "2345" });
  const toPay = await ask("refund-account-to-pay", { refund_id });
  expect(toPay.account).toMatchObject({ given_by: expect.stringContaining("Naledi"), account_number: "62000012345" });
});
