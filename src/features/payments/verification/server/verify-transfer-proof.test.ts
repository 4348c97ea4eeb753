import { afterAll, beforeAll, expect, test } from "vitest";
import { timeKey } from "#platform/page-key.ts";
import { aPdf } from "#testing/builders/a-file.ts";
import { openTradingSite } from "#testing/builders/a-trading-site.ts";
import { aTransferringGuest, type TransferringGuest } from "#testing/builders/a-transfer.ts";

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
const audited = async (id: string) =>
  (await site.pool.query("select action, reason from audit_log where subject_id = $1 order by at", [id])).rows;

test("the queue: the oldest first, with what the customer says and what we wait for", async () => {
  const guests: TransferringGuest[] = [];
  for (const amount_cents of [129_900, 100_000]) {
    const guest = await aTransferringGuest(site);
    await guest.prove({ amount_cents });
    guests.push(guest);
  }
  // Those of the other tests wait as well, so the queue is read from just before these.
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

test("one proof: the file for the office alone, and everything beside it", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const proof = await open(id);
  expect(proof).toMatchObject({
    state: "submitted",
    transfer_reference: guest.transferReference,
    is_reference_right: true,
    payment: { id: guest.paymentId, state: "proof_submitted", is_received: false },
    booking: { reference: guest.reference, total_cents: 129_900, open_cents: 129_900 },
    same_file: [],
    bank_lines: [],
  });
  const file = await site.app.request(`/files/v1/${proof.file.id}`, { headers: admin.headers });
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const dispatcher = await site.as("dispatcher");
  expect((await site.app.request(`/files/v1/${proof.file.id}`, { headers: dispatcher.headers })).status).toBe(404);
  expect((await site.call("transfer-proof", { id: guest.paymentId }, admin.headers)).status).toBe(404);
});

test("verified: the booking is confirmed and paid, and the customer told, once", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  expect(await verify(id)).toMatchObject({ state: "verified" });
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  expect(await guest.emails("booking-confirmed")).toHaveLength(1);
  expect(await guest.emails("payment-received")).toEqual([]);
  expect(await audited(id)).toMatchObject([{ action: "payment_proof.verified" }]);
  expect(await verify(id)).toMatchObject({ error: "decided", details: { proof: { id, state: "verified" } } });
  const { proofs } = await ask("transfer-proofs", { view: "decided" });
  expect(proofs[0]).toMatchObject({ id, state: "verified", decided_by: "Naledi Dube" });
});

test("more than was asked for: confirmed, and somebody is told of the rest, once", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove({ amount_cents: 140_000 });
  expect(await verify(id, { amount_cents: 140_000 })).toMatchObject({ state: "verified" });
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 140_000 });
  const { rows } = await site.pool.query("select title from tasks where kind = 'overpaid' and subject_id = $1", [
    guest.reference,
  ]);
  expect(rows).toEqual([{ title: `${guest.reference} was paid R101 too much` }]);
});

test("somebody else was faster: the answer has the proof as it is now", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const late = await ask("reject-transfer-proof", { id, version: 99, reason: "Not on the statement" });
  expect(late).toMatchObject({ error: "changed_meanwhile", details: { proof: { id, state: "submitted" } } });
});

test("pressed six times at once it is one payment", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const { version } = (await open(id)).payment;
  const press = () => ask("verify-transfer-proof", { id, version, amount_cents: 129_900 });
  const answers = await Promise.all([press(), press(), press(), press(), press(), press()]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === "decided")).toHaveLength(5);
  await site.settle();
  expect(await guest.told("payment.succeeded")).toHaveLength(1);
  expect(await guest.emails("booking-confirmed")).toHaveLength(1);
  expect(await guest.emails("payment-received")).toEqual([]);
});

test("less arrived: that much counts, the booking waits for the rest", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  await verify(id, { amount_cents: 100_000, note: "R1 000 on the statement" });
  await site.settle();
  expect(await guest.payment()).toMatchObject({ state: "verified", amount_cents: 100_000 });
  expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 100_000 });
  expect(await ask("booking-money", { reference: guest.reference })).toMatchObject({ open_cents: 29_900 });
});

test("the same file for two bookings is found, and counts only with a word why", async () => {
  const [first, second] = [await aTransferringGuest(site), await aTransferringGuest(site)];
  const content = aPdf("One transfer for two");
  const [one, two] = [await first.prove({ content }), await second.prove({ content })];
  expect((await open(two)).same_file).toMatchObject([{ booking_reference: first.reference, state: "submitted" }]);
  expect((await ask("transfer-proofs", { search: first.reference })).proofs).toMatchObject([{ is_reused: true }]);
  expect(await verify(two)).toMatchObject({ error: "reused", details: { references: [first.reference] } });
  expect(await verify(two, { despite_reuse: true })).toMatchObject({ error: "reused" });
  expect(await verify(two, { despite_reuse: true, note: "One transfer for both" })).toMatchObject({ success: true });
  expect((await open(one)).state).toBe("submitted");
});

test("rejected: the reason reaches the customer, who may send another", async () => {
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

test("a guest who was believed: the proof is decided on, nobody is told twice, and a no comes too late", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  await site.pool.query("update payments set state = 'verified', version = version + 1 where id = $1", [
    guest.paymentId,
  ]);
  const { version } = (await open(id)).payment;
  expect(await ask("reject-transfer-proof", { id, version, reason: "No" })).toMatchObject({ error: "received" });
  expect(await verify(id, { amount_cents: 1 })).toMatchObject({ error: "amount_fixed" });
  expect(await verify(id)).toMatchObject({ success: true });
  expect(await guest.told("payment.succeeded")).toHaveLength(0);
});

test("money taken at the office confirms the booking", async () => {
  const guest = await aTransferringGuest(site);
  const record = (changes: object = {}) =>
    ask("record-booking-payment", {
      ...{ reference: guest.reference, method: "card_machine", amount_cents: 129_900, reason: "Paid at the desk" },
      ...{ expected_open_cents: 129_900, ...changes },
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

test("cash: collected on the trip with what there was, handed in, counted", async () => {
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
