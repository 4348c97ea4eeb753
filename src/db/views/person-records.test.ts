import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { inboundMessages } from "#db/schema/inbox.ts";
import { payments, vouchers } from "#db/schema/payments.ts";
import { people } from "#db/schema/people.ts";
import { messages } from "#db/schema/platform.ts";
import { ratings } from "#db/schema/reviews.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

const number = "+27 82 555 0199";

async function book({ db }: Context, changes: Parameters<typeof aBooking>[0]) {
  const [row] = await db
    .insert(bookings)
    .values(aBooking({ phone: number, ...changes }))
    .returning({ id: bookings.id, reference: bookings.reference, personId: bookings.personId });
  if (!row) throw new Error("No booking was written.");
  return row;
}

async function send(
  { db }: Context,
  recipient: string,
  channel: "email" | "sms" = "email",
  about: string | null = null,
) {
  const id = newId();
  const sent = { template: "test", subject: "Test", html: "", body: "", state: "sent" as const, createdAt: testNow };
  const [row] = await db
    .insert(messages)
    .values({ ...sent, id, key: id, recipient, channel, about })
    .returning({ personId: messages.personId });
  return row?.personId ?? null;
}

test("a message belongs to whom the address or number belongs to, and about a booking to the booking’s person", () =>
  inTransaction(async (ctx) => {
    const thandi = await book(ctx, { reference: "CTS-AAAAA1" });
    expect(await send(ctx, "Thandi+trips@Example.com")).toBe(thandi.personId);
    expect(await send(ctx, "driver@example.com")).toBeNull();
    expect(await send(ctx, "082 555 0199", "sms")).toBe(thandi.personId);
    const inbound = { channel: "sms" as const, provider: "bulksms", text: "Thanks", receivedAt: testNow };
    await ctx.db.insert(inboundMessages).values({ ...inbound, id: newId(), providerId: "1", sender: "+27825550199" });
    expect(await ctx.db.select({ of: inboundMessages.personId }).from(inboundMessages)).toEqual([
      { of: thandi.personId },
    ]);

    // A number that two share says who it is with the booking alone.
    const sipho = await book(ctx, { reference: "CTS-AAAAA2", firstName: "Sipho", email: "sipho@example.com" });
    expect(await send(ctx, "082 555 0199", "sms")).toBeNull();
    expect(await send(ctx, "082 555 0199", "sms", "booking:CTS-AAAAA2")).toBe(sipho.personId);
    // A copy about a booking that goes to someone else is theirs.
    expect(await send(ctx, "sipho@example.com", "email", "booking:CTS-AAAAA1")).toBe(sipho.personId);
    expect(await ctx.db.$count(people)).toBe(2);
  }));

test("payments and ratings are of the booking’s person and follow it; a voucher’s payment is of its buyer", () =>
  inTransaction(async (ctx) => {
    const thandi = await book(ctx, { reference: "CTS-AAAAA1" });
    const emily = await book(ctx, { reference: "CTS-BBBBB1", email: "emily@example.com", lastName: "Hart" });
    const rated = await aRating(ctx, {}, { booking: { email: "thandi@example.com", phone: number } });
    const voucher = { id: newId(), number: "V-1", amountCents: 50_000, buyerName: "Emily", createdAt: testNow };
    await ctx.db.insert(vouchers).values({ ...voucher, buyerEmail: "Emily@Example.com" });
    const credit = { method: "transfer" as const, state: "cleared" as const, creditBookingId: thandi.id };
    await ctx.db
      .insert(payments)
      .values([
        aPayment({ amountCents: 1, bookingId: thandi.id }),
        aPayment({ amountCents: 2, ...credit }),
        aPayment({ amountCents: 3, voucherId: voucher.id }),
      ]);
    const owners = async () =>
      (await ctx.db.select({ of: payments.personId }).from(payments).orderBy(payments.amountCents)).map(({ of }) => of);
    expect(await owners()).toEqual([thandi.personId, thandi.personId, emily.personId]);
    expect(await ctx.db.select({ of: ratings.personId }).from(ratings)).toEqual([{ of: thandi.personId }]);

    // The booking was Emily’s all along.
    await ctx.db
      .update(bookings)
      .set({ email: "emily@example.com" })
      .where(sql`${bookings.id} in (${thandi.id}, ${rated.bookingId})`);
    expect(await owners()).toEqual([emily.personId, emily.personId, emily.personId]);
    expect(await ctx.db.select({ of: ratings.personId }).from(ratings)).toEqual([{ of: emily.personId }]);
  }));
