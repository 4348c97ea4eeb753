import { afterAll, beforeAll, expect, test } from "vitest";
import { aTransferringGuest } from "#testing/builders/booking/a-transfer.ts";
import { aBankDesk } from "#testing/builders/money/a-bank-desk.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const { ask, read, lineOf } = aBankDesk(() => ({ site, admin }));

test("a verified proof is cleared by the statement, and a wrong match is undone", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const { payment } = await ask("transfer-proof", { id });
  await ask("verify-transfer-proof", { id, version: payment.version, amount_cents: 129_900 });
  await read([{ description: `wrong ${guest.transferReference}` }]);
  expect(await guest.payment()).toMatchObject({ state: "cleared" });
  expect((await ask("transfer-proof", { id })).bank_lines).toMatchObject([{ is_tied: true, names_booking: true }]);
  const { parts } = await lineOf(`wrong ${guest.transferReference}`);
  const { allocation_id } = parts[0];
  const undone = await ask("unmatch-bank-line", { allocation_id, reason: "Another guest" });
  expect(undone).toMatchObject({ left_cents: 129_900 });
  expect(await guest.payment()).toMatchObject({ state: "verified" });
  expect(await ask("unmatch-bank-line", { allocation_id, reason: "Again" })).toMatchObject({ error: "not_found" });
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
});

test("after unmatching, an amount that only the line paid is due again, and our team gets a task to inform the customer", async () => {
  const guest = await aTransferringGuest(site);
  await read([{ description: `paid ${guest.transferReference}` }]);
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  const { parts } = await lineOf(`paid ${guest.transferReference}`);
  await ask("unmatch-bank-line", { allocation_id: parts[0].allocation_id, reason: "Another guest’s money" });
  await site.settle();
  expect(await guest.payment()).toMatchObject({ state: "cancelled" });
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 0 });
  const { rows } = await site.pool.query(
    "select title from tasks where kind = 'payment_withdrawn' and subject_id = $1",
    [guest.reference],
  );
  expect(rows).toHaveLength(1);
  const { rows: invoices } = await site.pool.query(
    "select i.state, i.paid_cents from invoices i join bookings b on b.id = i.booking_id where b.reference = $1",
    [guest.reference],
  );
  expect(invoices).toEqual([{ state: expect.stringMatching(/issued|sent/), paid_cents: 0 }]);
});
