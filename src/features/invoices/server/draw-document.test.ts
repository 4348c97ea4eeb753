import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoiceLines, invoices } from "#db/schema/invoices.ts";
import { sampleCompany, sampleSettings } from "#db/seed/people/sample-company.ts";
import { cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { printable } from "#platform/pdf/pdf-look.tsx";
import { aBilledTour } from "#testing/builders/money/a-billed-tour.ts";
import { givenDetails, givenSettings } from "#testing/company/given-settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { printedOn } from "#testing/printed-on.ts";
import { sendIssued } from "../documents/server/send-issued.ts";
import { drawDocument } from "./draw-document.ts";
import { InvoicePdf } from "./emails/invoice-pdf.tsx";
import { gatherPdf } from "./gather-pdf.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { lockInvoice } from "./store.ts";

const pdfWords = async (ctx: Context, id: string) => {
  const pdf = await gatherPdf(ctx, id);
  if (!pdf) throw new Error("There is no document.");
  return wordsOn(InvoicePdf({ pdf })).join("|").replaceAll("\u00a0", " ");
};

describe("as a PDF", () => {
  test("leads to the terms that its booking was made under, as they read then", () =>
    inTransaction(async (ctx) => {
      const { booking, invoice } = await aBilledTour(ctx);
      await ctx.db.update(bookings).set({ termsVersion: "2026-11-12" }).where(eq(bookings.id, booking.id));
      const pdf = await gatherPdf(ctx, invoice.id);
      expect(pdf?.terms).toEqual({
        text: "12 Nov 2026",
        url: expect.stringMatching(/^http.*\/legal\/terms\/2026-11-12\?on=2026-11-\d\d$/),
      });
      expect(await pdfWords(ctx, invoice.id)).toContain("12 Nov 2026");
    }));

  test("a full tax invoice has every field required by law, its VAT by code, and how to pay", () =>
    inTransaction(async (ctx) => {
      const { booking, invoice } = await aBilledTour(ctx);
      const words = await pdfWords(ctx, invoice.id);
      const { company, tax, banking } = sampleSettings;
      for (const field of [
        "Tax invoice",
        invoice.number,
        "20 Nov 2026",
        "28 Nov 2026",
        booking.reference,
        company.legalName,
        company.address,
        `VAT no. ${tax.vatNumber}`,
        "Thandi Mokoena",
        "Winelands tour, private",
        "Qty",
        "VAT exempt s12(g)",
        "VAT 15%",
        "R3 480.00",
        "R2 320.00",
        "R2 017.39",
        "R302.61",
        "R5 800.00",
        banking.accountNumber,
        "Your reference",
        `CTS${booking.reference.slice(4)}-`,
      ])
        expect(words).toContain(field);
    }));

  test("an issued document keeps the name it was issued under; the next one has the new name", () =>
    inTransaction(async (ctx) => {
      const { invoice } = await aBilledTour(ctx);
      await givenDetails(ctx, { ...sampleCompany, name: "Garden Route Transfers" });
      const words = await pdfWords(ctx, invoice.id);
      expect(words).toContain(sampleCompany.name);
      expect(words).not.toContain("Garden Route");
      const note = await issueCreditNote(ctx, { invoice, amount: cents(100_000), reason: "Guide was late" });
      expect(await pdfWords(ctx, note.id)).toContain("Garden Route Transfers");
    }));

  test("a company that is not a VAT vendor shows an invoice without VAT", () =>
    inTransaction(async (ctx) => {
      const value = { ...sampleSettings.tax, isVendor: false };
      await givenSettings(ctx, { tax: value });
      const words = await pdfWords(ctx, (await aBilledTour(ctx)).invoice.id);
      expect(words).toContain("not registered for VAT");
      expect(words).not.toMatch(/Tax invoice|VAT no\.|VAT 15|VAT summary|302\.61/);
    }));

  test("a credit note names its invoice and the reason, and asks for no payment", () =>
    inTransaction(async (ctx) => {
      const { invoice } = await aBilledTour(ctx);
      const note = await issueCreditNote(ctx, { invoice, amount: cents(100_000), reason: "Guide was late" });
      const words = await pdfWords(ctx, note.id);
      for (const field of ["Credit note", "CN-2026-00001", invoice.number, "Guide was late", "R1 000.00"])
        expect(words).toContain(field);
      expect(words).not.toContain("Pay by EFT");
    }));

  test("a written-off amount is no longer asked for", () =>
    inTransaction(async (ctx) => {
      const { invoice } = await aBilledTour(ctx);
      await ctx.db.update(invoices).set({ state: "written_off", paidCents: 80_000 });
      const words = await pdfWords(ctx, invoice.id);
      for (const field of ["Written off|-R5 000.00", "Amount due|R0.00"]) expect(words).toContain(field);
      expect(words).not.toContain("Pay by EFT");
    }));

  test("is a PDF, and is emailed once", () =>
    inTransaction(async (ctx, world) => {
      const { invoice } = await aBilledTour(ctx);
      const file = await drawDocument(ctx, invoice.id);
      expect([file?.name, file?.content.subarray(0, 5).toString()]).toEqual([`${invoice.number}.pdf`, "%PDF-"]);
      const event = { type: "invoice.issued", invoiceId: invoice.id } as const;
      await sendIssued(ctx, event);
      await sendIssued(ctx, event);
      expect(world.emails).toMatchObject([
        { to: "thandi@example.com", subject: "Tax invoice INV-2026-00001", attachments: [{ type: "application/pdf" }] },
      ]);
      expect((await lockInvoice(ctx.db, invoice.id))?.state).toBe("sent");
    }));

  test("every page shows its number and the total", () =>
    inTransaction(async (ctx) => {
      const { invoice } = await aBilledTour(ctx);
      const line = {
        invoiceId: invoice.id,
        unitCents: 0,
        vatCode: "EX12G",
        netCents: 0,
        vatCents: 0,
        grossCents: 0,
      } as const;
      await ctx.db
        .insert(invoiceLines)
        .values(
          Array.from({ length: 20 }, (_, at) => ({ ...line, id: newId(), position: 10 + at, text: `Stop ${at}` })),
        );
      const printed = printedOn((await drawDocument(ctx, invoice.id))?.content ?? Buffer.alloc(0));
      expect(printed).toContain("Page 1 of 2");
      expect(printed).toContain("Page 2 of 2");
    }));

  test.each([
    ["R1\u00a0299", "R1\u00a0299"],
    ["−R500", "-R500"],
    ["Łukasz Dvořák’s", "Lukasz Dvorák’s"],
    ["王", "?"],
  ])("%s is written %s", (typed, written) => {
    expect(printable(typed)).toBe(written);
  });
});
