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

const audited = async (id: string) =>
  (await site.pool.query("select action, reason from audit_log where subject_id = $1 order by at", [id])).rows;

test("verified: the booking is confirmed and paid, and the customer gets one email", async () => {
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

test("too much: confirmed, and our team is notified once about the surplus", async () => {
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

test("clicked six times at once, it is one payment", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const { version } = (await open(id)).payment;
  const press = () => ask("verify-transfer-proof", { id, version, amount_cents: 129_900 });
  const answers = await Promise.all([press(), press(), press(), press(), press(), press()]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === "decided")).toHaveLength(5);
  await site.settle();
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
  expect(await guest.emails("booking-confirmed")).toHaveLength(1);
  expect(await guest.emails("payment-received")).toEqual([]);
});

test("too little: that amount counts, and the booking waits for the rest", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  await verify(id, { amount_cents: 100_000, note: "R1 000 on the statement" });
  await site.settle();
  expect(await guest.payment()).toMatchObject({ state: "verified", amount_cents: 100_000 });
  expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 100_000 });
  expect(await ask("booking-money", { reference: guest.reference })).toMatchObject({ open_cents: 29_900 });
});

test("the same file for two bookings is detected, and needs a note to be verified", async () => {
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

test("a trusted guest: the proof is decided, no one is notified twice, and a rejection comes too late", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  await site.pool.query("update payments set state = 'verified', version = version + 1 where id = $1", [
    guest.paymentId,
  ]);
  const { version } = (await open(id)).payment;
  expect(await ask("reject-transfer-proof", { id, version, reason: "No" })).toMatchObject({ error: "received" });
  expect(await verify(id, { amount_cents: 1 })).toMatchObject({ error: "amount_fixed" });
  expect(await verify(id)).toMatchObject({ success: true });
  expect(await guest.events("payment.succeeded")).toHaveLength(0);
});
