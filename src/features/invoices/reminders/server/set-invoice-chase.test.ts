import { describe, expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { chaseInvoices } from "./chase-invoices.ts";
import { setInvoiceChase } from "./set-invoice-chase.ts";

const due = localDate("2026-11-20");

async function anInvoice(ctx: Context, changes: Partial<typeof invoices.$inferInsert> = {}) {
  const row = {
    id: newId(),
    number: "INV-2026-00001",
    state: "sent" as const,
    version: 1,
    buyerName: "Blue Crane",
    buyerEmail: "accounts@example.com",
    totalCents: 100_000,
    issuedAt: testNow,
    dueOn: due,
    createdAt: testNow,
    ...changes,
  };
  await ctx.db.insert(invoices).values(row);
  return row;
}

/** The morning run, so many days after the due date. */
const morning = (ctx: Context, days: number) =>
  chaseInvoices({ ...ctx, now: momentOf(addDays(due, days), localTime("07:05")) });

const states = async (ctx: Context) =>
  (await ctx.db.select({ state: invoices.state }).from(invoices)).map((row) => row.state);

const steps = ({ events }: World) => events.flatMap((event) => (event.type === "invoice.chased" ? [event.step] : []));

describe("our team", () => {
  test("turns reminders off, on record; the invoice still shows as overdue", () =>
    inTransaction(async (transaction, world) => {
      const ctx = await askingAs(transaction, { roles: ["admin"] });
      const { id, version } = await anInvoice(ctx);
      const wish = { id, version, is_chased: false, promised_on: null, reason: "They dispute it" };
      expect(await setInvoiceChase(ctx, wish)).toMatchObject({ ok: true, value: { version: 2 } });
      expect(await setInvoiceChase(ctx, wish)).toMatchObject({ reason: "changed_meanwhile" });
      for (const days of [1, 7, 21]) await morning(ctx, days);
      expect(await states(ctx)).toEqual(["overdue"]);
      expect(steps(world)).toEqual([]);
    }));

  test("records a promise only for a future day", () =>
    inTransaction(async (transaction) => {
      const ctx = await askingAs(transaction, { roles: ["admin"] });
      const { id, version } = await anInvoice(ctx);
      const promise = (promised_on: string) =>
        setInvoiceChase(ctx, { id, version, is_chased: true, promised_on, reason: "Called" });
      expect(await promise("2026-11-19")).toMatchObject({ reason: "promise_in_the_past" });
      expect(await promise("2026-11-27")).toMatchObject({ ok: true });
    }));
});
