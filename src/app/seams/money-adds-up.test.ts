import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dueCents, moneyState } from "#db/booking-balance.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoicePayments, invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { bookingBalance, chargeFor } from "#domain/payment/booking-balance.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { moneyStateOf } from "#domain/payment/payment-summary.ts";
import { cancelAtDesk } from "#features/booking/desk/server/cancel-at-desk.ts";
import { overridePrice } from "#features/booking/money/server/override-price.ts";
import { creditInvoice } from "#features/invoices/desk/server/credit-invoice.ts";
import { draftInvoice } from "#features/invoices/desk/server/draft-invoice.ts";
import { issueDraft } from "#features/invoices/desk/server/issue-draft.ts";
import { recordInvoicePayment } from "#features/invoices/desk/server/record-invoice-payment.ts";
import { reissueInvoice } from "#features/invoices/desk/server/reissue-invoice.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { followEvents } from "#testing/follow-events.ts";
import { howMany } from "#testing/how-many.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../reactions.ts";

/** The actions, without the notifications: no one reads the emails of a random walk. */
const bookkeeping = Object.fromEntries(
  Object.entries(reactions).map(([type, following]) => [
    type,
    Object.fromEntries(Object.entries(following).filter(([name]) => !/^(send|alert)/.test(name))),
  ]),
) as Reactions;

/** A small generator of numbers that are the same for the same seed. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    of: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T,
  };
}
type Chance = ReturnType<typeof chance>;
type Walk = { readonly ctx: Context; readonly world: World; readonly id: string; readonly luck: Chance };

const bookingOf = async ({ ctx, id }: Walk) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("There is no booking.");
  return row;
};
const invoicesOf = ({ ctx, id }: Walk) =>
  ctx.db.select().from(invoices).where(eq(invoices.bookingId, id)).orderBy(invoices.issuedAt, invoices.number);
const standingOf = async (walk: Walk) =>
  (await invoicesOf(walk)).filter(
    ({ kind, state }) => kind !== "credit_note" && state !== "draft" && state !== "credited",
  );

async function keptFor({ ctx, id }: Walk): Promise<number> {
  const paid = await ctx.db.select().from(payments).where(eq(payments.bookingId, id));
  const back = await ctx.db.select().from(refunds).where(eq(refunds.bookingId, id));
  const received = paid.filter(({ state }) => isReceived(state)).reduce((sum, one) => sum + one.amountCents, 0);
  return received - back.reduce((sum, one) => sum + one.paidCents, 0);
}

const actions: Readonly<Record<string, (walk: Walk) => Promise<unknown>>> = {
  async issue(walk) {
    const { reference } = await bookingOf(walk);
    const nobody = { buyer_name: "", buyer_email: "", buyer_address: "1 Long Street", buyer_vat_number: "", note: "" };
    const draft = await draftInvoice(walk.ctx, { ...nobody, booking_reference: reference, lines: [] });
    if (draft.ok) await issueDraft(walk.ctx, draft.value);
  },
  async payPart(walk) {
    await pay(walk, 1 + walk.luck.upTo(40_000));
  },
  async payRest(walk) {
    await pay(walk, Math.max(0, (chargeFor(await bookingOf(walk)) ?? 0) - (await keptFor(walk))));
  },
  async recordOnInvoice(walk) {
    const [invoice] = (await standingOf(walk)).filter((one) => dueAmount(one) > 0);
    if (!invoice) return;
    const amount_cents = 1 + walk.luck.upTo(dueAmount(invoice) - 1);
    const { id, version } = invoice;
    await recordInvoicePayment(walk.ctx, {
      id,
      version,
      amount_cents,
      method: "transfer",
      paid_on: "2026-11-20",
      note: "",
    });
  },
  async refund(walk) {
    const kept = await keptFor(walk);
    if (kept > 0) await refund(walk, 1 + walk.luck.upTo(kept - 1));
  },
  /** A change or a cancellation reaches the customer. */
  async refundDue(walk) {
    const open = await walk.ctx.db.select().from(refunds).where(eq(refunds.bookingId, walk.id));
    for (const { id, amountCents, paidCents } of open) {
      const amount = Math.min(amountCents, await keptFor(walk));
      if (paidCents === 0 && amount > 0) await settle(walk, id, amount);
    }
  },
  async creditPart(walk) {
    const [invoice] = await standingOf(walk);
    if (!invoice) return;
    const left = invoice.totalCents - invoice.creditedCents;
    const { id, version } = invoice;
    await creditInvoice(walk.ctx, { id, version, amount_cents: 1 + walk.luck.upTo(left - 1), reason: "goodwill" });
  },
  async reissue(walk) {
    const [invoice] = await standingOf(walk);
    if (!invoice) return;
    const buyer = { name: "Blue Crane", address: "2 Long Street", vat_number: "" };
    await reissueInvoice(walk.ctx, { id: invoice.id, version: invoice.version, ...buyer, reason: "another name" });
  },
  async changePrice(walk) {
    const { id, version } = await bookingOf(walk);
    await overridePrice(walk.ctx, { id, version, total_cents: 10_000 + walk.luck.upTo(80_000), reason: "agreed" });
  },
  async cancel(walk) {
    const { id, version } = await bookingOf(walk);
    const code = walk.luck.of(["CUSTOMER_PLANS", "WEATHER"] as const);
    await cancelAtDesk(walk.ctx, { id, version, code, legs: [], note: "" });
  },
};

