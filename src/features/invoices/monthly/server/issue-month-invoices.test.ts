import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findAccountFacts } from "#db/corporate/account-standing-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyBookings } from "#db/schema/companies.ts";
import { invoiceBookings, invoiceLines, invoices } from "#db/schema/invoices.ts";
import { countMonthPaid } from "#features/booking/money/server/count-month-paid.ts";
import { findUnbilled } from "#features/invoices/unbilled/server/views.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { billBooking } from "../../billing/server/bill-booking.ts";
import { billChange } from "../../billing/server/bill-change.ts";
import { creditInvoice } from "../../desk/server/credit-invoice.ts";
import { recordInvoicePayment } from "../../desk/server/record-invoice-payment.ts";
import { reissueInvoice } from "../../desk/server/reissue-invoice.ts";
import { issueMonthInvoices } from "./issue-month-invoices.ts";

type Driven = {
  readonly costCentre?: string;
  readonly totalCents?: number;
  readonly state?: "completed" | "confirmed";
};

/** A company whose people drove in October; it is the twentieth of November. */
async function aDrivenMonth(transaction: Context) {
  const ctx = await asAdmin(transaction);
  const company = await aCompany(ctx, { billingEmail: "pay@example.com", termsDays: 15, creditLimitCents: 900_000 });
  const booker = await asCompany(ctx, company);
  const travellerId = await aTraveller(ctx, company);
  const driven = async (on: string, { costCentre = "", totalCents = 50_000, state = "completed" }: Driven = {}) => {
    const row = aBooking({
      ...{ organisationId: company, paymentMethod: "account", state, totalCents },
      ...{ serviceType: "airport_transfer", pickupAt: new Date(`${on}T08:00:00Z`) },
    });
    await ctx.db.insert(bookings).values(row);
    await ctx.db.insert(companyBookings).values({
      ...{ bookingId: row.id, organisationId: company, travellerId, bookerId: booker.userId },
      ...{ costCentre, purchaseOrder: "PO-7", createdAt: testNow },
    });
    return row;
  };
  const read = async (id: string) => (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0];
  const monthly = () => ctx.db.select().from(invoices).where(sql`month is not null`).orderBy(invoices.number);
  const owed = async () => (await findAccountFacts(ctx.db, company, ctx.now))?.owedCents;
  return { ctx, company, driven, read, monthly, owed };
}

/** What bookings hear of their money. */
async function count(ctx: Context, world: World): Promise<void> {
  for (const event of world.events.splice(0)) if (event.type === "invoice.month_paid") await countMonthPaid(ctx, event);
}

test("a month is one invoice by cost centre and trip, once; what is billed by it has no invoice of its own", () =>
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
        ...{ month: "2026-10", organisationId: company, bookingId: null, totalCents: 120_000, dueOn: "2026-12-05" },
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
    // Each is owed once: what is billed, what is driven since and what is booked.
    expect(await owed()).toBe(120_000 + 90_000 + 50_000);

    const december = { ...ctx, now: new Date("2026-12-01T03:30:00Z") };
    await issueMonthInvoices(december);
    expect((await monthly()).map(({ month, totalCents }) => [month, totalCents])).toEqual([
      ["2026-10", 120_000],
      ["2026-11", 90_000],
    ]);
  }));

test("a company that has each booking billed by itself has no monthly invoice", () =>
  inTransaction(async (transaction) => {
    const { ctx, driven, monthly } = await aDrivenMonth(transaction);
    await ctx.db.update(companyAccounts).set({ isBilledMonthly: false });
    const { reference } = await driven("2026-10-30");
    await billBooking(ctx, reference);
    await issueMonthInvoices(ctx);
    expect(await monthly()).toEqual([]);
    expect(await ctx.db.$count(invoices)).toBe(1);
  }));

test("what is paid on it pays its bookings in order; a lower price is credited, and a higher one is on the next", () =>
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
    await count(ctx, world);
    expect([(await read(first.id))?.paidCents, (await read(second.id))?.paidCents]).toEqual([50_000, 10_000]);
    expect(await owed()).toBe(60_000);

    const [part] = await monthly();
    const credit = { id: part?.id ?? "", version: part?.version ?? 0, reason: "goodwill" };
    expect(await creditInvoice(ctx, { ...credit, amount_cents: 100 })).toMatchObject({ reason: "month_in_part" });

    await ctx.db.update(bookings).set({ totalCents: 30_000 }).where(eq(bookings.id, first.id));
    await ctx.db.update(bookings).set({ totalCents: 85_000 }).where(eq(bookings.id, second.id));
    for (const { reference } of [first, second]) await billChange(ctx, { type: "booking.changed", reference } as never);
    await count(ctx, world);
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

test("reissued to another buyer, the new one has the bookings and what was paid; credited whole, they are billed again", () =>
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
    await count(ctx, world);
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
