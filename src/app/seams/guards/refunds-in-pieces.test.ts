import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { refundManually } from "#features/booking/money/server/refund-manually.ts";
import { refundInvoice } from "#features/invoices/desk/server/refund-invoice.ts";
import { refundCredit } from "#features/payments/bank/server/refund-credit.ts";
import { approveRefund } from "#features/payments/refunds/server/approve-refund.ts";
import { openRefund } from "#features/payments/refunds/server/open-refund.ts";
import { refundVoucher } from "#features/payments/vouchers/server/refund-voucher.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { anIssuedInvoice } from "#testing/builders/money/an-issued-invoice.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { api } from "../../../api.ts";

const payer = "thandi@example.com";
const reason = "Asked for by phone";

/** One admin refunds this much, and hears whether the money left: `out`, or why it waits for someone else. */
type Piece = (cents: number) => Promise<string>;

const outcome = (result: { ok: boolean; reason?: string }) => (result.ok ? "out" : (result.reason ?? ""));

const anAdmin = (ctx: Context) => askingAs(ctx, { name: "Sipho", email: "sipho@example.com", roles: ["admin"] });

/** A booking of R9 000, paid by card, and refunds that are due for it. */
async function aPaidBooking(ctx: Context) {
  const booking = aBooking({ state: "completed", totalCents: 900_000, paidCents: 900_000, email: payer });
  await ctx.db.insert(bookings).values(booking);
  const paid = { bookingId: booking.id, method: "online", state: "succeeded", provider: "stand_in" } as const;
  await ctx.db.insert(payments).values({
    ...paid,
    id: newId(),
    amountCents: 900_000,
    providerPaymentId: newId(),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  let due = 0;
  const owe = async (amountCents: number, isWithinPolicy: boolean) => {
    const key = `test:${booking.reference}:${++due}`;
    await openRefund(ctx, {
      type: "refund.due",
      key,
      reference: booking.reference,
      amountCents,
      feeCents: 0,
      isWithinPolicy,
      reasonCode: "OTHER",
      hoursBefore: null,
      documentId: null,
    });
    const [opened] = await ctx.db.select().from(refunds).where(eq(refunds.key, key));
    if (!opened) throw new Error("No refund was opened.");
    return opened;
  };
  return { booking, owe };
}

const isOut = (state: string) => (state === "requested" ? "waits for a second person" : "out");

const paths: Readonly<Record<string, (ctx: Context) => Promise<Piece>>> = {
  "a rule’s refund of a booking": async (ctx) => {
    const { owe } = await aPaidBooking(ctx);
    return async (cents) => isOut((await owe(cents, true)).state);
  },
  "approve-refund": async (ctx) => {
    const { owe } = await aPaidBooking(ctx);
    return async (cents) => {
      const { id, version } = await owe(cents, false);
      const approved = await approveRefund(ctx, { id, version, note: "" });
      return approved.ok ? isOut(approved.value.state) : approved.reason;
    };
  },
  "refund-manually": async (ctx) => {
    const { booking, owe } = await aPaidBooking(ctx);
    let version = 1;
    return async (amount_cents) => {
      const result = await refundManually(ctx, { id: booking.id, version, amount_cents, code: "OTHER", reason });
      if (!result.ok) return result.reason;
      version++;
      await owe(amount_cents, false);
      return "out";
    };
  },
  "refund-voucher": async (ctx) => {
    const { id, pay } = await aVoucher(ctx, { amount_cents: 900_000, buyer_email: payer });
    await pay();
    return async (amount_cents) => outcome(await refundVoucher(ctx, { id, amount_cents, reason }));
  },
  "refund-credit": async (transaction) => {
    const { credit, ctx } = await aCustomerWithCredit(transaction);
    await ctx.db.update(payments).set({ amountCents: 900_000 }).where(eq(payments.id, credit.id));
    return async (amount_cents) => outcome(await refundCredit(ctx, { payment_id: credit.id, amount_cents, reason }));
  },
  "refund-invoice": async (ctx) => {
    const { id } = await anIssuedInvoice(ctx);
    await ctx.db.update(invoices).set({ paidCents: 930_000, buyerEmail: payer }).where(eq(invoices.id, id));
    return async (amount_cents) => {
      const [row] = await ctx.db.select().from(invoices).where(eq(invoices.id, id));
      return outcome(await refundInvoice(ctx, { id, version: row?.version ?? 0, amount_cents, reason }));
    };
  },
};

/** Calls with "refund" in their name that move no money. */
const others = [
  "reject-refund",
  "mark-refund-paid",
  "save-refund-account",
  "give-refund-account",
  "ask-for-refund-account",
  // Shows an account, once, and notes who saw it.
  "refund-account-to-pay",
];

test("every call that refunds is one of these paths", () => {
  const refunding = api
    .map(({ call }) => call)
    .filter(({ name, effect }) => name.includes("refund") && effect !== "reads")
    .map(({ name }) => name);
  expect(refunding.filter((name) => !others.includes(name) && !Object.hasOwn(paths, name))).toEqual([]);
});

test.each(Object.keys(paths))("%s: R3 000 and R2 000.01 are more than one person may refund, in pieces too", (path) =>
  inTransaction(async (transaction) => {
    const piece = await paths[path]?.(await anAdmin(transaction));
    expect(await piece?.(300_000)).toBe("out");
    expect(await piece?.(200_001)).not.toBe("out");
  }),
);

const decided = Object.keys(paths).filter(
  (path) => path !== "a rule’s refund of a booking" && path !== "refund-manually",
);

test.each(decided.flatMap((first) => decided.filter((next) => next !== first).map((next) => [first, next] as const)))(
  "%s, then %s to the same payer: as much as at once",
  (first, next) =>
    inTransaction(async (transaction) => {
      const ctx = await anAdmin(transaction);
      expect(await (await paths[first]?.(ctx))?.(300_000)).toBe("out");
      expect(await (await paths[next]?.(ctx))?.(200_001)).not.toBe("out");
    }),
);

test("what was refunded to the same payer 31 days ago counts no more, of the same voucher it does", () =>
  inTransaction(async (transaction) => {
    const ctx = await anAdmin(transaction);
    const [one, other] = [
      await aVoucher(ctx, { amount_cents: 900_000 }),
      await aVoucher(ctx, { amount_cents: 900_000 }),
    ];
    await one.pay();
    await other.pay();
    const refund = (at: Context, id: string, amount_cents: number) => refundVoucher(at, { id, amount_cents, reason });
    expect(await refund(ctx, one.id, 300_000)).toMatchObject({ ok: true });
    const later = { ...ctx, now: new Date(testNow.getTime() + 31 * 24 * 3600_000) };
    expect(await refund(later, one.id, 200_001)).toMatchObject({ reason: "needs_super_user" });
    expect(await refund(later, other.id, 500_000)).toMatchObject({ ok: true });
  }));
