import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { bankAllocations, bankLines, payments } from "#db/schema/payments.ts";
import { type Random, random } from "#db/seed/random.ts";
import { overpaidAmount } from "#domain/invoice/invoice-balance.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { localDate } from "#domain/time/local-time.ts";
import { creditInvoice } from "#features/invoices/desk/server/credit-invoice.ts";
import { refundInvoice } from "#features/invoices/desk/server/refund-invoice.ts";
import { reissueInvoice } from "#features/invoices/desk/server/reissue-invoice.ts";
import { ignoreBankLine } from "#features/payments/bank/server/ignore-bank-line.ts";
import { importBankLines } from "#features/payments/bank/server/import-bank-lines.ts";
import { matchBankLine } from "#features/payments/bank/server/match-bank-line.ts";
import { refundCredit } from "#features/payments/bank/server/refund-credit.ts";
import { spendCredit } from "#features/payments/bank/server/spend-credit.ts";
import { unmatchBankLine } from "#features/payments/bank/server/unmatch-bank-line.ts";
import { receivePayment } from "#features/payments/server/receive-payment.ts";
import { billSplit } from "#features/payments/shares/server/bill-split.ts";
import { splitBill } from "#features/payments/shares/server/split-bill.ts";
import { startSharePayment } from "#features/payments/shares/server/start-share-payment.ts";
import { redeemVoucher } from "#features/payments/vouchers/server/redeem-voucher.ts";
import { refundVoucher } from "#features/payments/vouchers/server/refund-voucher.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { expectCentsCounted } from "#testing/builders/money/counted-cents.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { howMany } from "#testing/how-many.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../reactions.ts";

const bookkeeping = bookkeepingOf(reactions);

type Debt = { readonly kind: "booking" | "invoice"; readonly key: string; readonly cents: number };
type Walk = {
  readonly ctx: Context;
  readonly world: World;
  readonly luck: Random;
  readonly debts: readonly Debt[];
  readonly vouchers: readonly Awaited<ReturnType<typeof aVoucher>>[];
};

/** A booking as its customer opens it. */
async function opened({ ctx, luck, debts }: Walk) {
  const { key: reference } = luck.pick(debts.filter(({ kind }) => kind === "booking"));
  const booking = (await ctx.db.select().from(bookings)).find((one) => one.reference === reference);
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return { booking, opening: { reference, code: ctx.accessCodeFor(reference) } };
}

/** As people write it: with or without prefix, check character and spaces, or not at all. */
function written({ luck, debts }: Walk): string {
  const { kind, key } = luck.pick(debts);
  if (kind === "invoice") return luck.pick([key, key.slice(4), key.replaceAll("-", " ").toLowerCase(), "EFT"]);
  const drawn = key.slice(4);
  return luck.pick([transferReference(key), key, drawn, `cts ${drawn.toLowerCase()}`, "CASH DEPOSIT"]);
}

const amounts = ({ luck, debts }: Walk) =>
  luck.pick([
    luck.pick(debts).cents,
    luck.whole(1, 120_000),
    debts[0] && debts[1] ? debts[0].cents + debts[1].cents : 1,
  ]);

async function aCredit({ ctx, luck }: Walk) {
  const all = await ctx.db.select().from(payments).orderBy(payments.amountCents);
  const credits = all.filter(
    ({ bookingId, invoiceId, voucherId, state }) => !bookingId && !invoiceId && !voucherId && isReceived(state),
  );
  return credits.length > 0 ? luck.pick(credits) : undefined;
}

/** One of those that belong to no booking, reissued or not. */
async function aFreeInvoice({ ctx, luck }: Walk) {
  const all = await ctx.db.select().from(invoices).orderBy(invoices.number);
  const free = all.filter(({ bookingId, kind, state }) => !bookingId && kind !== "credit_note" && state !== "credited");
  return free.length > 0 ? luck.pick(free) : undefined;
}

