import { describe, expect, test } from "vitest";
import { invoicePayments } from "#db/schema/invoices.ts";
import {
  aTourToBill as aTour,
  aBuyer as company,
  issuedInvoices as issued,
  payTour as pay,
} from "#testing/builders/money/a-tour-to-bill.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reissueInvoice } from "./reissue-invoice.ts";

describe("our team", () => {
  test("has an invoice made out again as often as needed, but not one that was credited in part", () =>
    inTransaction(async (transaction) => {
      const ctx = await askingAs(transaction, { roles: ["admin"] });
      const { booking } = await aTour(ctx);
      await pay(ctx, booking);
      const [first] = await issued(ctx);
      const anew = (id: string, version: number) => reissueInvoice(ctx, { id, version, reason: "Typo", ...company });
      expect(await anew(first?.id ?? "", 0)).toMatchObject({ reason: "changed_meanwhile" });
      const second = await anew(first?.id ?? "", first?.version ?? 0);
      expect(second).toMatchObject({ value: { number: "INV-2026-00002", state: "paid" } });
      const third = second.ok ? await anew(second.value.id, second.value.version) : second;
      expect(third).toMatchObject({ value: { number: "INV-2026-00003", state: "paid" } });
      expect(await anew(first?.id ?? "", (first?.version ?? 0) + 2)).toMatchObject({ reason: "not_possible" });
      const paid = await ctx.db.select({ amount: invoicePayments.amountCents }).from(invoicePayments);
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(580_000);
    }));
});
