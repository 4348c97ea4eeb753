import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aGuestOwed } from "#testing/builders/money/a-guest-owed.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin");
});
afterAll(() => site.close());

const ask = async (refund_id: string) =>
  (await site.call("ask-for-refund-account", { refund_id }, admin.headers)).json();

test("each request sends one more email, to the customer's own address", async () => {
  const guest = await aGuestOwed(site, admin);
  const { email } = await guest.booking();
  expect(await ask(guest.refund.id)).toMatchObject({ email });
  await site.settle();
  expect(await guest.emails("refund-account")).toHaveLength(2);
});

test("a paid refund needs no account any more, and an unknown one is not found", async () => {
  const guest = await aGuestOwed(site, admin);
  const { id, version } = guest.refund;
  await site.call("mark-refund-paid", { id, version, note: "EFT 7" }, admin.headers);
  expect(await ask(id)).toMatchObject({ error: "not_needed" });
  expect(await ask(newId())).toMatchObject({ error: "not_found" });
});
