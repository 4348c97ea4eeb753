import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { paymentStatus } from "./payment-status.ts";

test("shows a started attempt, and becomes settled only when money arrives", () =>
  inTransaction(async (ctx) => {
    const { reference, start } = await aHeldBooking(ctx);
    const status = () => paymentStatus(ctx, { reference, code: ctx.accessCodeFor(reference) });
    expect(await status()).toMatchObject({ value: { phase: "payable", balance_cents: 129_900, attempt: null } });
    await start("online");
    expect(await status()).toMatchObject({
      value: { phase: "payable", balance_cents: 129_900, attempt: { method: "online" } },
    });
    await ctx.db.update(bookings).set({ state: "confirmed", paidCents: 129_900 });
    expect(await status()).toMatchObject({ value: { phase: "settled", balance_cents: 0 } });
  }));

test("a booking with a wrong code has no status", () =>
  inTransaction(async (ctx) => {
    const { reference } = await aHeldBooking(ctx);
    const closed = await paymentStatus(ctx, { reference, code: "WRONG" });
    expect(closed).toMatchObject({ ok: false, reason: "not_found" });
  }));
