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

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;

test("a customer who is owed a transfer gets an email and enters an account on their own page", async () => {
  const guest = await aGuestOwed(site, admin);
  expect(guest.refund).toMatchObject({ state: "manual_transfer", amount_cents: 129_900 });
  expect(await guest.emails("refund-account")).toHaveLength(1);
  expect(await guest.call("refund-account")).toMatchObject({ amount_cents: 129_900, account: null });
  expect(await ask("refund-account-to-pay", { refund_id: guest.refund.id })).toMatchObject({ account: null });

  expect(await guest.call("give-refund-account", account)).toMatchObject({ account_ending: "2345" });
  const seen = await guest.call("refund-account");
  expect(seen.account).toMatchObject({ holder: "T Mokoena", account_ending: "2345" });
  expect(JSON.stringify(seen)).not.toContain("620000");

  const toPay = await ask("refund-account-to-pay", { refund_id: guest.refund.id });
  expect(toPay).toMatchObject({
    reference: guest.reference,
    amount_cents: 129_900,
    account: { account_number: "62000012345", branch_code: "250655", bank: "FNB", given_by: "customer" },
  });
  const looked = await rows(
    "select 1 from audit_log where action = 'refund_account.viewed' and subject_id = $1",
    guest.reference,
  );
  expect(looked).toHaveLength(1);
  const { refunds } = await ask("refunds-for-review", { search: guest.reference });
  expect(refunds[0]).toMatchObject({ account_ending: "2345" });
});
