import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { refundStates } from "#domain/payment/refund-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import { invoiceDocumentsContract } from "#features/invoices/documents/contract.ts";
import { PayInvoiceScreen } from "#features/payments/invoice-checkout/ui/pay-invoice-screen.tsx";
import { refundAccountContract } from "#features/payments/refunds/account-contract.ts";
import { RefundAccountCard } from "#features/payments/refunds/ui/refund-account-card.tsx";
import { PayShareScreen } from "#features/payments/shares/ui/pay-share-screen.tsx";
import { newId } from "#platform/ids.ts";
import { anAccountForRefund } from "#testing/builders/money/a-guest-owed.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { anInvoiceLink } from "#testing/builders/money/an-invoice-link.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { writeBookingCase } from "#testing/offered/booking-states.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";

afterEach(endDrawing);

const heading = () => screen.getByRole("heading", { level: 1 });

const invoiceCases = [
  // No one gets the link of a draft.
  ...invoiceLifecycle.states
    .filter((state) => state !== "draft")
    .map((state) => ({ state, paidCents: 0, isStarted: false })),
  { state: "part_paid" as const, paidCents: 10_000, isStarted: false },
  { state: "paid" as const, paidCents: 30_000, isStarted: false },
  { state: "sent" as const, paidCents: 0, isStarted: true },
];

test.each(invoiceCases)(
  "the link of an invoice that is $state, paid $paidCents, a payment begun: $isStarted",
  (facts) =>
    inTransaction(async (ctx) => {
      const { invoice, token, start } = await anInvoiceLink(ctx);
      if (facts.isStarted) await start();
      const { state, paidCents } = facts;
      await ctx.db.update(invoices).set({ state, paidCents }).where(eq(invoices.id, invoice.id));
      const path = `/pay-invoice?i=${token}`;
      window.history.replaceState(null, "", path);
      const offered = await pressOffered(ctx, <PayInvoiceScreen />, {
        path,
        ready: heading,
        reads: ["invoice-to-pay"],
        asks: {
          Download: state === "sent" ? (by) => askServer(by, invoiceDocumentsContract.invoiceFile, { token }) : null,
        },
      });
      if (state === "sent") expect(Object.keys(offered).some((name) => name.startsWith("Pay"))).toBe(true);
      if (state === "paid" && paidCents > 0)
        expect(Object.keys(offered).some((name) => name.startsWith("Pay"))).toBe(false);
    }),
);

const shareCases = [
  ...bookingStates
    .filter((state) => state !== "draft" && state !== "awaiting_payment")
    .map((state) => ({ what: `its booking ${state} since`, state })),
  ...["not paid", "begun", "paid", "withdrawn", "too late"].map((what) => ({
    what,
    state: "awaiting_payment" as const,
  })),
];

test.each(shareCases)("the link of a share, $what", ({ what, state }) =>
  inTransaction(async (ctx) => {
    const bill = await aSplitBill(ctx);
    await bill.split();
    const path = `/pay-share?s=${await bill.tokenOf("Sam")}`;
    if (what === "begun") await bill.start("Sam");
    if (what === "paid") await bill.pay("Sam");
    if (what === "withdrawn") await bill.withdraw();
    if (state !== "awaiting_payment")
      await ctx.db.update(bookings).set({ state }).where(eq(bookings.id, bill.booking.id));
    const now = what === "too late" ? addHours(ctx.now, 24 * 60) : ctx.now;
    window.history.replaceState(null, "", path);
    const offered = await pressOffered({ ...ctx, now }, <PayShareScreen />, {
      path,
      ready: heading,
      reads: ["share-to-pay"],
    });
    if (what === "not paid") expect(Object.keys(offered).some((name) => name.startsWith("Pay"))).toBe(true);
    if (what === "paid") expect(Object.keys(offered)).toEqual([]);
  }),
);

const accounts = refundStates.flatMap((state) =>
  (["transfer", "online"] as const).flatMap((method) => [true, false].map((isGiven) => ({ state, method, isGiven }))),
);

test.each(accounts)("the account for a refund by $method that is $state, given before: $isGiven", (facts) =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    const { id: bookingId, reference } = await writeBookingCase(ctx, { state: "cancelled", hours: 72, isPaid: true });
    const code = ctx.accessCodeFor(reference);
    const payment = aPayment({ bookingId, amountCents: 50_000, method: "transfer", state: "verified" });
    await ctx.db.insert(payments).values(payment);
    const id = newId();
    const money = { amountCents: 50_000, reasonCode: "CUSTOMER_PLANS", requestedBy: "system" } as const;
    const at = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(refunds).values({
      id,
      key: id,
      bookingId,
      paymentId: payment.id,
      state: facts.state,
      method: facts.method,
      ...money,
      ...at,
    });
    const details = { reference, code, ...anAccountForRefund, account_type: "current" as const };
    if (facts.isGiven) await askServer(customer, refundAccountContract.giveRefundAccount, details);
    const page = <RefundAccountCard reference={reference} code={code} />;
    const entries = { "Account number": "62000000001", "Branch code": "250655", Bank: "FNB" };
    const offered = await pressOffered(customer, page, {
      ready: () => {},
      reads: ["refund-account"],
      entries,
      asks: { "Change bank details": (by) => askServer(by, refundAccountContract.giveRefundAccount, details) },
    });
    if (["succeeded", "rejected"].includes(facts.state)) expect(Object.keys(offered)).toEqual([]);
  }),
);
