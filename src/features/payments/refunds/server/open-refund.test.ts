import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { payments, sandboxTransactions } from "#db/schema/payments.ts";
import { system } from "#domain/account/roles.ts";
import type { DomainEvent } from "#domain/events.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { react } from "#platform/jobs/work-jobs.ts";
import { inTransaction } from "#platform/transaction.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { openTradingSite } from "#testing/builders/a-trading-site.ts";
import { resumeRefunds } from "./resume-refunds.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let reference: string;
let bookingId: string;

beforeAll(async () => {
  site = await openTradingSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const booking = aBooking({ state: "cancelled", totalCents: 900_000, paidCents: 900_000 });
  await openDatabase(site.pool).insert(bookings).values(booking);
  ({ reference, id: bookingId } = booking);
});

/** A payment that was received: through the stand-in, which has it in its books, or by transfer. */
async function received(method: "online" | "transfer" | "cash", amountCents: number) {
  const db = openDatabase(site.pool);
  const now = new Date();
  const form = { amount: (amountCents / 100).toFixed(2), item_name: "A booking" };
  const [kept] = await db
    .insert(sandboxTransactions)
    .values({ id: newId(), form, status: "COMPLETE", notifyUrl: "", createdAt: now })
    .returning({ number: sandboxTransactions.number });
  const id = newId();
  await db.insert(payments).values({
    ...{ id, bookingId, method, amountCents, createdAt: now, updatedAt: now },
    state: method === "online" ? "succeeded" : "verified",
    provider: method === "online" ? "stand_in" : "",
    providerPaymentId: method === "online" ? String(kept?.number) : null,
  });
  return { id, number: kept?.number };
}

const tell = (event: DomainEvent) =>
  inTransaction(site.pool, async (db) => {
    const { ctx, finish } = createContext(site.world, { db, actor: system, correlationId: "test" });
    await ctx.emit(event);
    await finish();
  });

const owe = (amountCents: number, changes: Partial<Extract<DomainEvent, { type: "refund.due" }>> = {}) =>
  tell({
    ...{ type: "refund.due", key: `cancel:${reference}`, reference, amountCents, feeCents: 0 },
    ...{ reasonCode: "CUSTOMER_PLANS", hoursBefore: 48, documentId: null, isWithinPolicy: true },
    ...changes,
  });

const refunds = async () =>
  (await site.pool.query("select * from refunds where booking_id = $1 order by created_at, id", [bookingId])).rows;
const payment = async (id: string) => (await site.pool.query("select * from payments where id = $1", [id])).rows[0];
const tasks = async (kind: string) =>
  (await site.pool.query("select title from tasks where kind = $1 and title like $2", [kind, `%${reference}%`])).rows;
const books = async (number: number | null | undefined) =>
  (await site.pool.query("select refunded_cents from sandbox_transactions where number = $1", [number])).rows[0]
    .refunded_cents;

test("within the rules and small: back on the card at once, and the customer is told", async () => {
  const { id, number } = await received("online", 129_900);
  // One that the office asked for: a cancellation tells of its own refund.
  await owe(64_950, { feeCents: 64_950, key: `office:${reference}:1` });
  await site.settle();
  expect(await refunds()).toMatchObject([
    { state: "succeeded", amount_cents: 64_950, fee_cents: 64_950, payment_id: id },
  ]);
  expect(await payment(id)).toMatchObject({ state: "partially_refunded", refunded_cents: 64_950 });
  expect(await books(number)).toBe(64_950);
  const { rows } = await site.pool.query("select body from messages where template = 'refunded' and about = $1", [
    `booking:${reference}`,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0].body).toContain("R649.50");
});

test("told twice, it is one refund", async () => {
  const { number } = await received("online", 100_000);
  await owe(100_000);
  await owe(100_000);
  await site.settle();
  expect(await refunds()).toHaveLength(1);
  expect(await books(number)).toBe(100_000);
});

test("over several payments: the card first, the rest by hand", async () => {
  const transfer = await received("transfer", 100_000);
  const card = await received("online", 50_000);
  await owe(120_000);
  await site.settle();
  expect(await refunds()).toMatchObject([
    { payment_id: card.id, amount_cents: 50_000, state: "succeeded" },
    { payment_id: transfer.id, amount_cents: 70_000, state: "manual_transfer" },
  ]);
  expect(await tasks("refund_transfer")).toHaveLength(1);
});

test.each([
  ["above R5 000", 500_001, true],
  ["outside the rules", 10_000, false],
] as const)("%s a person decides", async (_what, amount, isWithinPolicy) => {
  await received("online", 900_000);
  await owe(amount, { isWithinPolicy });
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "requested" }]);
  expect(await tasks("refund_approval")).toHaveLength(1);
});

test("money whose origin we do not know is for a person as well", async () => {
  await owe(10_000);
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "requested", payment_id: null, method: "transfer" }]);
});

test("the gateway says no: a bank transfer takes its place", async () => {
  const { number } = await received("online", 100_000);
  await site.pool.query("update sandbox_transactions set refunded_cents = 99000 where number = $1", [number]);
  await owe(50_000);
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "manual_transfer" }]);
  expect(await tasks("refund_transfer")).toHaveLength(1);
});

