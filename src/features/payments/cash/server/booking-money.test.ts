import { expect, test } from "vitest";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingMoney } from "./booking-money.ts";

test("shows a booking’s price and amount due; an unknown one is not found", () =>
  inTransaction(async (ctx) => {
    const { reference } = await aHeldBooking(ctx, { state: "confirmed", paidCents: 100_000 });
    expect(await bookingMoney(ctx, { reference })).toMatchObject({
      value: { reference, total_cents: 129_900, open_cents: 29_900 },
    });
    expect(await bookingMoney(ctx, { reference: "CTS-ZZZZZZ" })).toMatchObject({ reason: "not_found" });
  }));

test("the customer’s credit is shown next to the amount due, another customer’s is not", () =>
  inTransaction(async (transaction) => {
    const { ctx, second, others } = await aCustomerWithCredit(transaction);
    expect(await bookingMoney(ctx, second)).toMatchObject({ value: { open_cents: 129_900, credit_cents: 50_000 } });
    expect(await bookingMoney(ctx, others)).toMatchObject({ value: { credit_cents: 0 } });
  }));

test("a booking cancelled without a fee has nothing due", () =>
  inTransaction(async (ctx) => {
    const { reference } = await aHeldBooking(ctx, { state: "cancelled" });
    expect(await bookingMoney(ctx, { reference })).toMatchObject({ value: { open_cents: 0 } });
  }));
