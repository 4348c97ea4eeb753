import { afterAll, beforeAll, expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aPayingGuest } from "#testing/builders/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/a-trading-site.ts";
import { eraseRefundAccounts } from "./erase-refund-accounts.ts";
import { forgetRefundAccounts } from "./forget-refund-accounts.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});
afterAll(() => site.close());

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();
const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;

const account = {
  holder: "T Mokoena",
  bank: "FNB",
  branch_code: "250655",
  account_number: "62 0000 12345",
  account_type: "current",
};

/** Who paid by transfer for a booking that was cancelled: a card cannot take it back. */
async function aGuestOwed() {
  const guest = await aPayingGuest(site, { state: "cancelled", holdUntil: null });
  const { id } = await guest.booking();
  const line = {
    booked_on: "2026-11-14",
    amount_cents: 129_900,
    description: guest.reference,
    bank_id: newId(),
    nth: 1,
  };
  await ask("import-bank-lines", { name: "a.csv", format: "csv", lines: [line] });
  const { lines } = await ask("bank-lines", { view: "open", search: guest.reference });
  const parts = [{ kind: "booking", key: guest.reference, amount_cents: 129_900 }];
  await ask("match-bank-line", { id: lines[0].id, parts });
  await site.settle();
  const [refund] = await rows("select id, version, state, amount_cents from refunds where booking_id = $1", id);
  return { ...guest, bookingId: String(id), refund };
}

test("who is owed a transfer is asked by email and gives an account on their own page", async () => {
  const guest = await aGuestOwed();
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
    ...{ booking_reference: guest.reference, amount_cents: 129_900 },
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

test("the number is nowhere in the table", async () => {
  const guest = await aGuestOwed();
  await guest.call("give-refund-account", account);
  const [kept] = await rows("select * from refund_accounts where booking_id = $1", guest.bookingId);
  expect(JSON.stringify(kept)).not.toContain("0000123");
});

test("the office types in what it was told, and asks again by email", async () => {
  const guest = await aGuestOwed();
  const refund_id = guest.refund.id;
  await ask("ask-for-refund-account", { refund_id });
  await site.settle();
  expect(await guest.emails("refund-account")).toHaveLength(2);
  expect(await ask("save-refund-account", { refund_id, ...account })).toMatchObject({ account_ending: "2345" });
  const toPay = await ask("refund-account-to-pay", { refund_id });
  expect(toPay.account).toMatchObject({ given_by: expect.stringContaining("Naledi"), account_number: "62000012345" });
});

test("without a refund that needs one, no account is taken; nor with a wrong code, nor one that is none", async () => {
  const guest = await aPayingGuest(site);
  expect(await guest.call("give-refund-account", account)).toMatchObject({ error: "not_needed" });
  const owed = await aGuestOwed();
  expect(await owed.call("give-refund-account", { ...account, code: "WRONG234" })).toMatchObject({
    error: "not_found",
  });
  expect(await owed.call("give-refund-account", { ...account, account_number: "x" })).toMatchObject({ success: false });
});

test("only those who pay refunds see an account", async () => {
  const guest = await aGuestOwed();
  for (const role of ["dispatcher", "driver", "corporate", undefined] as const) {
    const { headers } = await site.as(role);
    const answer = await site.call("refund-account-to-pay", { refund_id: guest.refund.id }, headers);
    expect(answer.status, role).toBe(403);
  }
});

test("a month after the refund it is forgotten, and at once with the person", async () => {
  const [paid, erased] = [await aGuestOwed(), await aGuestOwed()];
  for (const guest of [paid, erased]) await guest.call("give-refund-account", account);
  const has = async ({ bookingId }: { bookingId: string }) =>
    (await rows("select 1 from refund_accounts where booking_id = $1", bookingId)).length === 1;
  const { openDatabase } = await import("#db/connect.ts");
  const ctx = (now: Date) => Object({ db: openDatabase(site.pool), now });
  const { version } = (await ask("refunds-for-review", { search: paid.reference })).refunds[0];
  await ask("mark-refund-paid", { id: paid.refund.id, version, note: "EFT 1" });
  await forgetRefundAccounts(ctx(addHours(new Date(), 24 * 29)));
  expect([await has(paid), await has(erased)]).toEqual([true, true]);
  await forgetRefundAccounts(ctx(addHours(new Date(), 24 * 31)));
  expect([await has(paid), await has(erased)]).toEqual([false, true]);
  const [{ email }] = await rows("select email from bookings where id = $1", erased.bookingId);
  await eraseRefundAccounts(ctx(new Date()), Object({ userId: newId(), email }));
  expect(await has(erased)).toBe(false);
});
