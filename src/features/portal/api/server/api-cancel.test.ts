import { expect, test } from "vitest";
import { readSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { aKeyedBooking } from "#testing/builders/partners/a-keyed-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { apiCancel } from "./api-cancel.ts";

const input = { legs: null, reason: "CUSTOMER_PLANS" as const, expected_fee_cents: 0 };

test("a program cancels its own partner’s booking for the fee quoted", () =>
  inTransaction(async (ctx) => {
    const { id, reference, key } = await aKeyedBooking(ctx);
    expect(await apiCancel(ctx, { ...input, key, reference, expected_fee_cents: 100 })).toMatchObject({
      reason: "fee_changed",
    });
    expect(await apiCancel(ctx, { ...input, key, reference })).toMatchObject({ value: { is_whole: true } });
    expect((await readSold(ctx, id)).booking.state).toBe("cancelled");
  }));

test("another partner’s key cancels nothing", () =>
  inTransaction(async (ctx) => {
    const { id, reference, anotherKey } = await aKeyedBooking(ctx);
    expect(await apiCancel(ctx, { ...input, key: anotherKey, reference })).toMatchObject({ reason: "not_found" });
    expect((await readSold(ctx, id)).booking.state).toBe("confirmed");
  }));
