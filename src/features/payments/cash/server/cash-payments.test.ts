import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { cashPayments } from "./cash-payments.ts";

const list = { view: "due", search: "", size: 25 } as const;

test("cash is due from the driver once the trip has started, oldest first", () =>
  inTransaction(async (ctx) => {
    const trips: string[] = [];
    for (const hours of [-2, -5, 3]) {
      const { booking, reference } = await aHeldBooking(ctx, {
        state: "confirmed",
        pickupAt: addHours(testNow, hours),
      });
      await ctx.db.insert(payments).values({
        id: newId(),
        bookingId: booking.id,
        method: "cash",
        state: "due_on_trip",
        amountCents: 129_900,
        createdAt: addHours(testNow, hours - 48),
        updatedAt: testNow,
      });
      trips.push(reference);
    }
    const result = await cashPayments(ctx, list);
    const references = result.value.payments.map(({ booking_reference }) => booking_reference);
    expect(references.filter((one) => one !== trips[2])).toEqual([trips[1], trips[0]]);
    expect((await cashPayments(ctx, { ...list, view: "done" })).value.payments).toEqual([]);
    expect((await cashPayments(ctx, { ...list, search: trips[0] ?? "" })).value.payments).toHaveLength(1);
  }));
