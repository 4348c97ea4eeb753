import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { reshareBill } from "./reshare-bill.ts";

const confirmed = {
  state: "confirmed",
  totalCents: 100_001,
  holdUntil: null,
  pickupAt: addHours(testNow, 500),
} as const;

test("each pays their own share to the cent, in any order", () =>
  inTransaction(async (ctx) => {
    const { split, pay, bill, show } = await aSplitBill(ctx, confirmed);
    await split();
    await pay("Lerato");
    expect(await show("Lerato")).toMatchObject({ state: "paid", amount_cents: 33_334 });
    await pay("Thandi");
    await pay("Sam");
    expect(await bill()).toMatchObject({ open_cents: 0, phase: "settled", paid_cents: 100_001 });
  }));

test("starting twice is one attempt; once paid, nothing is due", () =>
  inTransaction(async (ctx) => {
    const { split, start, pay } = await aSplitBill(ctx, confirmed);
    await split();
    await start("Sam");
    await start("Sam");
    expect(await ctx.db.select().from(payments)).toHaveLength(1);
    await pay("Sam");
    expect(await start("Sam")).toMatchObject({ reason: "nothing_due" });
  }));

test("while one pays, the other shares stay and the booker can’t pay the same money; nor the other way round", () =>
  inTransaction(async (ctx) => {
    const { split, start, show, startWhole } = await aSplitBill(ctx, confirmed);
    await split();
    const before = (await show("Lerato")).amount_cents;
    await start("Sam");
    expect(await show("Sam")).toMatchObject({ state: "paying" });
    expect((await show("Lerato")).amount_cents).toBe(before);
    expect(await startWhole("online")).toMatchObject({ reason: "share_being_paid" });
    await ctx.db.update(payments).set({ state: "expired" });
    expect(await startWhole("transfer")).toMatchObject({ reason: "way_closed" });
    expect(await startWhole("online")).toMatchObject({ ok: true });
    expect(await start("Sam")).toMatchObject({ reason: "rest_being_paid" });
  }));

test("a changed price is shared by those who have not paid; anyone about to pay the old share starts again", () =>
  inTransaction(async (ctx) => {
    const { booking, reference, split, pay, start, show } = await aSplitBill(ctx, { ...confirmed, totalCents: 90_000 });
    await split();
    await pay("Sam");
    await start("Lerato");
    await ctx.db.update(bookings).set({ totalCents: 120_000 }).where(eq(bookings.id, booking.id));
    await reshareBill(ctx, { type: "booking.changed", reference, changeId: newId() });
    expect(await show("Sam")).toMatchObject({ state: "paid", amount_cents: 30_000 });
    expect(await show("Lerato")).toMatchObject({ state: "open", amount_cents: 45_000 });
    expect(await start("Lerato", 30_000)).toMatchObject({ reason: "amount_changed", details: { due_cents: 45_000 } });
  }));
