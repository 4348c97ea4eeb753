import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { invoicePayments, invoices } from "#db/schema/invoices.ts";
import { bankAllocations, bankLines } from "#db/schema/payments.ts";
import { localDate } from "#domain/time/local-time.ts";
import { importBankLines } from "#features/payments/bank/server/import-bank-lines.ts";
import { matchBankLine } from "#features/payments/bank/server/match-bank-line.ts";
import { unmatchBankLine } from "#features/payments/bank/server/unmatch-bank-line.ts";
import {
  aTourToBill as aTour,
  aBuyer as company,
  issuedInvoices as issued,
  payTour as pay,
} from "#testing/builders/money/a-tour-to-bill.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { reissueInvoice } from "./reissue-invoice.ts";

describe("our team", () => {
  test("can reissue an invoice as often as needed, but not a partly credited one", () =>
    inTransaction(async (transaction) => {
      const ctx = await askingAs(transaction, { roles: ["admin"] });
      const { booking } = await aTour(ctx);
      await pay(ctx, booking);
      const [first] = await issued(ctx);
      const reissue = (id: string, version: number) => reissueInvoice(ctx, { id, version, reason: "Typo", ...company });
      expect(await reissue(first?.id ?? "", 0)).toMatchObject({ reason: "changed_meanwhile" });
      const second = await reissue(first?.id ?? "", first?.version ?? 0);
      expect(second).toMatchObject({ value: { number: "INV-2026-00002", state: "paid" } });
      const third = second.ok ? await reissue(second.value.id, second.value.version) : second;
      expect(third).toMatchObject({ value: { number: "INV-2026-00003", state: "paid" } });
      expect(await reissue(first?.id ?? "", (first?.version ?? 0) + 2)).toMatchObject({ reason: "not_possible" });
      const paid = await ctx.db.select({ amount: invoicePayments.amountCents }).from(invoicePayments);
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(580_000);
    }));
});

const bookkeeping = bookkeepingOf(reactions);

describe("an invoice without a booking, paid by a bank line", () => {
  test("is found by the number of the invoice it replaced", () =>
    inTransaction(async (transaction, world) => {
      const ctx = await asAdmin(transaction);
      const { id, number, version } = await anIssuedInvoice(ctx);
      const again = await reissueInvoice(ctx, { id, version, reason: "Typo", ...company });
      const line = { booked_on: localDate("2026-11-18"), amount_cents: 30_000, bank_id: null, nth: 1 };
      const lines = [{ ...line, description: `EFT ${number}` }];
      await importBankLines(ctx, { import_id: null, name: "fnb.csv", format: "csv", lines });
      await followEvents(ctx, world, { reactions: bookkeeping });
      const rows = await ctx.db.select().from(invoices).where(eq(invoices.state, "paid"));
      expect(rows.map((one) => one.id)).toEqual([again.ok && again.value.id]);
    }));

  test("keeps its payment however often it is reissued, and undoing the match leaves the last one unpaid", () =>
    inTransaction(async (transaction, world) => {
      const ctx = await asAdmin(transaction);
      const follow = () => followEvents(ctx, world, { reactions: bookkeeping });
      const { id, number } = await anIssuedInvoice(ctx);
      const line = { booked_on: localDate("2026-11-18"), amount_cents: 30_000, bank_id: null, nth: 1 };
      const lines = [{ ...line, description: "EFT" }];
      await importBankLines(ctx, { import_id: null, name: "fnb.csv", format: "csv", lines });
      const [read] = await ctx.db.select().from(bankLines);
      const part = { kind: "invoice" as const, key: number, amount_cents: 30_000 };
      expect(await matchBankLine(ctx, { id: read?.id ?? "", parts: [part] })).toMatchObject({ ok: true });
      await follow();

      let latest = id;
      for (const reason of ["Typo", "Another typo"]) {
        const [{ version = 0 } = {}] = await ctx.db.select().from(invoices).where(eq(invoices.id, latest));
        const again = await reissueInvoice(ctx, { id: latest, version, reason, ...company });
        if (!again.ok) throw new Error(again.reason);
        expect(again).toMatchObject({ value: { state: "paid" } });
        latest = again.value.id;
        await follow();
      }
      const sums = async () =>
        (await ctx.db.select().from(invoices).orderBy(invoices.kind, invoices.number))
          .filter(({ kind }) => kind !== "credit_note")
          .map(({ paidCents }) => paidCents);
      expect(await sums()).toEqual([0, 0, 30_000]);
      const moves = await ctx.db.select().from(invoicePayments);
      expect(moves.map(({ method, amountCents }) => [method, amountCents]).toSorted()).toEqual([
        ["moved", -30_000],
        ["moved", -30_000],
        ["moved", 30_000],
        ["moved", 30_000],
        ["transfer", 30_000],
      ]);

      const [allocated] = await ctx.db.select().from(bankAllocations);
      const undone = { allocation_id: allocated?.id ?? "", reason: "Another customer’s" };
      expect(await unmatchBankLine(ctx, undone)).toMatchObject({ ok: true });
      await follow();
      expect(await sums()).toEqual([0, 0, 0]);
      const [last] = await ctx.db.select().from(invoicePayments).orderBy(desc(invoicePayments.id)).limit(1);
      expect(last).toMatchObject({ method: "withdrawn", amountCents: -30_000, note: "Payment withdrawn" });
    }));
});