const steps: Readonly<Record<string, (walk: Walk) => Promise<{ readonly ok: boolean } | undefined>>> = {
  receive(walk) {
    const line = {
      booked_on: localDate("2026-11-18"),
      amount_cents: amounts(walk),
      bank_id: null,
      nth: 1,
      description: `${written(walk)} ${walk.luck.whole(1, 9_999)}`,
    };
    return importBankLines(walk.ctx, { import_id: null, name: "fnb.csv", format: "csv", lines: [line] });
  },
  async match(walk) {
    const open = (await walk.ctx.db.select().from(bankLines)).filter((one) => one.allocatedCents < one.amountCents);
    if (open.length === 0) return undefined;
    const { id, amountCents, allocatedCents } = walk.luck.pick(
      open.toSorted((a, b) => (a.description < b.description ? -1 : 1)),
    );
    const left = amountCents - allocatedCents;
    const first = walk.luck.whole(1, left);
    const parts = [first, left - first + walk.luck.whole(0, 1)]
      .filter((cents) => cents > 0)
      .map((amount_cents) => {
        const { kind, key } = walk.luck.pick(walk.debts);
        return { kind: walk.luck.pick([kind, kind, "credit" as const]), key, amount_cents };
      });
    return matchBankLine(walk.ctx, { id, parts });
  },
  async unmatch(walk) {
    const parts = await walk.ctx.db.select().from(bankAllocations).orderBy(bankAllocations.amountCents);
    if (parts.length === 0) return undefined;
    return unmatchBankLine(walk.ctx, { allocation_id: walk.luck.pick(parts).id, reason: "someone else’s" });
  },
  async spend(walk) {
    const credit = await aCredit(walk);
    if (!credit) return undefined;
    const amount_cents = walk.luck.pick([
      credit.amountCents - credit.refundedCents,
      walk.luck.whole(1, credit.amountCents),
    ]);
    return spendCredit(walk.ctx, { payment_id: credit.id, ...walk.luck.pick(walk.debts), amount_cents });
  },
  async giveBack(walk) {
    const credit = await aCredit(walk);
    if (!credit) return undefined;
    const amount_cents = walk.luck.whole(1, credit.amountCents);
    return refundCredit(walk.ctx, { payment_id: credit.id, amount_cents, reason: "asked for" });
  },
  async redeem(walk) {
    const { opening } = await opened(walk);
    const { code } = await walk.luck.pick(walk.vouchers).show();
    return redeemVoucher(walk.ctx, { ...opening, voucher_code: code ?? "" });
  },
  async refundVoucher(walk) {
    const amount_cents = walk.luck.whole(1, 40_000);
    return refundVoucher(walk.ctx, { id: walk.luck.pick(walk.vouchers).id, amount_cents, reason: "asked for" });
  },
  /** An overpayment of the booking, or a refund of it, goes back the way it came. */
  async giveBackOfBooking(walk) {
    const { booking, opening } = await opened(walk);
    const left = booking.paidCents - booking.refundedCents;
    if (left <= 0) return undefined;
    const amountCents = walk.luck.whole(1, left);
    await walk.ctx.emit({
      type: "refund.due",
      key: `walk:${walk.ctx.newId()}`,
      reference: opening.reference,
      amountCents,
      feeCents: 0,
      reasonCode: "OTHER",
      hoursBefore: null,
      documentId: null,
      isWithinPolicy: true,
    });
    return { ok: true };
  },
  async splitOrPay(walk) {
    const { opening, booking } = await opened(walk);
    const shown = await billSplit(walk.ctx, opening);
    const shares = shown.ok ? (shown.value.split?.shares.filter(({ state }) => state === "open") ?? []) : [];
    if (shares.length === 0) {
      const others = ["Sam", "Lerato"].map((name) => ({ name, email: "", portions: walk.luck.whole(1, 3) }));
      return splitBill(walk.ctx, { ...opening, own_portions: 1, others });
    }
    const share = walk.luck.pick(shares);
    const started = await startSharePayment(walk.ctx, {
      token: share.link.split("?s=")[1] ?? "",
      expected_cents: share.amount_cents,
    });
    if (!started.ok) return started;
    const id = started.value.form.fields.find(({ name }) => name === "m_payment_id")?.value ?? "";
    expect(booking.reference).toBe(opening.reference);
    return receivePayment(walk.ctx, { id, to: "succeeded", reason: "walk" });
  },
  /** To another buyer: what was paid counts on the one in its place. */
  async reissue(walk) {
    const invoice = await aFreeInvoice(walk);
    if (!invoice) return undefined;
    const buyer = { name: "Blue Crane", address: "2 Long Street", vat_number: "", reason: "another name" };
    return reissueInvoice(walk.ctx, { id: invoice.id, version: invoice.version, ...buyer });
  },
  async creditInvoice(walk) {
    const invoice = await aFreeInvoice(walk);
    if (!invoice) return undefined;
    const amount_cents = walk.luck.whole(1, 9_000);
    return creditInvoice(walk.ctx, { id: invoice.id, version: invoice.version, amount_cents, reason: "goodwill" });
  },
  async refundInvoice(walk) {
    const invoice = await aFreeInvoice(walk);
    const overpaid = invoice ? overpaidAmount(invoice) : 0;
    if (!invoice || overpaid === 0) return undefined;
    const amount_cents = walk.luck.whole(1, overpaid);
    return refundInvoice(walk.ctx, { id: invoice.id, version: invoice.version, amount_cents, reason: "asked for" });
  },
  async ignore(walk) {
    const lines = await walk.ctx.db.select().from(bankLines).orderBy(bankLines.description);
    if (lines.length === 0) return undefined;
    return ignoreBankLine(walk.ctx, { id: walk.luck.pick(lines).id, is_aside: walk.luck.whole(0, 1) === 1 });
  },
};

