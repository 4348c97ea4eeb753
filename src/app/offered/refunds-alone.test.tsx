import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { bankAllocations, bankLines, payments } from "#db/schema/payments.ts";
import { invoiceDeskContract } from "#features/invoices/desk/contract.ts";
import { InvoiceActionsBar } from "#features/invoices/desk/ui/invoice-actions-bar.tsx";
import { CreditTab } from "#features/payments/bank/ui/credit-tab.tsx";
import { VouchersTab } from "#features/payments/vouchers/ui/vouchers-tab.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

/** Above R5 000 to one customer, two people see it: what a dialog suggests is no more than one may refund alone. */
const large = 900_000;

test.each(["admin", "super_user"] as const)("a large voucher, refunded as the dialog suggests by the %s", (role) =>
  inTransaction(async (ctx) => {
    const { pay } = await aVoucher(ctx, { amount_cents: large });
    await pay();
    const team = await asTeam(ctx, role);
    lookAs(team);
    const offered = await pressOffered(team, <VouchersTab />, {
      path: "/?view=all",
      ready: () => screen.getByText(/left of/),
      // Draws the voucher, and is compared with the other pages of Admin’s money.
      asks: { "Send again": null },
    });
    expect(Object.keys(offered).some((name) => name.startsWith("Refund"))).toBe(true);
  }),
);

test.each(["who matched it", "who did not"])("a large credit, refunded as the dialog suggests by the admin %s", (who) =>
  inTransaction(async (transaction) => {
    const { ctx } = await aCustomerWithCredit(transaction);
    await ctx.db.update(bankLines).set({ amountCents: large + 30_000 });
    const credit = eq(payments.amountCents, 50_000);
    const [row] = await ctx.db.update(payments).set({ amountCents: large }).where(credit).returning();
    await ctx.db
      .update(bankAllocations)
      .set({ amountCents: large })
      .where(eq(bankAllocations.paymentId, row?.id ?? ""));
    const by = who === "who matched it" ? ctx : await asTeam(ctx, "admin", "Zola Dube");
    lookAs(by);
    const offered = await pressOffered(by, <CreditTab />, { ready: () => screen.getByText(/is held as credit/) });
    expect(Object.keys(offered).some((name) => name.startsWith("Refund"))).toBe(true);
  }),
);

test.each(["who issued it", "who did not"])(
  "an invoice paid twice, refunded as the dialog suggests by the admin %s",
  (who) =>
    inTransaction(async (ctx) => {
      const issuer = await asAdmin(ctx);
      const { id } = await anIssuedInvoice(issuer);
      await ctx.db
        .update(invoices)
        .set({ state: "paid", totalCents: large, paidCents: 2 * large })
        .where(eq(invoices.id, id));
      const by = who === "who issued it" ? issuer : await asTeam(ctx, "admin", "Zola Dube");
      lookAs(by);
      const read = await askServer(by, invoiceDeskContract.readInvoice, { id });
      if (!read.ok) throw new Error(read.reason);
      const offered = await pressOffered(by, <InvoiceActionsBar invoice={read.value} onGone={() => {}} />, {
        ready: () => screen.getByRole("button", { name: "PDF" }),
        asks: { PDF: null, "E-invoice": null, "Credit note": null, Send: null, "Write off": null },
      });
      expect(Object.keys(offered)).toContain("Refund");
    }),
);
