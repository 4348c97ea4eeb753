import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, transferProofs } from "#db/schema/payments.ts";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { cents } from "#domain/money/money.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { sendBookingCancelled } from "#features/booking/booking-emails/server/send-booking-cancelled.ts";
import { sendBookingConfirmed } from "#features/booking/booking-emails/server/send-booking-confirmed.ts";
import { sendBookingReceived } from "#features/booking/booking-emails/server/send-booking-received.ts";
import { sendBookingExpired } from "#features/booking/holds/server/send-booking-expired.ts";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { sendIssued } from "#features/invoices/documents/server/send-issued.ts";
import { sendChase } from "#features/invoices/reminders/server/send-chase.ts";
import { issueCreditNote } from "#features/invoices/server/issue-credit-note.ts";
import { lockInvoice } from "#features/invoices/server/store.ts";
import { sendPaymentReceived } from "#features/payments/checkout/server/send-payment-received.ts";
import { sendProofRejected } from "#features/payments/verification/server/send-proof-rejected.ts";
import type { Context } from "#platform/context.ts";
import type { Email } from "#platform/mail/email.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { drawnEmails } from "#testing/drawn-emails.tsx";
import { inTransaction } from "#testing/in-transaction.ts";
import { writtenEmails } from "#testing/written-emails.ts";

const { accountNumber, branchCode, swift } = sampleSettings.banking;
const asking = new RegExp(
  [
    "payment-selection",
    "amount due",
    "(?<!no fee |nothing )(is|are) (still )?due",
    "due to the driver",
    "please pay",
    "pay (now|this|it|the)\\b",
    "by EFT",
    "account number",
    accountNumber,
    branchCode,
    swift,
  ].join("|"),
  "i",
);
/** A fee that is owed is named as such; then it may be asked for, where it can be paid. */
const fee = /[^.\n]*\b(cancellation|no-show) fee\b[^.\n]*(\.|\n|$)( You can pay it[^.]*\.)?/gi;
const namesFee = (text: string) => /the (cancellation|no-show) fee (of|is)/i.test(text);

const summaryOf = async ({ content }: Pick<Email, "content">) =>
  plainText(await render(content)).replace(/\s+\n/g, "\n");
async function asks(email: Pick<Email, "content">): Promise<string | null> {
  const text = await summaryOf(email);
  const rest = namesFee(text) ? text.replace(/\S*payment-selection\S*/g, "") : text;
  return asking.exec(rest.replace(fee, ""))?.[0] ?? null;
}

/** By their template: emails about what is cancelled, expired, declined, a no-show or credited. */
const over = /cancelled|expired|declined|closed|no-show|refunded|released|credit/;

test("no email about what is over asks for money, other than a fee that is owed", async () => {
  const drawn = Object.entries(drawnEmails).map(([template, content]) => ({ template, content }));
  const gallery = [...(await writtenEmails()), ...drawn].filter(({ template }) => over.test(template));
  const matches = [];
  for (const email of gallery) matches.push([email.template, await asks(email)]);
  expect(matches.filter(([, what]) => what !== null)).toEqual([]);
  expect(new Set(gallery.map(({ template }) => template)).size).toBeGreaterThanOrEqual(7);
}, 60_000);