test("an answer that got lost: asked again, the gateway's books show that it is done", async () => {
  const { number } = await received("online", 100_000);
  await owe(40_000);
  const settle = async (type: string, reaction: string) => {
    const { rows } = await site.pool.query("select id from events where type = $1 order by created_at desc limit 1", [
      type,
    ]);
    await react(site, { eventId: rows[0].id, reaction });
  };
  await settle("refund.due", "openRefund");
  // As if the gateway had paid and we had died before we could write it down.
  await site.pool.query("update sandbox_transactions set refunded_cents = 40000 where number = $1", [number]);
  await settle("refund.approved", "payRefund");
  expect(await refunds()).toMatchObject([{ state: "succeeded" }]);
  expect(await books(number)).toBe(40_000);
});

test("by the clock, a refund that got stuck is sent again", async () => {
  const { number } = await received("online", 100_000);
  await owe(30_000);
  await site.settle();
  await site.pool.query(
    "update refunds set state = 'processing', updated_at = now() - interval '1 hour', asked_at = null where booking_id = $1",
    [bookingId],
  );
  await site.pool.query("update sandbox_transactions set refunded_cents = 0 where number = $1", [number]);
  await site.pool.query("update payments set state = 'succeeded', refunded_cents = 0 where booking_id = $1", [
    bookingId,
  ]);
  await inTransaction(site.pool, async (db) => {
    const { ctx, finish } = createContext(site.world, { db, actor: system, correlationId: "test" });
    await resumeRefunds(ctx);
    await finish();
  });
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "succeeded" }]);
  expect(await books(number)).toBe(30_000);
});

test("a large one: four eyes, one pair a super-user's, and the second look must be fresh", async () => {
  const { number } = await received("online", 900_000);
  await owe(600_000);
  await site.settle();
  const [{ id, version }] = await refunds();
  const [admin, other, owner] = [
    await site.as("admin", { name: "Naledi Dube" }),
    await site.as("admin"),
    await site.as("super_user"),
  ];
  const approve = async (by: typeof admin, at: number) =>
    (await site.call("approve-refund", { id, version: at }, by.headers)).json();

  expect(await approve(admin, version)).toMatchObject({ state: "requested", version: version + 1 });
  expect(await approve(owner, version)).toMatchObject({
    error: "changed_meanwhile",
    details: {
      version: version + 1,
      refund: { id, version: version + 1, amount_cents: 600_000, approved_by: "Naledi Dube" },
    },
  });
  expect(await approve(admin, version + 1)).toMatchObject({ error: "same_person" });
  expect(await approve(other, version + 1)).toMatchObject({ error: "needs_super_user" });
  expect(await approve(owner, version + 1)).toMatchObject({ state: "processing" });
  await site.settle();
  expect(await refunds()).toMatchObject([
    { state: "succeeded", approved_by: admin.userId, second_approved_by: owner.userId },
  ]);
  expect(await books(number)).toBe(600_000);
});

test("a large one over two payments is large all the same", async () => {
  await received("online", 450_000);
  await received("transfer", 450_000);
  await owe(600_000);
  await site.settle();
  const [{ id, version, amount_cents }] = await refunds();
  expect(amount_cents).toBe(450_000);
  const admin = await site.as("admin");
  const list = await (await site.call("refunds-for-review", { search: reference }, admin.headers)).json();
  expect(list.refunds).toMatchObject([{ needs_second_person: true }, { needs_second_person: true }]);
  const agreed = await (await site.call("approve-refund", { id, version }, admin.headers)).json();
  expect(agreed).toMatchObject({ state: "requested" });
});

test("by hand: marked as paid once, and only where it is paid by hand", async () => {
  await received("cash", 100_000);
  await owe(100_000);
  await site.settle();
  const admin = await site.as("admin");
  const [{ id, version }] = await refunds();
  const list = await (await site.call("refunds-for-review", { search: reference }, admin.headers)).json();
  expect(list.refunds).toMatchObject([{ id, state: "manual_transfer", booking_reference: reference }]);
  const mark = async (at: number) => (await site.call("mark-refund-paid", { id, version: at }, admin.headers)).json();
  expect(await mark(version)).toMatchObject({ state: "succeeded" });
  expect(await mark(version + 1)).toMatchObject({ error: "not_possible", details: { refund: { state: "succeeded" } } });
});

test("rejected, with the reason on record", async () => {
  await received("online", 100_000);
  await owe(10_000, { isWithinPolicy: false });
  await site.settle();
  const admin = await site.as("admin");
  const [{ id, version }] = await refunds();
  const answer = await site.call(
    "reject-refund",
    { id, version, reason: "Paid in full by the insurer" },
    admin.headers,
  );
  expect(await answer.json()).toMatchObject({ state: "rejected" });
  const { rows } = await site.pool.query(
    "select reason from audit_log where action = 'refund.rejected' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ reason: "Paid in full by the insurer" }]);
});
