import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { listTasks } from "#features/reporting/server/list-tasks.ts";
import type { Context } from "#platform/context.ts";
import { aDrivenMonth } from "#testing/builders/companies/a-driven-month.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { refundInvoice } from "../../desk/server/refund-invoice.ts";
import { issueMonthInvoices } from "../../monthly/server/issue-month-invoices.ts";

const bookkeeping = bookkeepingOf(reactions);

/** October of R1 200, invoiced, and its online payments. */
async function anOctober(transaction: Context, world: World) {
  const month = await aDrivenMonth(transaction);
  const { ctx, driven, monthly } = month;
  await driven("2026-10-05", { totalCents: 120_000 });
  const follow = (at = ctx) => followEvents(at, world, { reactions: bookkeeping });
  await issueMonthInvoices(ctx);
  await follow();
  const october = async () => {
    const [invoice] = await monthly();
    if (!invoice) throw new Error("not issued");
    return invoice;
  };
  const { id } = await october();
  const pay = async (amountCents: number) => {
    await ctx.db.insert(payments).values({
      id: ctx.newId(),
      invoiceId: id,
      method: "online",
      state: "succeeded",
      amountCents,
      paidAt: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await ctx.emit({ type: "invoice.payment_received", invoiceId: id, paymentId: "" });
    await follow();
  };
  const tasks = async () =>
    (await listTasks(ctx, [])).map(({ subject, detail, opens }) => ({ subject, detail, opens }));
  return { ...month, id, october, pay, tasks, follow };
}

test("a monthly invoice paid twice creates a task with its number and amount, done once it is refunded", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, id, october, pay, tasks, follow } = await anOctober(transaction, world);
    await pay(120_000);
    expect(await tasks()).toEqual([]);
    await pay(120_000);
    const { number, version } = await october();
    expect(await tasks()).toEqual([
      {
        subject: number,
        detail: `${number} was overpaid by R1\u00a0200. Refund it, or keep it for the next month`,
        opens: { kind: "invoice", id },
      },
    ]);
    const other = await askingAs(ctx, { name: "Sipho", email: "sipho@example.com", roles: ["admin"] });
    expect(await refundInvoice(other, { id, version, amount_cents: 120_000, reason: "Paid twice" })).toMatchObject({
      ok: true,
    });
    await follow();
    expect(await tasks()).toEqual([]);
    await pay(5000);
    expect(await tasks(), "paid too much once more").toHaveLength(1);
  }));

test("a surplus that the next month uses creates no task", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, driven, pay, tasks, follow } = await anOctober(transaction, world);
    await pay(150_000);
    expect(await tasks()).toHaveLength(1);
    await driven("2026-11-02", { totalCents: 80_000 });
    const later = { ...ctx, now: new Date("2026-12-01T03:30:00Z") };
    await issueMonthInvoices(later);
    await follow(later);
    expect(await tasks()).toEqual([]);
  }));
