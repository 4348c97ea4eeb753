import { afterAll, beforeAll, expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { anAccountForRefund as account, aGuestOwed } from "#testing/builders/money/a-guest-owed.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
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

test("it is deleted a month after the refund, and immediately when the person is erased", async () => {
  const [paid, erased] = [await aGuestOwed(site, admin), await aGuestOwed(site, admin)];
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
