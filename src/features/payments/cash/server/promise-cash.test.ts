import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { aHeldBooking, attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { promiseCash } from "./promise-cash.ts";

const agreed = { state: "confirmed", paymentMethod: "cash", holdUntil: null } as const;
const confirmed = (reference: string) => ({ type: "booking.confirmed" as const, reference });
const changed = (reference: string) => ({ type: "booking.changed" as const, reference, changeId: "1" });

test("cash agreed between our team and the customer is due on the trip, once", () =>
  inTransaction(async (ctx) => {
    const { reference, booking } = await aHeldBooking(ctx, agreed);
    for (let times = 0; times < 2; times++) await promiseCash(ctx, confirmed(reference));
    expect(await ctx.db.select().from(payments)).toMatchObject([
      { bookingId: booking.id, method: "cash", state: "due_on_trip", amountCents: 129_900 },
    ]);
  }));

test("after a price change the new amount is due, and nothing for a free trip", () =>
  inTransaction(async (ctx) => {
    const { reference, booking } = await aHeldBooking(ctx, agreed);
    await promiseCash(ctx, confirmed(reference));
    const cost = async (totalCents: number) => {
      await ctx.db.update(bookings).set({ totalCents }).where(eq(bookings.id, booking.id));
      await promiseCash(ctx, changed(reference));
      return ctx.db.select({ cents: payments.amountCents }).from(payments).where(eq(payments.state, "due_on_trip"));
    };
    expect(await cost(150_000)).toEqual([{ cents: 150_000 }]);
    expect(await cost(0)).toEqual([]);
    expect((await attemptsNow(ctx)).sort()).toEqual(["cash cancelled", "cash cancelled"]);
  }));

test("a change above the limit in the settings creates a task for our team", () =>
  inTransaction(async (ctx, world) => {
    const { reference, booking } = await aHeldBooking(ctx, agreed);
    await promiseCash(ctx, confirmed(reference));
    const cost = async (totalCents: number) => {
      await ctx.db.update(bookings).set({ totalCents }).where(eq(bookings.id, booking.id));
      await promiseCash(ctx, changed(reference));
      return world.events.flatMap((event) => (event.type === "task.wanted" ? [event.title] : []));
    };
    expect(await cost(300_000)).toEqual([]);
    const [title = ""] = await cost(300_100);
    expect(title.replaceAll("\u00a0", " ")).toBe(
      `${reference}: the driver would collect R3 001 in cash, over the limit of R3 000. Ask the customer to pay another way.`,
    );
  }));

test("cash chosen on our site is left alone, and other methods ask for no cash", () =>
  inTransaction(async (ctx) => {
    const { reference, start } = await aHeldBooking(ctx);
    await start("cash");
    await ctx.db.update(bookings).set(agreed);
    await promiseCash(ctx, confirmed(reference));
    expect(await attemptsNow(ctx)).toEqual(["cash due_on_trip"]);
    const other = await aHeldBooking(ctx, { ...agreed, paymentMethod: "transfer" });
    await promiseCash(ctx, confirmed(other.reference));
    expect(await attemptsNow(ctx)).toEqual(["cash due_on_trip"]);
  }));
