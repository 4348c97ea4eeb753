import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import type { Role } from "#domain/account/roles.ts";
import { invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { refundStates } from "#domain/payment/refund-lifecycle.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { invoiceDeskContract } from "#features/invoices/desk/contract.ts";
import { invoiceDraftsContract } from "#features/invoices/desk/drafts-contract.ts";
import { InvoiceActionsBar } from "#features/invoices/desk/ui/invoice-actions-bar.tsx";
import { payRunsContract } from "#features/pay/runs/contract.ts";
import { PayRunPanel } from "#features/pay/runs/ui/pay-run-panel.tsx";
import { refundsContract } from "#features/payments/refunds/contract.ts";
import { RefundsTab } from "#features/payments/refunds/ui/refunds-tab.tsx";
import { vouchersContract } from "#features/payments/vouchers/contract.ts";
import { VouchersTab } from "#features/payments/vouchers/ui/vouchers-tab.tsx";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { aDrivenTrip, aPaidDriver, aPayRule, aPayRun, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { expectTaken } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";

afterEach(endDrawing);

/** The signed-in person, as the screens know them. */
const seen = vi.hoisted(() => ({ roles: ["admin"] as string[] }));
vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: seen.roles } }),
  accessToken: async () => undefined,
  renewedToken: async () => undefined,
  signOut: async () => {},
}));
const another = (ctx: Context, role: Role = "admin") => {
  seen.roles = [role];
  return askingAs(ctx, { name: "Zola", email: `${newId()}@example.com`, roles: [role] });
};

type Invoice = Partial<typeof invoices.$inferInsert>;
const small = 30_000;
const large = 6_000_000;
const facts: Readonly<Record<string, Invoice>> = {
  "not paid": {},
  paid: { paidCents: small },
  "paid twice": { paidCents: 2 * small },
  "without an address": { buyerEmail: "" },
  large: { totalCents: large },
  "large and paid twice": { totalCents: large, paidCents: 2 * large },
  "a credit note": { kind: "credit_note" },
};
const cases = invoiceLifecycle.states.flatMap((state) =>
  Object.keys(facts).flatMap((what) => [true, false].map((isOwn) => ({ state, what, isOwn }))),
);

test.each(cases)(
  "an invoice that is $state, $what, opened by the one who issued it: $isOwn",
  ({ state, what, isOwn }) =>
    inTransaction(async (ctx) => {
      seen.roles = ["admin"];
      const issuer = await asAdmin(ctx);
      const { id } = await anIssuedInvoice(issuer);
      await ctx.db
        .update(invoices)
        .set({ state, ...facts[what] })
        .where(eq(invoices.id, id));
      const asking = isOwn ? issuer : await another(ctx);
      const read = await askServer(asking, invoiceDeskContract.readInvoice, { id });
      if (!read.ok) throw new Error(read.reason);
      const { version, open_cents, refundable_cents } = read.value;
      const chosen = { id, version };
      const page = <InvoiceActionsBar invoice={read.value} onGone={() => {}} />;
      await drawOnServer(asking, page, { ready: () => screen.getByRole("button", { name: "PDF" }) });
      await expectTaken(asking, {
        Issue: (by) => askServer(by, invoiceDraftsContract.issueDraft, chosen),
        "Delete draft": (by) => askServer(by, invoiceDraftsContract.discardDraft, chosen),
        Send: (by) => askServer(by, invoiceDeskContract.sendInvoice, chosen),
        "Record payment": (by) =>
          askServer(by, invoiceDeskContract.recordInvoicePayment, {
            ...chosen,
            amount_cents: Math.min(100, open_cents),
            method: "transfer",
            paid_on: localDateOf(by.now),
            note: "",
          }),
        "Credit note": (by) => askServer(by, invoiceDeskContract.creditInvoice, { ...chosen, reason: "Not driven" }),
        Refund: (by) =>
          askServer(by, invoiceDeskContract.refundInvoice, {
            ...chosen,
            amount_cents: Math.min(100, refundable_cents),
            reason: "Twice",
          }),
        "Write off": (by) => askServer(by, invoiceDeskContract.writeOffInvoice, { ...chosen, reason: "Gone" }),
        PDF: null,
        "E-invoice": null,
      });
    }),
);

const who = ["admin who asked no one yet", "admin who approved it", "second admin", "super-user"] as const;
const refundCases = refundStates.flatMap((state) =>
  [50_000, 900_000].flatMap((cents) => who.map((by) => ({ state, cents, by }))),
);

