import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { localDate } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { at, writeSold } from "#testing/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/paper-words.ts";
import { billConfirmed } from "./bill-confirmed.ts";
import { findLines } from "./document-views.ts";
import { InvoicePaper } from "./emails/invoice-paper.tsx";
import { gatherPaper } from "./gather-paper.ts";
import { gatherStatement } from "./gather-statement.ts";

/** Out on 28 November, back on 2 December, billed. */
async function aBilledReturn(ctx: Context): Promise<string> {
  const { opening } = await writeSold(ctx, { returnAt: at("2026-12-02", "10:00") });
  await ctx.db.update(bookings).set({ paymentMethod: "account" });
  await billConfirmed(ctx, { type: "booking.confirmed", reference: opening.reference });
  const [invoice] = await ctx.db.select({ id: invoices.id }).from(invoices);
  return invoice?.id ?? "";
}

test("each trip of a return booking stands on the invoice with its own date", () =>
  inTransaction(async (ctx) => {
    const lines = await findLines(ctx.db, await aBilledReturn(ctx));
    const outbound = lines.filter(({ text }) => /outbound/i.test(text));
    const back = lines.filter(({ text }) => /return/i.test(text));
    expect(new Set(outbound.map(({ serviceOn }) => serviceOn))).toEqual(new Set(["2026-11-28"]));
    expect(new Set(back.map(({ serviceOn }) => serviceOn))).toEqual(new Set(["2026-12-02"]));
  }));

test("the document’s date of supply names both days", () =>
  inTransaction(async (ctx) => {
    const paper = await gatherPaper(ctx, await aBilledReturn(ctx));
    if (!paper) throw new Error("There is no document.");
    const words = wordsOn(InvoicePaper({ paper })).join("|");
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
