import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { sampleCompany, sampleSettings } from "#db/seed/people/sample-company.ts";
import { type CompanySettings, defaultSettings } from "#domain/company/company-settings.ts";
import { cents } from "#domain/money/money.ts";
import { localDate } from "#domain/time/local-time.ts";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { drawReceipt } from "#features/invoices/documents/server/draw-receipt.ts";
import { sendIssued } from "#features/invoices/documents/server/send-issued.ts";
import { findReceivedPayments } from "#features/invoices/documents/server/views.ts";
import { sendChase } from "#features/invoices/reminders/server/send-chase.ts";
import { drawDocument } from "#features/invoices/server/draw-document.ts";
import { issueCreditNote } from "#features/invoices/server/issue-credit-note.ts";
import { isPaidByTransfer } from "#features/invoices/server/link-invoice.ts";
import { lockInvoice } from "#features/invoices/server/store.ts";
import { drawStatement } from "#features/invoices/statements/server/draw-statement.ts";
import { gatherStatement } from "#features/invoices/statements/server/gather-statement.ts";
import { quoteFile } from "#features/quotes/offer/server/quote-file.ts";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { amountsIn, amountsOf } from "#testing/company/amounts.ts";
import { givenDetails, givenSettings, givenTariff } from "#testing/company/given-settings.ts";
import { otherTariff } from "#testing/company/other-tariff.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { printedOn } from "#testing/printed-on.ts";

/** Values that stand nowhere else. */
const set = {
  company: {
    legalName: "Zephyr Coaches CC",
    registrationNumber: "1997/123456/23",
    address: "9 Quay Row, Knysna",
    informationOfficer: "",
    licences: "",
    insurance: "",
  },
  tax: { ...sampleSettings.tax, vatNumber: "4987654321", rates: [{ from: "2018-04-01", rate: 0.175 }] },
  banking: {
    bank: "Tide Bank",
    accountName: "Zephyr Fares",
    accountNumber: "62 8170 553",
    branchCode: "250999",
    accountType: "Transmission",
    swift: "TIDEZAJJ",
  },
} satisfies Partial<CompanySettings>;
const details = {
  ...sampleCompany,
  name: "Zephyr Rides",
  phone: "+27 44 555 0177",
  email: "hi@zephyr.example",
  phone_e164: "+27445550177",
  street: "9 Quay Row",
  city: "Knysna",
};

const { legalName, registrationNumber, address } = set.company;
const seller = [legalName, address];
const registered = [`Registration no. ${registrationNumber}`, `VAT no. ${set.tax.vatNumber}`];
const foot = [details.name, details.phone, details.email];
const bank = Object.values(set.banking);
const first = [
  ...Object.values(sampleSettings.company).filter((value) => value !== ""),
  ...Object.values(sampleSettings.banking),
  sampleSettings.tax.vatNumber,
  "VAT 15%",
  sampleCompany.name,
  sampleCompany.phone,
  sampleCompany.email,
];

async function save(ctx: Context, changes: Partial<CompanySettings> = {}) {
  await givenDetails(ctx, details);
  await givenSettings(ctx, { ...set, ...changes });
}

/** The text of every document of one booking and one quote. */
async function documentsOf(ctx: Context): Promise<Readonly<Record<string, string>>> {
  const { id, opening, total } = await writeSold(ctx);
  await ctx.db.update(bookings).set({ paymentMethod: "account", paidCents: 0 }).where(eq(bookings.id, id));
  await billConfirmed(ctx, { type: "booking.confirmed", reference: opening.reference });
  const [row] = await ctx.db.select({ id: invoices.id }).from(invoices);
  const invoice = row && (await lockInvoice(ctx.db, row.id));
  if (!invoice) throw new Error("Nothing was billed.");
  const note = await issueCreditNote(ctx, { invoice, amount: cents(Math.round(total / 4)), reason: "Late driver" });
  await ctx.db
    .insert(payments)
    .values(aPayment({ bookingId: id, state: "succeeded", amountCents: 1_000, paidAt: ctx.now }));
  const [payment] = await findReceivedPayments(ctx.db, id);
  const period = { from: localDate("2026-11-01"), until: localDate("2026-11-30") };
  const gathered = await gatherStatement(ctx, { email: "thandi@example.com" }, period);
  if (!payment || !gathered) throw new Error("There is nothing to draw.");
  const clerk = asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
  const proForma = await quoteFile(clerk, { token: quoteToken(ctx, (await givenQuote(clerk)).id) });
  const files = {
    invoice: (await drawDocument(ctx, invoice.id))?.content,
    "credit note": (await drawDocument(ctx, note.id))?.content,
    receipt: (await drawReceipt(ctx, id, payment))?.content,
    statement: (await drawStatement(ctx, gathered)).content,
    "pro forma": proForma.ok ? Buffer.from(proForma.value.content, "base64") : undefined,
  };
  const read = Object.entries(files).map(([name, file]) => [
    name,
    printedOn(file ?? Buffer.alloc(0)).replace(/[\s\u00a0]+/g, " "),
  ]);
  return Object.fromEntries(read);
}

