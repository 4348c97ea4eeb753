import { describe, expect, test } from "vitest";
import { invoiceDetails as detailsTable } from "#db/schema/invoices.ts";
import { noRecords } from "#platform/erasures.ts";
import { newId } from "#platform/ids.ts";
import {
  aTourToBill as aTour,
  aBuyer as company,
  issuedInvoices as issued,
  payTour as pay,
} from "#testing/builders/money/a-tour-to-bill.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { settlePayment } from "../../billing/server/settle-payment.ts";
import { eraseBuyer } from "../../server/erase-buyer.ts";
import { invoiceDetails } from "./invoice-details.ts";
import { saveInvoiceDetails } from "./save-invoice-details.ts";

describe("a customer", () => {
  test("enters the details before paying: the invoice has them", () =>
    inTransaction(async (ctx) => {
      const { booking, opening } = await aTour(ctx);
      expect(await invoiceDetails(ctx, opening)).toMatchObject({
        value: { name: "Thandi Mokoena", address: "", is_given: false, is_settled: false, number: null },
      });
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company })).toMatchObject({
        value: { reissued: null },
      });
      await pay(ctx, booking);
      expect(await issued(ctx)).toMatchObject([
        { buyerName: "Blue Crane Software", buyerEmail: booking.email, buyer: { address: company.address } },
      ]);
    }));

  test("enters them afterwards: the invoice is credited and reissued once, and its payment counts", () =>
    inTransaction(async (ctx) => {
      const { booking, opening } = await aTour(ctx);
      await pay(ctx, booking);
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company })).toMatchObject({
        value: { reissued: "INV-2026-00002" },
      });
      expect(await issued(ctx)).toMatchObject([
        { number: "CN-2026-00001", totalCents: 580_000, vatCents: 30_261, note: "Reissued: customer details" },
        { number: "INV-2026-00001", state: "credited", paidCents: 0, creditedCents: 580_000 },
        {
          number: "INV-2026-00002",
          kind: "tax_invoice",
          state: "paid",
          paidCents: 580_000,
          vatCents: 30_261,
          buyerName: "Blue Crane Software",
          buyer: { address: company.address, vatNumber: "4123456789" },
        },
      ]);
      // The same payment reported again is not counted again.
      await settlePayment(ctx, { type: "payment.succeeded", paymentId: newId(), reference: booking.reference });
      expect((await issued(ctx)).map(({ paidCents }) => paidCents)).toEqual([0, 0, 580_000]);
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company })).toMatchObject({
        reason: "already_issued",
      });
      expect(await invoiceDetails(ctx, opening)).toMatchObject({
        value: { is_settled: true, number: "INV-2026-00002" },
      });
    }));

  test("signed in, enters them once for all bookings; erasure deletes them", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { email: "Thandi@Example.com" });
      const { booking, opening } = await aTour(ctx);
      expect(await saveInvoiceDetails(ctx, company)).toMatchObject({ reason: "not_found" });
      expect(await saveInvoiceDetails(me, company)).toMatchObject({ ok: true });
      expect(await saveInvoiceDetails(me, { ...company, address: "1 Long Street" })).toMatchObject({ ok: true });
      expect(await invoiceDetails(ctx, opening)).toMatchObject({ value: { address: "1 Long Street" } });
      await saveInvoiceDetails(ctx, { ...opening, ...company });
      await pay(ctx, booking);
      expect((await issued(ctx))[0]?.buyer.address).toBe(company.address);
      const whose = { userId: null, email: booking.email };
      await eraseBuyer(ctx, { ...whose, records: { ...noRecords, bookings: [booking.id] } });
      expect(await ctx.db.$count(detailsTable)).toBe(0);
    }));
});
