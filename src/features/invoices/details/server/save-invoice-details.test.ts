import { describe, expect, test } from "vitest";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { invoiceDetails as detailsTable, invoicePayments, invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { payments } from "#db/schema/payments.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { noRecords } from "#platform/erasures.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { settlePayment } from "../../billing/server/settle-payment.ts";
import { readInvoice } from "../../desk/server/read-invoice.ts";
import { reissueInvoice } from "../../desk/server/reissue-invoice.ts";
import { completeDraft } from "../../drafts/server/complete-draft.ts";
import { draftInvoice } from "../../drafts/server/draft-invoice.ts";
import { issueDraft } from "../../drafts/server/issue-draft.ts";
import { eraseBuyer } from "../../server/erase-buyer.ts";
import type { OpenBooking } from "../../server/open-booking.ts";
import { invoiceDetails } from "./invoice-details.ts";
import { saveInvoiceDetails } from "./save-invoice-details.ts";

const company = { name: "Blue Crane Software", address: "12 Loop Street, Cape Town, 8001", vat_number: "4123456789" };

/** A tour of R5 800, so that the paper is a full tax invoice. */
async function aTour(ctx: Context, changes: Partial<ReturnType<typeof aBooking>> = {}) {
  const booking = aBooking({ serviceType: "day_tour", state: "confirmed", totalCents: 580_000, ...changes });
  await ctx.db.insert(bookings).values(booking);
  const item = { bookingId: booking.id, code: "tour", text: "Winelands" };
  await ctx.db.insert(bookingItems).values([
    { ...item, id: newId(), position: 0, amountCents: 348_000, vatCode: "EX12G" },
    { ...item, id: newId(), position: 1, amountCents: 232_000, vatCode: "STD15" },
  ]);
  const opens: OpenBooking = async (_ctx, { reference, code }) =>
    reference === booking.reference && code === "right"
      ? accept({ id: booking.id, isOfMyOrganisation: false })
      : refuse("not_found");
  return { booking, opens, opening: { reference: booking.reference, code: "right" } };
}

async function pay(ctx: Context, { id, reference }: ReturnType<typeof aBooking>) {
  const paymentId = newId();
  await ctx.db.insert(payments).values({
    ...{ id: paymentId, bookingId: id, amountCents: 580_000, method: "online", state: "succeeded", paidAt: testNow },
    ...{ createdAt: testNow, updatedAt: testNow },
  });
  await settlePayment(ctx, { type: "payment.succeeded", paymentId, reference });
}
const issued = (ctx: Context) => ctx.db.select().from(invoices).orderBy(invoices.number);

describe("a customer", () => {
  test("gives the details before paying: the invoice bears them", () =>
    inTransaction(async (ctx) => {
      const { booking, opens, opening } = await aTour(ctx);
      expect(await invoiceDetails(ctx, opening, opens)).toMatchObject({
        value: { name: "Thandi Mokoena", address: "", is_given: false, is_settled: false, number: null },
      });
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company }, opens)).toMatchObject({
        value: { reissued: null },
      });
      await pay(ctx, booking);
      expect(await issued(ctx)).toMatchObject([
        { buyerName: "Blue Crane Software", buyerEmail: booking.email, buyer: { address: company.address } },
      ]);
    }));

  test("gives them afterwards: the invoice is credited and issued anew, once, and what was paid counts on it", () =>
    inTransaction(async (ctx) => {
      const { booking, opens, opening } = await aTour(ctx);
      await pay(ctx, booking);
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company }, opens)).toMatchObject({
        value: { reissued: "INV-2026-00002" },
      });
      expect(await issued(ctx)).toMatchObject([
        { number: "CN-2026-00001", totalCents: 580_000, vatCents: 30_261, note: "Made out anew: the buyer's details" },
        { number: "INV-2026-00001", state: "credited", paidCents: 0, creditedCents: 580_000 },
        {
          ...{ number: "INV-2026-00002", kind: "tax_invoice", state: "paid", paidCents: 580_000, vatCents: 30_261 },
          ...{ buyerName: "Blue Crane Software", buyer: { address: company.address, vatNumber: "4123456789" } },
        },
      ]);
      // The same payment told of again is not counted again.
      await settlePayment(ctx, { type: "payment.succeeded", paymentId: newId(), reference: booking.reference });
      expect((await issued(ctx)).map(({ paidCents }) => paidCents)).toEqual([0, 0, 580_000]);
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company }, opens)).toMatchObject({
        reason: "already_issued",
      });
      expect(await invoiceDetails(ctx, opening, opens)).toMatchObject({
        value: { is_settled: true, number: "INV-2026-00002" },
      });
    }));

  test("signed in, gives them once for all bookings; erased, they are gone", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { email: "Thandi@Example.com" });
      const { booking, opens, opening } = await aTour(ctx);
      expect(await saveInvoiceDetails(ctx, company, opens)).toMatchObject({ reason: "not_found" });
      expect(await saveInvoiceDetails(me, company, opens)).toMatchObject({ ok: true });
      expect(await saveInvoiceDetails(me, { ...company, address: "1 Long Street" }, opens)).toMatchObject({ ok: true });
      expect(await invoiceDetails(ctx, opening, opens)).toMatchObject({ value: { address: "1 Long Street" } });
      await saveInvoiceDetails(ctx, { ...opening, ...company }, opens);
      await pay(ctx, booking);
      expect((await issued(ctx))[0]?.buyer.address).toBe(company.address);
      const whose = { userId: null, email: booking.email };
      await eraseBuyer(ctx, { ...whose, records: { ...noRecords, bookings: [booking.id] } });
      expect(await ctx.db.$count(detailsTable)).toBe(0);
    }));

  test("without the code, or for what a company pays, gives nothing", () =>
    inTransaction(async (ctx) => {
      const organisationId = newId();
      await ctx.db
        .insert(organisations)
        .values({ id: organisationId, kind: "corporate", name: "B", createdAt: testNow });
      const { opens, opening } = await aTour(ctx, { organisationId });
      expect(await saveInvoiceDetails(ctx, { ...opening, code: "wrong", ...company }, opens)).toMatchObject({
        ok: false,
      });
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company }, opens)).toMatchObject({ reason: "not_found" });
    }));
});

