import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import {
  book,
  bookingNow,
  eventsOf,
  holdsNow,
  later,
  oneSedan,
  pay,
  started,
} from "#testing/builders/booking/a-paid-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { notePayment } from "./note-payment.ts";

describe("a way to pay is chosen", () => {
  test.each([
    ["online", "created", 10, 40],
    ["transfer", "awaiting_proof", 10, 10 + 24 * 60],
  ] as const)("%s: the vehicle waits as long as that takes", (method, state, minutes, until) =>
    inTransaction(async (ctx) => {
      await oneSedan(ctx);
      await book(ctx).then(() => ctx.db.update(bookings).set({ contactConfirmedAt: testNow }));
      const event = started(await pay(ctx, { method, state }));
      await notePayment(later(ctx, minutes), event);
      const holdUntil = addMinutes(testNow, until);
      expect(await bookingNow(ctx)).toMatchObject({ state: "awaiting_payment", paymentMethod: method, holdUntil });
      expect(await holdsNow(ctx)).toMatchObject([{ state: "held", expiresAt: holdUntil }]);
      // Repeated requests or events do not keep it for ever.
      await notePayment(later(ctx, minutes + 15), event);
      expect((await bookingNow(ctx)).holdUntil).toEqual(holdUntil);
    }),
  );

  test.each([
    ["cash", "due_on_trip"],
    ["account", "authorised"],
  ] as const)("%s: it is agreed at once", (method, state) =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await notePayment(ctx, started(await pay(ctx, { method, state })));
      expect(await bookingNow(ctx)).toMatchObject({
        state: "confirmed",
        paymentMethod: method,
        holdUntil: null,
        paidCents: 0,
      });
      expect(eventsOf(world, "booking.confirmed")).toHaveLength(1);
    }),
  );
});
