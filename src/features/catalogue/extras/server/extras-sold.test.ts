import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { cents } from "#domain/money/money.ts";
import { localDate } from "#domain/time/local-time.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { extrasSold } from "./extras-sold.ts";

const lunch = {
  id: "lunch",
  name: "Lunch",
  kind: "meal",
  per: "person",
  quantity: 2,
  unitCents: cents(12_000),
  vatCode: "STD15",
  needsApproval: false,
} as const;

const sold = { state: "completed", extras: [lunch] } as const;
const june = { from: localDate("2026-06-01"), until: localDate("2026-06-30") };

test("a period counts the trips of its days in Cape Town, from the first to the last minute", () =>
  inTransaction(async (ctx) => {
    const moments = ["2026-05-31T21:59:00Z", "2026-05-31T22:00:00Z", "2026-06-30T21:59:00Z", "2026-06-30T22:00:00Z"];
    await ctx.db.insert(bookings).values(moments.map((at) => aBooking({ ...sold, pickupAt: new Date(at) })));
    expect((await extrasSold(ctx, june)).value).toEqual({
      kinds: [{ kind: "meal", quantity: 4, gross_cents: 48_000 }],
      extras: [{ id: "lunch", name: "Lunch", kind: "meal", bookings: 2, quantity: 4, gross_cents: 48_000 }],
    });
  }));

const unsold: readonly Partial<typeof bookings.$inferInsert>[] = [
  { state: "confirmed" },
  { state: "cancelled" },
  { isTest: true },
];

test.each(unsold)("what was not driven, or is a test, brought nothing: %o", (changes) =>
  inTransaction(async (ctx) => {
    const pickupAt = new Date("2026-06-10T08:00:00Z");
    await ctx.db.insert(bookings).values(aBooking({ ...sold, pickupAt, ...changes }));
    expect((await extrasSold(ctx, june)).value).toEqual({ kinds: [], extras: [] });
  }),
);