describe("a credit note", () => {
  async function credited(ctx: Context, { share, isSent }: { share: number; isSent: boolean }) {
    const { id, opening, total } = await writeSold(ctx);
    await ctx.db.update(bookings).set({ paymentMethod: "account", paidCents: 0 }).where(eq(bookings.id, id));
    await billConfirmed(ctx, { type: "booking.confirmed", reference: opening.reference });
    const [row] = await ctx.db.select({ id: invoices.id }).from(invoices);
    if (isSent && row) await sendIssued(ctx, { type: "invoice.issued", invoiceId: row.id });
    const invoice = await lockInvoice(ctx.db, row?.id ?? "");
    if (!invoice) throw new Error("Nothing was billed.");
    const note = await issueCreditNote(ctx, {
      invoice,
      amount: cents(Math.round(total * share)),
      reason: "Late driver",
    });
    return { invoice, note };
  }

  test.each([1, 0.5])("of %d of the invoice: its email says that there is nothing to pay", (share) =>
    inTransaction(async (ctx, world) => {
      const { note } = await credited(ctx, { share, isSent: true });
      await sendIssued(ctx, { type: "invoice.issued", invoiceId: note.id });
      expect(world.emails).toHaveLength(2);
      const email = world.emails[1] as Email;
      expect(email.subject).toMatch(/^Credit note CN-/);
      expect(await asks(email)).toBeNull();
      expect(await summaryOf(email)).toContain("There is nothing to pay");
    }),
  );

  test("of all of an invoice: the invoice asks for nothing any more, and is not chased", () =>
    inTransaction(async (ctx, world) => {
      const { invoice } = await credited(ctx, { share: 1, isSent: false });
      await sendIssued(ctx, { type: "invoice.issued", invoiceId: invoice.id });
      expect(world.emails).toHaveLength(1);
      expect(await summaryOf(world.emails[0] as Email)).toMatch(/credits against it\. There is nothing to pay/);
      await sendChase(ctx, { type: "invoice.chased", invoiceId: invoice.id, step: "overdue" });
      for (const email of world.emails) expect(await asks(email), email.template).toBeNull();
      expect(world.emails.map(({ template }) => template)).not.toContain("invoice-overdue");
    }));
});

/** Every email of a booking's money whose news came late: the booking was over when it was written. */
async function writeLate(ctx: Context, id: string, reference: string): Promise<void> {
  const payment = { ...aPayment({ bookingId: id, method: "transfer", amountCents: 10_000 }), id: ctx.newId() };
  await ctx.db.insert(payments).values({ ...payment, updatedAt: addMinutes(ctx.now, 1) });
  const proof = { id: ctx.newId(), paymentId: payment.id, sha256: "0".repeat(64), claimedCents: 10_000 };
  const { file_id: fileId } = await aSentFile(ctx);
  const rejected = { state: "rejected" as const, reason: "We cannot read it.", createdAt: ctx.now };
  await ctx.db.insert(transferProofs).values({ ...proof, fileId, ...rejected });
  await sendBookingReceived(ctx, { type: "booking.created", reference });
  await sendBookingConfirmed(ctx, { type: "booking.confirmed", reference });
  await sendBookingExpired(ctx, { type: "booking.expired", reference });
  await sendProofRejected(ctx, { type: "payment.proof_rejected", proofId: proof.id });
  await sendPaymentReceived(ctx, { type: "payment.succeeded", paymentId: payment.id, reference });
}

test.each(["cancelled", "expired", "declined"] as const)(
  "news that is late for a %s booking asks for nothing",
  (state) =>
    inTransaction(async (ctx, world) => {
      const { id, opening } = await writeSold(ctx);
      await ctx.db.update(bookings).set({ state, paidCents: 0, feeCents: 0 }).where(eq(bookings.id, id));
      await writeLate(ctx, id, opening.reference);
      const matches = [];
      for (const email of world.emails) matches.push([email.template, await asks(email)]);
      expect(matches.filter(([, what]) => what !== null)).toEqual([]);
      expect(world.emails.length).toBeGreaterThan(0);
    }),
);

test("a fee that is owed is called the cancellation fee wherever it is asked for", () =>
  inTransaction(async (ctx, world) => {
    const { id, opening } = await writeSold(ctx);
    const { reference } = opening;
    await ctx.db
      .update(bookings)
      .set({ state: "cancelled", paidCents: 0, feeCents: 17_500 })
      .where(eq(bookings.id, id));
    const cancelled = { code: "CUSTOMER_PLANS", legs: [1], isWhole: true } as const;
    const sums = { feeCents: 17_500, refundCents: 0, claimedCents: 0 };
    await sendBookingCancelled(ctx, { type: "booking.cancelled", reference, ...cancelled, ...sums });
    await writeLate(ctx, id, reference);
    for (const email of world.emails) expect(await asks(email), email.template).toBeNull();
    const email = world.emails.find(({ template }) => template === "booking-cancelled");
    expect(email && (await summaryOf(email))).toMatch(/cancellation fee of R175 is still due/i);
  }));