const carries: Readonly<Record<string, readonly string[]>> = {
  invoice: [...seller, ...registered, ...foot, ...bank],
  "credit note": [...seller, ...registered, ...foot],
  receipt: [...seller, ...foot],
  statement: [...seller, ...foot, ...bank],
  "pro forma": [...seller, ...registered, ...foot],
};

describe("what our team sets", () => {
  test(
    "is printed on every document, and nothing of what was set before",
    () =>
      inTransaction(async (ctx) => {
        await save(ctx);
        // What was sold keeps its price: none of a tariff that came later.
        const later = amountsOf(otherTariff);
        await givenTariff(ctx, 933, otherTariff);
        const drawn = await documentsOf(ctx);
        expect(Object.keys(drawn)).toEqual(Object.keys(carries));
        expect(Object.values(drawn).flatMap(amountsIn).length).toBeGreaterThan(5);
        for (const [name, text] of Object.entries(drawn)) {
          expect(
            amountsIn(text).filter((amount) => later.has(amount)),
            `prices on the ${name}`,
          ).toEqual([]);
          expect(
            (carries[name] ?? []).filter((value) => !text.includes(value)),
            `lacking on the ${name}`,
          ).toEqual([]);
          expect(
            first.filter((value) => text.includes(value)),
            `left on the ${name}`,
          ).toEqual([]);
        }
      }),
    30_000,
  );

  test(
    "no document and no email names a bank transfer that is switched off",
    () =>
      inTransaction(async (ctx, world) => {
        await save(ctx, { paymentWays: { ...defaultSettings.paymentWays, transfer: false } });
        const drawn = await documentsOf(ctx);
        expect(drawn.invoice).toContain("Pay online");
        for (const [name, text] of Object.entries(drawn))
          expect(
            bank.filter((value) => text.includes(value)).concat(/by EFT|bank transfer/i.exec(text)?.[0] ?? []),
            name,
          ).toEqual([]);

        const billed = await ctx.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.creditedCents, 0));
        for (const { id } of billed) await sendIssued(ctx, { type: "invoice.issued", invoiceId: id });
        const open = await ctx.db.select({ id: invoices.id }).from(invoices);
        for (const { id } of open) await sendChase(ctx, { type: "invoice.chased", invoiceId: id, step: "overdue" });
        expect(world.emails.map(({ template }) => template)).toContain("invoice-overdue");
        for (const { template, content } of world.emails)
          expect(plainText(await render(content)), template).not.toMatch(/by EFT|bank (transfer|details)/i);
      }),
    30_000,
  );

  test.each([
    ["a guest’s booking", {}, false],
    ["an organisation’s booking", { organisationId: "0190" }, true],
    ["what our team billed beside the price", { isSupplement: true, createdBy: "0190" }, true],
  ])("switched off, the bank account is still where to pay what has no payment page: %s", (_what, changes, isPaid) => {
    const invoice = {
      id: "0190",
      isSupplement: false,
      createdBy: null,
      organisationId: null,
      kind: "invoice",
      ...changes,
    } as const;
    const paymentWays = { ...defaultSettings.paymentWays, transfer: false };
    expect(isPaidByTransfer({ bookingReference: "CTS-7K3M9Q", invoice }, { paymentWays })).toBe(isPaid);
  });
});
