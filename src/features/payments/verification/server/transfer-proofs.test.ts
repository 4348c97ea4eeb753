import { afterAll, beforeAll, expect, test } from "vitest";
import { timeKey } from "#platform/page-key.ts";
import { aTransferringGuest, type TransferringGuest } from "#testing/builders/booking/a-transfer.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();

test("the queue: oldest first, with the claimed and the expected amount", async () => {
  const guests: TransferringGuest[] = [];
  for (const amount_cents of [129_900, 100_000]) {
    const guest = await aTransferringGuest(site);
    await guest.prove({ amount_cents });
    guests.push(guest);
  }
  // The other tests’ proofs are in the queue too, so it is read from just before these.
  const [before] = (
    await site.pool.query("select created_at, id from transfer_proofs where payment_id = $1", [guests[0]?.paymentId])
  ).rows;
  const after = timeKey.write({ at: new Date(before.created_at.getTime() - 1), id: before.id });
  const { proofs, next } = await ask("transfer-proofs", { size: 1, after });
  expect(proofs).toMatchObject([
    { booking_reference: guests[0]?.reference, claimed_cents: 129_900, expected_cents: 129_900, is_reused: false },
  ]);
  const rest = await ask("transfer-proofs", { size: 1, after: next });
  expect(rest.proofs).toMatchObject([{ booking_reference: guests[1]?.reference, claimed_cents: 100_000 }]);
  expect(rest.next).toBeNull();
  const searched = await ask("transfer-proofs", { search: guests[1]?.transferReference });
  expect(searched.proofs).toHaveLength(1);
  const waiting = await site.pool.query("select 1 from transfer_proofs where state = 'submitted'");
  expect(waiting.rowCount).toBeGreaterThanOrEqual(2);
  expect(await ask("payments-waiting", {})).toMatchObject({ proofs: waiting.rowCount });
});
