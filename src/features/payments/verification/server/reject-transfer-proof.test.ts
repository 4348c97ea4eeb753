import { afterAll, beforeAll, expect, test } from "vitest";
import { aTransferringGuest } from "#testing/builders/booking/a-transfer.ts";
import { aPdf } from "#testing/builders/services/a-file.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();

const open = (id: string) => ask("transfer-proof", { id });

const verify = async (id: string, changes: object = {}) =>
  ask("verify-transfer-proof", { id, version: (await open(id)).payment.version, amount_cents: 129_900, ...changes });

test("if a colleague was faster, the answer shows the proof as it is now", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const late = await ask("reject-transfer-proof", { id, version: 99, reason: "Not on the statement" });
  expect(late).toMatchObject({ error: "changed_meanwhile", details: { proof: { id, state: "submitted" } } });
});

test("rejected: the customer gets the reason and may send another", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const { version } = (await open(id)).payment;
  const stale = await site.call("reject-transfer-proof", { id, version: version - 1, reason: "No" }, admin.headers);
  expect([stale.status, (await stale.json()).error]).toEqual([409, "changed_meanwhile"]);
  expect((await site.call("reject-transfer-proof", { id, version, reason: " " }, admin.headers)).status).toBe(422);
  expect(await ask("reject-transfer-proof", { id, version, reason: "Another account" })).toMatchObject({
    state: "rejected",
  });
  await site.settle();
  expect(await guest.emails("proof-rejected")).toHaveLength(1);
  expect(await guest.call("payment-status")).toMatchObject({
    attempt: { stage: "proof_rejected", reason: "Another account" },
  });
  await verify(await guest.prove({ content: aPdf("Another") }));
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed" });
});

test.each(["declined", "expired", "cancelled"])(
  "rejected for a booking that is %s: nothing asks for money",
  async (state) => {
    const guest = await aTransferringGuest(site);
    const id = await guest.prove();
    await site.pool.query("update bookings set state = $2 where reference = $1", [guest.reference, state]);
    const { version } = (await open(id)).payment;
    await ask("reject-transfer-proof", { id, version, reason: "Another account" });
    await site.settle();
    const [{ subject, body }] = await guest.emails("proof-rejected");
    expect(subject).not.toContain("please look again");
    expect(body).toContain("Another account");
    expect(body).toContain(`/confirm-booking/${guest.reference}`);
    expect(body).not.toContain("/payment-selection");
    expect(body).not.toContain("not paid yet");
  },
);
