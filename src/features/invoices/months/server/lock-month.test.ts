import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoicePayments, invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { settlePayment } from "../../billing/server/settle-payment.ts";
import { recordInvoicePayment } from "../../desk/server/record-invoice-payment.ts";
import { lockMonth } from "./lock-month.ts";

const october = new Date("2026-10-31T21:30:00Z");

const anInvoice = (number: string, changes: Partial<typeof invoices.$inferInsert> = {}) => ({
  id: newId(),
  number,
  state: "sent" as const,
  totalCents: 115_000,
  vatCents: 15_000,
  buyerName: "Blue Crane",
  buyerEmail: "accounts@example.com",
  issuedAt: october,
  dueOn: "2026-11-30",
  createdAt: testNow,
  ...changes,
});

const team = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });

/** A database error aborts the transaction, so each attempt runs in a savepoint. */
async function tried(ctx: Context, write: (db: Context["db"]) => Promise<unknown>): Promise<string> {
  await ctx.db.execute(sql`savepoint tried`);
  const outcome = await write(ctx.db).then(
    () => "written",
    (error) => error.cause.constraint,
  );
  await ctx.db.execute(sql`rollback to savepoint tried`);
  return outcome;
}

test("a locked month accepts no new document, no change to one and no payment, no matter who writes it", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    const invoice = anInvoice("INV-2026-00001");
    await ctx.db.insert(invoices).values(invoice);
    await lockMonth(ctx, { month: "2026-10" });
    const payment = { id: newId(), invoiceId: invoice.id, amountCents: 1, method: "cash", recordedBy: "system" };
    const outcomes = [
      await tried(ctx, (db) => db.insert(invoices).values(anInvoice("INV-2026-00002"))),
      await tried(ctx, (db) => db.update(invoices).set({ totalCents: 1 })),
      await tried(ctx, (db) => db.update(invoices).set({ issuedAt: testNow })),
      await tried(ctx, (db) => db.delete(invoices)),
      await tried(ctx, (db) =>
        db.insert(invoicePayments).values({ ...payment, paidOn: "2026-10-31", createdAt: testNow }),
      ),
    ];
    expect(new Set(outcomes)).toEqual(new Set(["month_is_open"]));
    // Later events still change its documents: payments, credits, reminders.
    const pay = (paid_on: string) =>
      recordInvoicePayment(ctx, {
        id: invoice.id,
        version: 1,
        amount_cents: 15_000,
        method: "transfer",
        paid_on,
        note: "",
      });
    expect(await pay("2026-10-30")).toMatchObject({ reason: "month_locked" });
    expect(await pay("2026-11-21")).toMatchObject({ reason: "not_yet" });
    expect(await pay("2026-11-20")).toMatchObject({ value: { state: "part_paid" } });
  }));

test("money of a locked month that is reported too late is booked on the first open day", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    const booking = aBooking({ state: "confirmed", totalCents: 90_000 });
    await ctx.db.insert(bookings).values(booking);
    await lockMonth(ctx, { month: "2026-10" });
    const paymentId = newId();
    await ctx.db.insert(payments).values({
      id: paymentId,
      bookingId: booking.id,
      amountCents: 90_000,
      method: "online",
      state: "succeeded",
      paidAt: october,
      createdAt: october,
      updatedAt: october,
    });
    await settlePayment(ctx, { type: "payment.succeeded", paymentId, reference: booking.reference });
    expect(await ctx.db.select().from(invoicePayments)).toMatchObject([{ paidOn: "2026-11-01", amountCents: 90_000 }]);
  }));
