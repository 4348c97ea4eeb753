import { describe, expect, test } from "vitest";
import { invoiceMoves, invoices } from "#db/schema/invoices.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { recordInvoicePayment } from "../../desk/server/record-invoice-payment.ts";
import { chaseInvoices } from "./chase-invoices.ts";

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

describe("an unpaid invoice", () => {
  test("gets each reminder on its day, and its buyer gets each email once", () =>
    inTransaction(async (ctx, world) => {
      await anInvoice(ctx);
      const seen: string[] = [];
      for (const days of [0, 1, 1, 6, 7, 20, 21, 29, 30, 60]) {
        await morning(ctx, days);
        seen.push(...(await states(ctx)));
      }
      expect(seen).toEqual([
        "sent",
        "overdue",
        "overdue",
        "overdue",
        "dunning_1",
        "dunning_1",
        "dunning_2",
        "dunning_2",
        "suspended_account",
        "suspended_account",
      ]);
      expect(steps(world)).toEqual(["overdue", "dunning_1", "dunning_2", "suspended_account"]);
      expect(world.events.filter(({ type }) => type === "task.wanted")).toMatchObject([{ kind: "account_suspended" }]);
      const moves = await ctx.db.select({ reason: invoiceMoves.reason }).from(invoiceMoves).orderBy(invoiceMoves.id);
      expect(moves.map(({ reason }) => reason)).toContain("Not paid 7 days after it was due");
    }));

  test("starts with the first reminder even if it is long overdue", () =>
    inTransaction(async (ctx, world) => {
      await anInvoice(ctx);
      await morning(ctx, 90);
      await morning(ctx, 91);
      expect(steps(world)).toEqual(["overdue", "dunning_1"]);
    }));

  test("more invoices than one batch are all processed", () =>
    inTransaction(async (ctx) => {
      for (const at of Array.from({ length: 205 }, (_, count) => count))
        await anInvoice(ctx, { number: `INV-2026-${String(at).padStart(5, "0")}` });
      await morning(ctx, 1);
      expect(new Set(await states(ctx))).toEqual(new Set(["overdue"]));
    }));

  test.each([
    ["paid", { paidCents: 100_000, state: "paid" }],
    ["credited for all that is left", { paidCents: 40_000, creditedCents: 60_000 }],
    ["a credit note", { kind: "credit_note", number: "CN-2026-00001" }],
    ["promised for later", { promisedOn: "2026-12-24" }],
  ] as const)("gets no reminder: %s", (_what, changes) =>
    inTransaction(async (ctx, world) => {
      await anInvoice(ctx, changes);
      await morning(ctx, 30);
      expect(steps(world)).toEqual([]);
    }),
  );
});

describe("our team", () => {
  test("a late partial payment leaves it overdue; paying the rest makes it paid", () =>
    inTransaction(async (transaction) => {
      const ctx = await askingAs(transaction, { roles: ["admin"] });
      const { id } = await anInvoice(ctx, { state: "dunning_1", dueOn: "2026-11-01" });
      const pay = (version: number, amount_cents: number) =>
        recordInvoicePayment(ctx, { id, version, amount_cents, method: "transfer", paid_on: "2026-11-20", note: "" });
      expect(await pay(1, 40_000)).toMatchObject({ value: { state: "dunning_1" } });
      expect(await pay(2, 60_000)).toMatchObject({ value: { state: "paid" } });
    }));
});