test.each(refundCases)("a refund of $cents cents that is $state, seen by the $by", ({ state, cents, by }) =>
  inTransaction(async (ctx) => {
    const first = await asAdmin(ctx);
    const booking = aBooking({ state: "cancelled", totalCents: cents, paidCents: cents });
    await ctx.db.insert(bookings).values(booking);
    const payment = aPayment({ bookingId: booking.id, amountCents: cents, method: "transfer", state: "verified" });
    await ctx.db.insert(payments).values(payment);
    const id = newId();
    const isApproved = by !== who[0];
    await ctx.db.insert(refunds).values({
      id,
      bookingId: booking.id,
      paymentId: payment.id,
      state,
      amountCents: cents,
      reasonCode: "CUSTOMER_PLANS",
      key: id,
      requestedBy: "system",
      approvedBy: isApproved ? first.userId : null,
      method: "transfer",
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    const others = { "second admin": () => another(ctx), "super-user": () => another(ctx, "super_user") } as const;
    const asking = by === "second admin" || by === "super-user" ? await others[by]() : first;
    const chosen = { id, version: 1 };
    await drawOnServer(asking, <RefundsTab />, {
      path: "/?refunds=all",
      ready: () => screen.getByText(booking.reference),
    });
    await expectTaken(asking, {
      Approve: (as) => askServer(as, refundsContract.approveRefund, { ...chosen, note: "" }),
      Reject: (as) => askServer(as, refundsContract.rejectRefund, { ...chosen, reason: "Not so" }),
      "Pay by transfer": (as) => askServer(as, refundsContract.markRefundPaid, { ...chosen, note: "" }),
      "CTS-": null,
      Columns: null,
      Export: null,
    });
  }),
);

const runs = ["draft", "approved", "paid", "cancelled"].flatMap((state) =>
  [false, true].map((isCashCounted) => ({ state, isCashCounted })),
);

test.each(runs)("a pay run that is $state, its cash counted since: $isCashCounted", ({ state, isCashCounted }) =>
  inTransaction(async (ctx) => {
    const team = await asAdmin(ctx);
    seen.roles = ["admin"];
    const driver = await aPaidDriver(ctx);
    await aPayRule(ctx, { perTripCents: 90_000 });
    const { bookingId } = await aDrivenTrip(ctx, driver);
    const cash = await takenCash(driver.asking, bookingId, 20_000);
    await settleAll(ctx);
    const run_id = await aPayRun(team);
    const paid = { paid_on: localDateOf(ctx.now), payment_note: "EFT 4711" };
    if (state === "approved" || state === "paid")
      await askServer(team, payRunsContract.approvePayRun, { run_id, version: 1 });
    if (state === "paid") await askServer(team, payRunsContract.markPayRunPaid, { run_id, version: 2, ...paid });
    if (state === "cancelled") await askServer(team, payRunsContract.cancelPayRun, { run_id, version: 1, reason: "" });
    if (isCashCounted) await ctx.db.update(payments).set({ state: "handed_in" }).where(eq(payments.id, cash));
    const page = <PayRunPanel runId={run_id} onBack={() => {}} />;
    await drawOnServer(team, page, { ready: () => screen.getByText(/^Pay run /) });
    const run = await askServer(team, payRunsContract.readPayRun, { run_id });
    const chosen = { run_id, version: run.ok ? run.value.run.version : 0 };
    const offered = await expectTaken(team, {
      "Approve run": (by) => askServer(by, payRunsContract.approvePayRun, chosen),
      "Mark as paid": (by) => askServer(by, payRunsContract.markPayRunPaid, { ...chosen, ...paid }),
      "Cancel run": (by) => askServer(by, payRunsContract.cancelPayRun, { ...chosen, reason: "" }),
      "Download CSV": null,
      "All pay runs": null,
      CSV: null,
      "Bank file": null,
      Statement: null,
      PDF: null,
      Payments: null,
    });
    if (!isCashCounted && state === "draft") expect(offered).toContain("Approve run");
  }),
);

test.each([
  ["sold", 100_000, "admin"],
  ["large", 900_000, "admin"],
  ["large", 900_000, "super_user"],
] as const)("a voucher that is %s, of %i cents, seen by a %s", (_what, amount_cents, role) =>
  inTransaction(async (ctx) => {
    const { id, pay } = await aVoucher(ctx, { amount_cents });
    await pay();
    const team = await another(ctx, role);
    await drawOnServer(team, <VouchersTab />, { path: "/?view=all", ready: () => screen.getByText(/left of/) });
    await expectTaken(team, {
      Refund: (by) => askServer(by, vouchersContract.refundVoucher, { id, amount_cents: 100, reason: "Asked" }),
      "Send again": (by) => askServer(by, vouchersContract.resendVoucher, { id }),
      terms: null,
    });
  }),
);
