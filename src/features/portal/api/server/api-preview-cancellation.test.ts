import { expect, test } from "vitest";
import { aKeyedBooking } from "#testing/builders/partners/a-keyed-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { apiPreviewCancellation } from "./api-preview-cancellation.ts";

const input = { legs: null, reason: "CUSTOMER_PLANS" as const };

test("a program sees the cancellation fee of its own partner’s booking, and no other’s", () =>
  inTransaction(async (ctx) => {
    const { reference, key, anotherKey } = await aKeyedBooking(ctx);
    expect(await apiPreviewCancellation(ctx, { ...input, key, reference })).toMatchObject({
      value: { is_whole: true, fee_cents: 0 },
    });
    expect(await apiPreviewCancellation(ctx, { ...input, key: anotherKey, reference })).toMatchObject({
      reason: "not_found",
    });
  }));