/** As a call is: what was refused is taken back, and no one hears of it. */
async function take(walk: Walk, step: string): Promise<void> {
  const { ctx, world } = walk;
  await ctx.db.execute(sql`savepoint step`);
  const done = await steps[step]?.(walk);
  if (done?.ok === false) {
    await ctx.db.execute(sql`rollback to savepoint step`);
    world.events.length = 0;
  }
  await followEvents(ctx, world, { reactions: bookkeeping });
}

/** A bank payment is matched before much else is paid. */
const often = [
  "receive",
  "receive",
  "receive",
  "match",
  "match",
  "match",
  "spend",
  "spend",
  "unmatch",
  "giveBack",
  "ignore",
  "redeem",
  "redeem",
  "refundVoucher",
  "giveBackOfBooking",
  "splitOrPay",
  "splitOrPay",
];

/** The fate of invoices that were paid. */
const onInvoices = ["receive", "match", "unmatch", "reissue", "reissue", "creditInvoice", "refundInvoice"];

/** WALKS=12 makes it the trial. */
const walks = Array.from({ length: howMany("WALKS", 2) }, (_, at) => at + 1);

test.each(walks)("every cent of what comes in is allocated once, whatever is done with it (walk %i)", (seed) =>
  inTransaction(async (transaction, world) => {
    const ctx = await asAdmin(transaction);
    const luck = random(`every cent ${seed}`);
    const sold = [81_500, 30_000, 129_900].map((totalCents, place) =>
      aBooking({ state: "confirmed", totalCents, reference: `CTS-4H2K8${place + 3}` }),
    );
    await ctx.db.insert(bookings).values(sold);
    const billed = [await anIssuedInvoice(ctx), await anIssuedInvoice(ctx)];
    const debts: Debt[] = [
      ...sold.map(({ reference, totalCents }) => ({
        kind: "booking" as const,
        key: reference,
        cents: totalCents ?? 0,
      })),
      ...billed.map(({ number }) => ({ kind: "invoice" as const, key: number, cents: 30_000 })),
    ];
    const bought = [await aVoucher(ctx), await aVoucher(ctx, { amount_cents: 60_000 })];
    for (const voucher of bought) await voucher.pay();
    const walk = { ctx, world, luck, debts, vouchers: bought };
    await followEvents(ctx, world, { reactions: bookkeeping });
    let most = 0;
    for (let at = 0; at < 45; at++) {
      const step = luck.pick(often);
      await take(walk, step);
      most = Math.max(most, await expectCentsCounted(ctx, `${at}. ${step}`));
    }
    expect(most, "something was matched").toBeGreaterThan(1);
    const paid = (await ctx.db.select().from(payments)).filter(({ state }) => isReceived(state));
    expect(paid.filter(({ method, shareId }) => method === "voucher" || shareId !== null).length).toBeGreaterThan(1);
    for (let at = 0; at < 15; at++) {
      const step = luck.pick(onInvoices);
      await take(walk, step);
      await expectCentsCounted(ctx, `after it, ${at}. ${step}`);
    }
  }),
);
