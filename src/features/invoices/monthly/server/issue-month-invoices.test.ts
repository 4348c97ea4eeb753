import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { invoiceBookings, invoiceLines, invoices } from "#db/schema/invoices.ts";
import { findUnbilled } from "#features/invoices/unbilled/server/views.ts";
import { aDrivenMonth, countPaid } from "#testing/builders/companies/a-driven-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { billBooking } from "../../billing/server/bill-booking.ts";
import { billChange } from "../../billing/server/bill-change.ts";
import { creditInvoice } from "../../desk/server/credit-invoice.ts";
import { recordInvoicePayment } from "../../desk/server/record-invoice-payment.ts";
import { reissueInvoice } from "../../desk/server/reissue-invoice.ts";
import { issueMonthInvoices } from "./issue-month-invoices.ts";

test("a month is one invoice by cost centre and trip, issued once; its bookings have no invoices of their own", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, company, driven, monthly, owed } = await aDrivenMonth(transaction);
    const sales = await driven("2026-10-30", { costCentre: "SALES" });
    const ops = await driven("2026-10-31", { costCentre: "OPS", totalCents: 70_000 });
    const late = await driven("2026-11-02", { totalCents: 90_000 });
    await driven("2026-10-29", { state: "confirmed" });
    for (const { reference } of [sales, late]) await billBooking(ctx, reference);
    expect(await ctx.db.$count(invoices), "not at confirmation").toBe(0);
    expect(await findUnbilled(ctx.db, { size: 9 })).toEqual([]);

    await issueMonthInvoices(ctx);
    await issueMonthInvoices(ctx);
    expect(await monthly()).toMatchObject([
      {
        month: "2026-10",
        organisationId: company,
        bookingId: null,
        totalCents: 120_000,
        dueOn: "2026-12-05",
        buyerEmail: "pay@example.com",
      },
    ]);
    const lines = await ctx.db.select().from(invoiceLines).orderBy(invoiceLines.position);
    expect(lines.map(({ bookingId, text }) => [bookingId, text])).toEqual([
      [ops.id, `${ops.reference} Airport Transfer, PO-7`],
      [sales.id, `${sales.reference} Airport Transfer, PO-7`],
    ]);
    await billBooking(ctx, sales.reference);
    expect(await ctx.db.$count(invoices)).toBe(1);
    expect(world.events.filter(({ type }) => type === "invoice.issued")).toHaveLength(1);
    // Each amount is owed once: invoiced, driven since, and booked.
    expect(await owed()).toBe(120_000 + 90_000 + 50_000);

    const december = { ...ctx, now: new Date("2026-12-01T03:30:00Z") };
    await issueMonthInvoices(december);
    expect((await monthly()).map(({ month, totalCents }) => [month, totalCents])).toEqual([
      ["2026-10", 120_000],
      ["2026-11", 90_000],
    ]);
  }));

test("a company with an invoice per booking has no monthly invoice", () =>
  inTransaction(async (transaction) => {
    const { ctx, driven, monthly } = await aDrivenMonth(transaction);
    await ctx.db.update(companyAccounts).set({ isBilledMonthly: false });
    const { reference } = await driven("2026-10-30");
    await billBooking(ctx, reference);
    await issueMonthInvoices(ctx);
    expect(await monthly()).toEqual([]);
    expect(await ctx.db.$count(invoices)).toBe(1);
  }));

test("a payment covers its bookings in order; a lower price is credited, and a higher one is on the next invoice", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, driven, read, monthly, owed } = await aDrivenMonth(transaction);
    const [first, second] = [await driven("2026-10-05"), await driven("2026-10-06", { totalCents: 70_000 })];
    await issueMonthInvoices(ctx);
    const pay = async (amount_cents: number) => {
      const [invoice] = await monthly();
      const { id = "", version = 0 } = invoice ?? {};
      return recordInvoicePayment(ctx, {
        id,
        version,
        amount_cents,
        method: "transfer",
        paid_on: "2026-11-20",
        note: "",
      });
    };
    expect(await pay(60_000)).toMatchObject({ ok: true });
    await countPaid(ctx, world);
    expect([(await read(first.id))?.paidCents, (await read(second.id))?.paidCents]).toEqual([50_000, 10_000]);
    expect(await owed()).toBe(60_000);

    const [part] = await monthly();
    const credit = { id: part?.id ?? "", version: part?.version ?? 0, reason: "goodwill" };
    expect(await creditInvoice(ctx, { ...credit, amount_cents: 100 })).toMatchObject({ reason: "month_in_part" });

    await ctx.db.update(bookings).set({ totalCents: 30_000 }).where(eq(bookings.id, first.id));
    await ctx.db.update(bookings).set({ totalCents: 85_000 }).where(eq(bookings.id, second.id));
    for (const { reference } of [first, second]) await billChange(ctx, { type: "booking.changed", reference } as never);
    await countPaid(ctx, world);
    const [note] = await ctx.db.select().from(invoices).where(eq(invoices.kind, "credit_note"));
    expect(note).toMatchObject({ totalCents: 20_000, creditsId: part?.id });
    expect(
      await ctx.db
        .select()
        .from(invoiceLines)
        .where(eq(invoiceLines.invoiceId, note?.id ?? "")),
    ).toMatchObject([{ bookingId: first.id, grossCents: 20_000 }]);
    expect([(await read(first.id))?.paidCents, (await read(second.id))?.paidCents]).toEqual([30_000, 30_000]);
    expect(await owed()).toBe(55_000);

    await issueMonthInvoices({ ...ctx, now: new Date("2026-12-01T03:30:00Z") });
    expect((await monthly()).map(({ totalCents }) => totalCents)).toEqual([120_000, 15_000]);
    const { rows } = await ctx.db.execute(sql`select sum(gross_cents)::int as cents from booking_billed`);
    expect(rows, "less what was credited").toEqual([{ cents: 115_000 }]);
  }));

test("reissued to another buyer, the new one has the bookings and the payment; once fully credited, the bookings are billed again", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, driven, read, monthly } = await aDrivenMonth(transaction);
    const { id: bookingId } = await driven("2026-10-05");
    await issueMonthInvoices(ctx);
    const [issued] = await monthly();
    const { id = "", version = 0 } = issued ?? {};
    await recordInvoicePayment(ctx, {
      id,
      version,
      amount_cents: 20_000,
      method: "transfer",
      paid_on: "2026-11-20",
      note: "",
    });
    const party = { name: "Other", address: "1 Long Street", vat_number: "", reason: "Name" };
    const reissued = await reissueInvoice(ctx, { id, version: version + 1, ...party });
    if (!reissued.ok) throw new Error(reissued.reason);
    await countPaid(ctx, world);
    expect((await read(bookingId))?.paidCents).toBe(20_000);
    const [old, again] = await monthly();
    expect([old?.state, again?.month, again?.paidCents]).toEqual(["credited", "2026-10", 20_000]);
    expect(
      await ctx.db
        .select()
        .from(invoiceBookings)
        .where(eq(invoiceBookings.invoiceId, again?.id ?? "")),
    ).toMatchObject([{ bookingId, paidCents: 20_000 }]);
    await creditInvoice(ctx, { id: again?.id ?? "", version: again?.version ?? 0, reason: "Wrong" });
    await issueMonthInvoices(ctx);
    expect((await monthly()).map(({ state }) => state)).toEqual(["credited", "credited", "issued"]);
  }));
