import { describe, expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { newId } from "#platform/ids.ts";
import { aBilledTour } from "#testing/builders/money/a-billed-tour.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { receiptFile } from "./receipt-file.ts";

describe("only owners can download a file", () => {
  test("a receipt exists only for money that was received", () =>
    inTransaction(async (ctx) => {
      const { booking } = await aBilledTour(ctx);
      const { reference, id } = booking;
      const row = { bookingId: id, amountCents: 100, createdAt: testNow, updatedAt: testNow } as const;
      await ctx.db.insert(payments).values({ ...row, id: newId(), method: "online", state: "failed" });
      const receipt = () => receiptFile(ctx, { reference, code: ctx.accessCodeFor(reference) });
      expect(await receipt()).toMatchObject({ reason: "not_found" });
      await ctx.db
        .insert(payments)
        .values({ ...row, id: newId(), method: "online", state: "succeeded", paidAt: testNow });
      expect(await receipt()).toMatchObject({ value: { name: `receipt-${reference}.pdf`, type: "application/pdf" } });
    }));
});
