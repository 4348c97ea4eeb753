import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { cents } from "#domain/money/money.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { at, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { findLines } from "../../server/document-views.ts";
import { InvoicePdf } from "../../server/emails/invoice-pdf.tsx";
import { gatherPdf } from "../../server/gather-pdf.ts";
import { issueCreditNote } from "../../server/issue-credit-note.ts";
import { lockInvoice } from "../../server/store.ts";
import { gatherStatement } from "../../statements/server/gather-statement.ts";
import { billConfirmed } from "./bill-confirmed.ts";
import { creditCancelled } from "./credit-cancelled.ts";

/** Outbound on 28 November, return on 2 December, invoiced. */
async function aBilledReturn(ctx: Context): Promise<string> {
  const { opening } = await writeSold(ctx, { returnAt: at("2026-12-02", "10:00") });
  await ctx.db.update(bookings).set({ paymentMethod: "account" });
  await billConfirmed(ctx, { type: "booking.confirmed", reference: opening.reference });
  const [invoice] = await ctx.db.select({ id: invoices.id }).from(invoices);
  return invoice?.id ?? "";
}

test("each trip of a return booking is on the invoice with its own date", () =>
  inTransaction(async (ctx) => {
    const lines = await findLines(ctx.db, await aBilledReturn(ctx));
    const outbound = lines.filter(({ text }) => /outbound/i.test(text));
    const back = lines.filter(({ text }) => /return/i.test(text));
    expect(new Set(outbound.map(({ serviceOn }) => serviceOn))).toEqual(new Set(["2026-11-28"]));
    expect(new Set(back.map(({ serviceOn }) => serviceOn))).toEqual(new Set(["2026-12-02"]));
  }));

test("the document’s date of supply names both days", () =>
  inTransaction(async (ctx) => {
    const pdf = await gatherPdf(ctx, await aBilledReturn(ctx));
    if (!pdf) throw new Error("There is no document.");
    const words = wordsOn(InvoicePdf({ pdf })).join("|");
    expect(words).toContain("Date of supply|28 Nov 2026 and 2 Dec 2026");
  }));

test("so does the statement’s row of the invoice", () =>
  inTransaction(async (ctx) => {
    await aBilledReturn(ctx);
    const period = { from: localDate("2026-11-01"), until: localDate("2026-12-31") };
    const gathered = await gatherStatement(ctx, { email: "thandi@example.com" }, period);
    const row = gathered?.statement.rows.find(({ kind }) => kind === "invoice");
    expect(row?.text).toMatch(/^Booking CTS-\w+, 28 Nov 2026 and 2 Dec 2026$/);
  }));

describe("a credit note", () => {
  async function wordsOfNote(ctx: Context): Promise<string> {
    const [note] = await ctx.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.kind, "credit_note"));
    const pdf = await gatherPdf(ctx, note?.id ?? "");
    if (!pdf) throw new Error("There is no credit note.");
    return wordsOn(InvoicePdf({ pdf })).join("|");
  }

  test.each([1, 0.5])("of %d of the invoice names both days, as the invoice does", (share) =>
    inTransaction(async (ctx) => {
      const invoice = await lockInvoice(ctx.db, await aBilledReturn(ctx));
      if (!invoice) throw new Error("Nothing was billed.");
      const amount = cents(Math.round(invoice.totalCents * share));
      const note = await issueCreditNote(ctx, { invoice, amount, reason: "Late driver" });
      const lines = await findLines(ctx.db, note.id);
      expect(lines.map(({ serviceOn }) => serviceOn)).toEqual(["2026-11-28", "2026-12-02"]);
      expect(lines.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(amount);
      expect(await wordsOfNote(ctx)).toContain("28 Nov 2026 and 2 Dec 2026");
    }),
  );

  test.each([
    [1, "28 Nov 2026", "2 Dec 2026"],
    [2, "2 Dec 2026", "28 Nov 2026"],
  ])("for leg %d alone shows only that leg’s day", (leg, day, other) =>
    inTransaction(async (ctx) => {
      await aBilledReturn(ctx);
      const [booking] = await ctx.db.update(bookings).set({ totalCents: 35_000 }).returning();
      await creditCancelled(ctx, {
        type: "booking.cancelled",
        reference: booking?.reference ?? "",
        code: "CUSTOMER_PLANS",
        legs: [leg],
        isWhole: false,
        feeCents: 0,
        refundCents: 0,
        claimedCents: 0,
      });
      const words = await wordsOfNote(ctx);
      expect(words).toContain(day);
      expect(words).not.toContain(other);
    }),
  );
});
