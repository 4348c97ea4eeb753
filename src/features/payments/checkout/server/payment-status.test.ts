import { expect, test } from "vitest";
import { accept, refuse } from "#domain/result.ts";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { paymentStatus } from "./payment-status.ts";

test("an attempt that was started shows, and only money makes it settled", () =>
  inTransaction(async (ctx) => {
    const { booking, reference, start } = await aHeldBooking(ctx);
    const status = () => paymentStatus(ctx, { reference }, async () => accept({ ...booking, billedByMonthCents: 0 }));
    expect(await status()).toMatchObject({ value: { phase: "payable", balance_cents: 129_900, attempt: null } });
    await start("online");
    expect(await status()).toMatchObject({
      value: { phase: "payable", balance_cents: 129_900, attempt: { method: "online" } },
    });
    const paid = { ...booking, state: "confirmed" as const, paidCents: 129_900, billedByMonthCents: 0 };
    expect(await paymentStatus(ctx, { reference }, async () => accept(paid))).toMatchObject({
      value: { phase: "settled", balance_cents: 0 },
    });
  }));

test("a booking that does not open has no status", () =>
  inTransaction(async (ctx) => {
    const { reference } = await aHeldBooking(ctx);
    const closed = await paymentStatus(ctx, { reference, code: "WRONG" }, async () => refuse("not_found"));
    expect(closed).toMatchObject({ ok: false, reason: "not_found" });
  }));
