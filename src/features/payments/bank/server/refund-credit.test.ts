import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bankAllocations, payments } from "#db/schema/payments.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { customerCredits } from "./customer-credits.ts";
import { refundCredit } from "./refund-credit.ts";
import { unmatchBankLine } from "./unmatch-bank-line.ts";

test("refunded credit is used up, and stays on its line", () =>
  inTransaction(async (transaction) => {
    const { ctx, credit } = await aCustomerWithCredit(transaction);
    const refund = (amount_cents: number) =>
      refundCredit(ctx, { payment_id: credit.id, amount_cents, reason: "asked" });
    expect(await refund(50_001)).toMatchObject({ reason: "more_than_left", details: { left_cents: 50_000 } });
    expect(await refund(20_000)).toMatchObject({ value: { left_cents: 30_000 } });
    expect((await customerCredits(ctx)).value).toMatchObject({ total_cents: 30_000 });
    const [part] = await ctx.db.select().from(bankAllocations).where(eq(bankAllocations.paymentId, credit.id));
    const undo = { allocation_id: part?.id ?? "", reason: "someone else’s" };
    expect(await unmatchBankLine(ctx, undo)).toMatchObject({ reason: "refunded" });
    expect(await refund(30_000)).toMatchObject({ value: { left_cents: 0 } });
    expect((await customerCredits(ctx)).value).toMatchObject({ credits: [], total_cents: 0 });
  }));

test("above R5 000 the person who matched it cannot refund it", () =>
  inTransaction(async (transaction) => {
    const { ctx, credit } = await aCustomerWithCredit(transaction);
    await ctx.db.update(payments).set({ amountCents: 500_001 }).where(eq(payments.id, credit.id));
    const input = { payment_id: credit.id, amount_cents: 500_001, reason: "asked" };
    expect(await refundCredit(ctx, input)).toMatchObject({ reason: "same_person" });
    expect(await refundCredit(ctx, { ...input, amount_cents: 300_000 })).toMatchObject({ ok: true });
    const rest = { ...input, amount_cents: 200_001 };
    expect(await refundCredit(ctx, rest), "nor in two halves").toMatchObject({ reason: "same_person" });
    const other = await askingAs(ctx, { name: "Sipho", email: "sipho@example.com", roles: ["admin"] });
    expect(await refundCredit(other, rest)).toMatchObject({ value: { left_cents: 0 } });
  }));
