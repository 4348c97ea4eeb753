import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bankLines, payments } from "#db/schema/payments.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { refundCredit } from "./refund-credit.ts";
import { spendCredit } from "./spend-credit.ts";

test("used in two steps: the line’s total stays the same, and no cent counts twice", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, second, credit, parts } = await aCustomerWithCredit(transaction);
    const spend = (amount_cents: number) =>
      spendCredit(ctx, { payment_id: credit.id, kind: "booking", key: second.reference, amount_cents });
    expect(await parts()).toEqual(["CTS-4H2K83 30000 cleared", "credit 50000 cleared"]);
    expect(await spend(20_000)).toMatchObject({ value: { left_cents: 30_000 } });
    expect(await parts()).toEqual(["CTS-4H2K83 30000 cleared", "CTS-4H2K84 20000 cleared", "credit 30000 cleared"]);
    expect(await spend(30_001)).toMatchObject({ reason: "more_than_left", details: { left_cents: 30_000 } });
    expect(await spend(30_000)).toMatchObject({ value: { left_cents: 0 } });
    expect(await spend(1)).toMatchObject({ reason: "not_found" });
    expect(await parts()).toEqual(["CTS-4H2K83 30000 cleared", "CTS-4H2K84 20000 cleared", "CTS-4H2K84 30000 cleared"]);
    expect(await ctx.db.select().from(bankLines)).toMatchObject([{ amountCents: 80_000, allocatedCents: 80_000 }]);
    const paid = world.events.filter(({ type }) => type === "payment.succeeded");
    expect(paid).toMatchObject([{}, { reference: second.reference }, { reference: second.reference }]);
  }));

test("after a partial refund the rest is used, and nothing is left", () =>
  inTransaction(async (transaction) => {
    const { ctx, second, credit } = await aCustomerWithCredit(transaction);
    const target = { payment_id: credit.id, kind: "booking", key: second.reference } as const;
    await refundCredit(ctx, { payment_id: credit.id, amount_cents: 20_000, reason: "asked for" });
    expect(await spendCredit(ctx, { ...target, amount_cents: 30_001 })).toMatchObject({ reason: "more_than_left" });
    expect(await spendCredit(ctx, { ...target, amount_cents: 30_000 })).toMatchObject({ value: { left_cents: 0 } });
    expect(await ctx.db.select().from(payments).where(eq(payments.id, credit.id))).toMatchObject([
      { state: "refunded", amountCents: 20_000, refundedCents: 20_000 },
    ]);
  }));

test("pays only this customer’s debts, and no more than the credit", () =>
  inTransaction(async (transaction) => {
    const { ctx, first, others, credit } = await aCustomerWithCredit(transaction);
    const spend = (key: string) => spendCredit(ctx, { payment_id: credit.id, kind: "booking", key, amount_cents: 100 });
    expect(await spend(others.reference)).toMatchObject({ reason: "someone_elses" });
    expect(await spend(first.reference)).toMatchObject({ reason: "more_than_open" });
    expect(await spend("CTS-ZZZZZZ")).toMatchObject({ reason: "someone_elses" });
  }));
