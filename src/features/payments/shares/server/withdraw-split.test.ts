import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

const held = { totalCents: 90_000, pickupAt: addHours(testNow, 90) } as const;

test("paid shares stay paid, other links become invalid, and the rest is due from the booker", () =>
  inTransaction(async (ctx) => {
    const { split, pay, start, show, withdraw, bill } = await aSplitBill(ctx, held);
    expect(await withdraw()).toMatchObject({ reason: "not_split" });
    await split();
    await pay("Sam");
    await start("Lerato");
    expect(await withdraw()).toMatchObject({ ok: true });
    expect(await attemptsNow(ctx)).toEqual(["online succeeded", "online cancelled"]);
    expect(await show("Sam")).toMatchObject({ state: "paid" });
    expect(await show("Lerato")).toMatchObject({ state: "left" });
    expect(await start("Lerato")).toMatchObject({ reason: "nothing_due" });
    expect(await bill()).toMatchObject({ open_cents: 60_000, split: { is_open: false } });
  }));

test("refused while a bank decides on a share", () =>
  inTransaction(async (ctx) => {
    const { split, start, withdraw } = await aSplitBill(ctx, held);
    await split();
    await start("Sam");
    await ctx.db.update(payments).set({ state: "processing" });
    expect(await withdraw()).toMatchObject({ reason: "being_processed" });
  }));
