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

const audited = async (id: string) =>
  (await site.pool.query("select action, reason from audit_log where subject_id = $1 order by at", [id])).rows;

test("money received by our team confirms the booking", async () => {
  const guest = await aTransferringGuest(site);
  const record = (changes: object = {}) =>
    ask("record-booking-payment", {
      reference: guest.reference,
      method: "card_machine",
      amount_cents: 129_900,
      reason: "Paid at the desk",
      expected_open_cents: 129_900,
      ...changes,
    });
  expect(await record({ expected_open_cents: 1 })).toMatchObject({ error: "changed_meanwhile" });
  expect(await record({ amount_cents: 130_000 })).toMatchObject({ error: "more_than_open" });
  expect(await record({ reference: "CTS-000000" })).toMatchObject({ error: "not_found" });
  expect(await record()).toMatchObject({ state: "succeeded" });
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  expect(await guest.payment()).toMatchObject({ state: "cancelled" });
  expect(await record()).toMatchObject({ error: "changed_meanwhile" });
  expect(await audited(guest.reference)).toMatchObject([{ action: "payment.recorded", reason: "Paid at the desk" }]);
});