async function pay({ ctx, world, id, luck }: Walk, amountCents: number): Promise<void> {
  if (amountCents === 0) return;
  const paymentId = newId();
  const method = luck.of(["online", "transfer", "cash"] as const);
  const state = { online: "succeeded", transfer: "cleared", cash: "collected" } as const;
  await ctx.db.insert(payments).values({
    id: paymentId,
    bookingId: id,
    amountCents,
    method,
    state: state[method],
    paidAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
  });
  const { reference } = await bookingOf({ ctx, world, id, luck });
  await ctx.emit({ type: "payment.succeeded", paymentId, reference });
}

async function refund(walk: Walk, amountCents: number): Promise<void> {
  const id = newId();
  await walk.ctx.db.insert(refunds).values({
    id,
    bookingId: walk.id,
    state: "processing",
    amountCents,
    reasonCode: "GOODWILL",
    key: id,
    requestedBy: "system",
    createdAt: testNow,
    updatedAt: testNow,
  });
  await settle(walk, id, amountCents);
}

async function settle(walk: Walk, id: string, paidCents: number): Promise<void> {
  await walk.ctx.db.update(refunds).set({ paidCents, state: "succeeded" }).where(eq(refunds.id, id));
  const { reference } = await bookingOf(walk);
  await walk.ctx.emit({ type: "refund.succeeded", refundId: id, reference });
}

/** The invoices ask for what the customer owes; what is counted on them is what the customer has paid. */
async function expectTruth(walk: Walk, story: readonly string[]): Promise<void> {
  const result = story.join(" > ");
  const billed = await invoicesOf(walk);
  const issued = billed.filter(({ kind, state }) => kind !== "credit_note" && state !== "draft");
  const kept = await keptFor(walk);
  const booking = await bookingOf(walk);
  expect(bookingBalance(booking).keptCents, result).toBe(kept);
  const inDatabase = await walk.ctx.db
    .select({ due: dueCents, money: moneyState })
    .from(bookings)
    .where(eq(bookings.id, walk.id));
  expect(inDatabase, result).toEqual([{ due: bookingBalance(booking).dueCents, money: moneyStateOf(booking) }]);
  for (const { creditedCents, totalCents } of issued) expect(creditedCents, result).toBeLessThanOrEqual(totalCents);
  const counted = issued.reduce((sum, { paidCents }) => sum + paidCents, 0);
  if (issued.length > 0) expect(counted, result).toBe(kept);
  const rows = await walk.ctx.db.select({ amount: invoicePayments.amountCents }).from(invoicePayments);
  expect(
    rows.reduce((sum, { amount }) => sum + amount, 0),
    result,
  ).toBe(counted);
  if (issued.every(({ state }) => state === "credited")) return;
  const due = issued.reduce((sum, one) => sum + dueAmount(one), 0);
  expect(due, result).toBe(bookingBalance(booking).dueCents);
}

/** WALKS=100 makes it the trial. */
const walks = howMany("WALKS", 8);

test.each(Array.from({ length: walks }, (_, seed) => seed + 1))(
  "in whatever order it is issued, paid, refunded, credited, reissued, changed and cancelled (%i)",
  (seed) =>
    inTransaction(async (transaction, world) => {
      const ctx = await askingAs(transaction, { name: "Naledi", email: "office@example.com", roles: ["super_user"] });
      const { id } = await writeSold(ctx);
      await ctx.db.update(bookings).set({ paidCents: 0, paymentMethod: "cash" });
      const luck = chance(seed);
      const walk = { ctx, world, id, luck };
      const order = <T>(waiting: readonly T[]) => [luck.of(waiting)];
      const story: string[] = [];
      for (let step = 0; step < 10; step++) {
        const action = luck.of(Object.keys(actions));
        // A walk that cancels too early leaves nothing to walk on.
        if (action === "cancel" && step < 5) continue;
        story.push(action);
        await actions[action]?.(walk);
        await followEvents(ctx, world, { reactions: bookkeeping, order });
        await expectTruth(walk, story);
      }
    }),
);