describe("the office", () => {
  const bigDraft = {
    ...{ booking_reference: "", buyer_name: "Blue Crane", buyer_email: "a@example.com", buyer_address: "" },
    ...{ buyer_vat_number: "", note: "" },
    lines: [{ text: "A year of hosting", quantity: 1, unit_cents: 600_000, vat_code: "STD15" as const }],
  };

  test("is told what a draft lacks, and cannot issue a full tax invoice without it", () =>
    inTransaction(async (transaction) => {
      const ctx = await askingAs(transaction, { roles: ["admin"] });
      const draft = await draftInvoice(ctx, bigDraft);
      const chosen = draft.ok ? { id: draft.value.id, version: draft.value.version } : { id: "", version: 0 };
      expect(await readInvoice(ctx, chosen)).toMatchObject({ value: { missing: ["buyer_address"] } });
      expect(await issueDraft(ctx, chosen)).toMatchObject({
        reason: "details_missing",
        details: { missing: ["buyer_address"] },
      });
      const complete = await completeDraft(ctx, { ...chosen, ...company });
      const next = { ...chosen, version: complete.ok ? complete.value.version : 0 };
      expect(await readInvoice(ctx, chosen)).toMatchObject({ value: { missing: [], buyer_name: company.name } });
      expect(await issueDraft(ctx, next)).toMatchObject({ ok: true, value: { number: "INV-2026-00001" } });
      expect(await completeDraft(ctx, { ...next, ...company })).toMatchObject({ reason: "not_possible" });
    }));

  test("has an invoice made out anew as often as needed, but not one that was credited in part", () =>
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
