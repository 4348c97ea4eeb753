import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bankAllocations } from "#db/schema/payments.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { customerCredits } from "./customer-credits.ts";
import { sendCreditAdded } from "./send-credit-added.ts";
import { unmatchBankLine } from "./unmatch-bank-line.ts";

test("shows the customer and the origin; the customer gets an email; unmatching removes it", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, first, credit } = await aCustomerWithCredit(transaction);
    expect((await customerCredits(ctx)).value).toMatchObject({
      total_cents: 50_000,
      credits: [
        { payment_id: credit.id, booking_reference: first.reference, left_cents: 50_000, description: "EFT MOKOENA" },
      ],
    });
    expect(world.events).toContainEqual({ type: "credit.added", paymentId: credit.id });
    await sendCreditAdded(ctx, { type: "credit.added", paymentId: credit.id });
    expect(world.emails).toMatchObject([{ to: first.email, template: "credit-added" }]);
    const [part] = await ctx.db.select().from(bankAllocations).where(eq(bankAllocations.paymentId, credit.id));
    await unmatchBankLine(ctx, { allocation_id: part?.id ?? "", reason: "a mistake" });
    expect((await customerCredits(ctx)).value.credits).toEqual([]);
  }));
