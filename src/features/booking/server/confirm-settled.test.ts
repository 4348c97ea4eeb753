import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import type { Context } from "#platform/context.ts";
import { book, bookingNow, eventsOf, oneSedan, reference } from "#testing/builders/booking/a-paid-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { confirmSettled } from "./confirm-settled.ts";

describe("a price that leaves nothing to pay", () => {
  const priced = async (ctx: Context, changes: Partial<typeof bookings.$inferInsert>) => {
    await oneSedan(ctx);
    await book(ctx);
    await ctx.db.update(bookings).set(changes).where(eq(bookings.reference, reference));
    return confirmSettled(ctx, await bookingNow(ctx));
  };

  test.each([
    ["nothing at all", { totalCents: 0 }, "confirmed"],
    ["nothing, where a deposit was agreed", { totalCents: 0, depositCents: 5000 }, "confirmed"],
    ["as much as was paid", { totalCents: 5000, paidCents: 5000 }, "confirmed"],
    ["more than was paid", { totalCents: 5001, paidCents: 5000 }, "awaiting_payment"],
    ["nothing, for a trial run", { totalCents: 0, isTest: true }, "awaiting_payment"],
    ["nothing, for a request", { totalCents: 0, state: "requested" }, "requested"],
  ] as const)("%s", (_what, changes, state) =>
    inTransaction(async (ctx, world) => {
      expect(await priced(ctx, changes)).toMatchObject({ state });
      expect(eventsOf(world, "booking.confirmed")).toHaveLength(state === "confirmed" ? 1 : 0);
    }),
  );
});
