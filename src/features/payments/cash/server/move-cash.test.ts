import { afterAll, beforeAll, expect, test } from "vitest";
import { aTransferringGuest } from "#testing/builders/booking/a-transfer.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();

test("cash is collected on the trip with the actual amount, handed in and counted", async () => {
  const guest = await aTransferringGuest(site);
  await guest.call("start-payment", { method: "cash" });
  await site.settle();
  await site.pool.query("update bookings set pickup_at = now() - interval '1 hour' where reference = $1", [
    guest.reference,
  ]);
  const due = await ask("cash-payments", { search: guest.reference });
  expect(due.payments).toMatchObject([{ state: "due_on_trip", amount_cents: 129_900 }]);
  const [{ payment_id, version }] = due.payments;
  const move = (to: string, at: number, more: object = {}) =>
    ask("move-cash", { payment_id, version: at, to, ...more });
  expect(await move("handed_in", version)).toMatchObject({ error: "not_possible" });
  expect(await move("collected", version, { amount_cents: 120_000, note: "Had no more" })).toMatchObject({
    state: "collected",
  });
  expect(await move("handed_in", version)).toMatchObject({ error: "changed_meanwhile" });
  expect(await move("handed_in", version + 1)).toMatchObject({ state: "handed_in" });
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 120_000 });
  const done = await ask("cash-payments", { view: "done", search: guest.reference });
  expect(done.payments).toMatchObject([{ state: "handed_in", amount_cents: 120_000 }]);
});
