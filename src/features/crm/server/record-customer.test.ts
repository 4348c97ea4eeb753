import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { people } from "#db/schema/crm.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { recordCustomer } from "./record-customer.ts";

const laterOn = new Date("2026-12-01T08:00:00Z");

const inputOf = async (ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
  const booking = aBooking(changes);
  await ctx.db.insert(bookings).values(booking);
  return { type: "booking.created", reference: booking.reference } as const;
};

test("anyone who books becomes a customer", () =>
  inTransaction(async (ctx) => {
    await recordCustomer(ctx, await inputOf(ctx));
    expect(await ctx.db.select().from(people)).toMatchObject([
      {
        firstName: "Thandi",
        lastName: "Mokoena",
        email: "thandi@example.com",
        firstSeenAt: testNow,
        lastSeenAt: testNow,
      },
    ]);
  }));

test("one address is one person, who keeps the name we know", () =>
  inTransaction(async (ctx) => {
    await recordCustomer(ctx, await inputOf(ctx));
    const again = await inputOf(ctx, { email: "Thandi@Example.com", firstName: "Impostor", createdAt: laterOn });
    await recordCustomer(ctx, again);
    await recordCustomer(ctx, again);
    expect(await ctx.db.select().from(people)).toMatchObject([
      { firstName: "Thandi", email: "thandi@example.com", firstSeenAt: testNow, lastSeenAt: laterOn },
    ]);
  }));

test("a test booking makes no customer", () =>
  inTransaction(async (ctx) => {
    await recordCustomer(ctx, await inputOf(ctx, { isTest: true }));
    expect(await ctx.db.select().from(people)).toEqual([]);
  }));
