import { describe, expect, test } from "vitest";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { invoiceLines, invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { payments } from "#db/schema/payments.ts";
import { settings } from "#db/schema/settings.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { cents } from "#domain/money/money.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { printedOn } from "#testing/printed-on.ts";
import { billConfirmed } from "../../billing/server/bill-confirmed.ts";
import { issueCreditNote } from "../../billing/server/issue-credit-note.ts";
import { printable } from "../../server/emails/pdf-look.tsx";
import type { OpenBooking } from "../../server/open-booking.ts";
import { lockInvoice } from "../../server/store.ts";
import { drawDocument } from "./draw-document.ts";
import { InvoicePdf } from "./emails/invoice-pdf.tsx";
import { gatherPdf } from "./gather-pdf.ts";
import { invoiceFile } from "./invoice-file.ts";
import { receiptFile } from "./receipt-file.ts";
import { sendIssued } from "./send-issued.ts";

/** A tour of R5 800 on account, billed. */
async function aBilledTour(ctx: Context, changes: Partial<ReturnType<typeof aBooking>> = {}) {
  const booking = aBooking({
    ...{ serviceType: "day_tour", state: "confirmed", totalCents: 580_000, paymentMethod: "account" },
    ...changes,
  });
  await ctx.db.insert(bookings).values(booking);
  const item = { bookingId: booking.id, code: "tour", text: "Winelands tour, private" };
  await ctx.db.insert(bookingItems).values([
    { ...item, id: newId(), position: 0, amountCents: 348_000, vatCode: "EX12G" },
    { ...item, id: newId(), position: 1, amountCents: 232_000, vatCode: "STD15" },
  ]);
  await billConfirmed(ctx, { type: "booking.confirmed", reference: booking.reference });
  const [row] = await ctx.db.select({ id: invoices.id }).from(invoices);
  const invoice = await lockInvoice(ctx.db, row?.id ?? "");
  if (!invoice) throw new Error("Nothing was billed.");
  return { booking, invoice };
}

const pdfWords = async (ctx: Context, id: string) => {
  const pdf = await gatherPdf(ctx, id);
  if (!pdf) throw new Error("There is no paper.");
  return wordsOn(InvoicePdf({ pdf })).join("|").replaceAll("\u00a0", " ");
};

describe("on paper", () => {
  test("a full tax invoice has every field the law asks for, its VAT by code, and how to pay", () =>
    inTransaction(async (ctx) => {
      const { booking, invoice } = await aBilledTour(ctx);
      const words = await pdfWords(ctx, invoice.id);
      const { company, tax, banking } = defaultSettings;
      for (const field of [
        ...["Tax Invoice", invoice.number, "20 Nov 2026", "28 Nov 2026", booking.reference],
        ...[company.legalName, company.address, `VAT no. ${tax.vatNumber}`, "Thandi Mokoena"],
        ...["Winelands tour, private", "Qty", "VAT exempt s12(g)", "VAT 15 %"],
        ...["R3 480.00", "R2 320.00", "R2 017.39", "R302.61", "R5 800.00"],
        ...[banking.accountNumber, "Your reference", `CTS${booking.reference.slice(4)}-`],
      ])
        expect(words).toContain(field);
    }));

  test("who is no vendor shows an invoice without a word of VAT amounts", () =>
    inTransaction(async (ctx) => {
      const value = { ...defaultSettings.tax, isVendor: false };
      await ctx.db.insert(settings).values({ name: "tax", value, updatedAt: testNow });
      const words = await pdfWords(ctx, (await aBilledTour(ctx)).invoice.id);
      expect(words).toContain("not registered for VAT");
      expect(words).not.toMatch(/Tax Invoice|VAT no\.|VAT 15|VAT summary|302\.61/);
    }));

  test("a credit note names its invoice and the reason, and asks for nothing", () =>
    inTransaction(async (ctx) => {
      const { invoice } = await aBilledTour(ctx);
      const note = await issueCreditNote(ctx, { invoice, amount: cents(100_000), reason: "Guide was late" });
      const words = await pdfWords(ctx, note.id);
      for (const field of ["Credit Note", "CN-2026-00001", invoice.number, "Guide was late", "R1 000.00"])
        expect(words).toContain(field);
      expect(words).not.toContain("Pay by EFT");
    }));

  test("what was written off is asked of nobody any more", () =>
    inTransaction(async (ctx) => {
      const { invoice } = await aBilledTour(ctx);
      await ctx.db.update(invoices).set({ state: "written_off", paidCents: 80_000 });
      const words = await pdfWords(ctx, invoice.id);
      for (const field of ["Written off|-R5 000.00", "Amount due|R0.00"]) expect(words).toContain(field);
      expect(words).not.toContain("Pay by EFT");
    }));

  test("it is a PDF, and goes out by letter once", () =>
    inTransaction(async (ctx, world) => {
      const { invoice } = await aBilledTour(ctx);
      const file = await drawDocument(ctx, invoice.id);
      expect([file?.name, file?.content.subarray(0, 5).toString()]).toEqual([`${invoice.number}.pdf`, "%PDF-"]);
      const event = { type: "invoice.issued", invoiceId: invoice.id } as const;
      await sendIssued(ctx, event);
      await sendIssued(ctx, event);
      expect(world.emails).toMatchObject([
        { to: "thandi@example.com", subject: "Tax Invoice INV-2026-00001", attachments: [{ type: "application/pdf" }] },
      ]);
      expect((await lockInvoice(ctx.db, invoice.id))?.state).toBe("sent");
    }));

  test("every page says which of how many it is", () =>
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

describe("a file is for whom it is theirs", () => {
  const nobody: OpenBooking = async () => refuse("not_found");
  const opensFor =
    (id: string, isOfMyOrganisation = false): OpenBooking =>
    async () =>
      accept({ id, isOfMyOrganisation });
  const isFile = (answer: { ok: boolean }) => answer.ok;

  test("by number for its buyer and the office, for nobody else", () =>
    inTransaction(async (ctx) => {
      const { number } = (await aBilledTour(ctx)).invoice;
      const buyer = await askingAs(ctx);
      const stranger = await askingAs(ctx, { email: "stranger@example.com" });
      const office = await askingAs(ctx, { email: "office@example.com", roles: ["admin"] });
      const seen = async (who: Context) => isFile(await invoiceFile(who, { number }, nobody));
      expect([await seen(buyer), await seen(office), await seen(stranger), await seen(ctx)]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }));

  test("by a booking that opens; but a guest does not see what the hotel pays", () =>
    inTransaction(async (ctx) => {
      const organisationId = newId();
      await ctx.db
        .insert(organisations)
        .values({ id: organisationId, kind: "hotel", name: "Hotel", createdAt: testNow });
      const { booking, invoice } = await aBilledTour(ctx, { organisationId });
      const { reference, id } = booking;
      const seen = async (open: OpenBooking) => isFile(await invoiceFile(ctx, { reference, code: "X" }, open));
      expect([await seen(nobody), await seen(opensFor(id)), await seen(opensFor(id, true))]).toEqual([
        false,
        false,
        true,
      ]);
      const member = await askingAs(ctx, { email: "desk@example.com", roles: ["hotel"] });
      const other = await askingAs(ctx, { email: "desk@other.example", roles: ["hotel"] });
      await ctx.db.insert(organisationMembers).values({ organisationId, userId: member.userId });
      const byNumber = async (who: Context) => isFile(await invoiceFile(who, { number: invoice.number }, nobody));
      expect([await byNumber(member), await byNumber(other)]).toEqual([true, false]);
    }));

  test("a receipt for money that came in, and for no other", () =>
    inTransaction(async (ctx) => {
      const { booking } = await aBilledTour(ctx);
      const { reference, id } = booking;
      const row = { bookingId: id, amountCents: 100, createdAt: testNow, updatedAt: testNow } as const;
      await ctx.db.insert(payments).values({ ...row, id: newId(), method: "online", state: "failed" });
      const receipt = () => receiptFile(ctx, { reference }, opensFor(id));
      expect(await receipt()).toMatchObject({ reason: "not_found" });
      await ctx.db
        .insert(payments)
        .values({ ...row, id: newId(), method: "online", state: "succeeded", paidAt: testNow });
      expect(await receipt()).toMatchObject({ value: { name: `receipt-${reference}.pdf`, type: "application/pdf" } });
    }));
});
