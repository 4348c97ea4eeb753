import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { asOurTeam, rows, write } from "#testing/builders/booking/a-booking-list.ts";
import { writeDriven, writeDriver } from "#testing/builders/booking/a-driven-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingListContract } from "../contract.ts";
import { bookingTotals } from "./booking-totals.ts";

test("the count of the totals is exact to a thousand and then says that there are more", async () => {
  await inTransaction(async (ctx) => {
    const totals = async () => (await bookingTotals(ctx, bookingListContract.bookingTotals.input.parse({}))).value;
    for (let written = 0; written < 1000; written += 250)
      await write(
        ctx,
        Array.from({ length: 250 }, () => ({})),
      );
    expect(await totals()).toMatchObject({ count: 1000, is_more: false });
    await write(ctx, [{}]);
    expect(await totals()).toMatchObject({ count: 1000, is_more: true });
  }, asOurTeam);
});

test("totals add up what the list finds, and what is due is what the list shows as owed", async () => {
  await inTransaction(async (ctx) => {
    await write(ctx, rows);
    const totals = async (request: object) =>
      (await bookingTotals(ctx, bookingListContract.bookingTotals.input.parse(request))).value;
    expect(await totals({})).toEqual({
      count: 8,
      is_more: false,
      value_cents: 7 * 90_000,
      due_cents: 90_000 + 45_000,
      on_account_cents: 90_000,
    });
    expect(await totals({ money: "part" })).toMatchObject({ count: 1, value_cents: 90_000, due_cents: 45_000 });
    expect(await totals({ money: "paid", states: ["confirmed"] })).toMatchObject({ count: 1, due_cents: 0 });
    expect(await totals({ search: "nobody" })).toMatchObject({ count: 0, value_cents: 0 });
  }, asOurTeam);
});

test("the same of one driver, with any other filter, and once more has been paid", async () => {
  await inTransaction(async (ctx) => {
    const [driver, other] = [await writeDriver(ctx), await writeDriver(ctx)];
    const written = new Map<string | undefined, string>();
    for (const row of rows) {
      written.set(row?.lastName, (await writeDriven(ctx, row, [driver])).id);
      await writeDriven(ctx, row, [other]);
    }
    const totals = async (request: object) =>
      (await bookingTotals(ctx, bookingListContract.bookingTotals.input.parse({ driver, ...request }))).value;
    const all = { count: 8, is_more: false, value_cents: 7 * 90_000, on_account_cents: 90_000 };
    for (const sort of ["created", "pickup", "total"])
      expect(await totals({ sort }), sort).toEqual({ ...all, due_cents: 90_000 + 45_000 });
    expect(await totals({ money: "part" })).toMatchObject({ count: 1, value_cents: 90_000, due_cents: 45_000 });
    expect(await totals({ search: "half" })).toMatchObject({ count: 1, value_cents: 90_000, due_cents: 45_000 });

    await ctx.db
      .update(bookings)
      .set({ paidCents: 60_000 })
      .where(eq(bookings.id, written.get("Half") ?? ""));
    expect(await totals({})).toEqual({ ...all, due_cents: 90_000 + 30_000 });
  }, asOurTeam);
});

test("a fee that is not paid is owed, and so is what was refunded and has become dearer since", async () => {
  await inTransaction(async (ctx) => {
    await write(ctx, [
      { state: "cancelled", totalCents: 90_000, feeCents: 45_000 },
      { state: "no_show", totalCents: 90_000, feeCents: 90_000, paidCents: 30_000 },
      { state: "confirmed", totalCents: 80_000, paidCents: 90_000, refundedCents: 40_000 },
    ]);
    const result = bookingListContract.bookingTotals.input.parse({});
    expect((await bookingTotals(ctx, result)).value).toMatchObject({ count: 3, due_cents: 45_000 + 60_000 + 30_000 });
  }, asOurTeam);
});

test("totals stop at a thousand, and say so", async () => {
  await inTransaction(async (ctx) => {
    await write(
      ctx,
      Array.from({ length: 1001 }, () => ({ state: "confirmed" as const, totalCents: 100 })),
    );
    const result = bookingListContract.bookingTotals.input.parse({});
    expect((await bookingTotals(ctx, result)).value).toMatchObject({
      count: 1000,
      is_more: true,
      value_cents: 100_000,
      due_cents: 100_000,
    });
  }, asOurTeam);
});

test("each booking is read once for its totals: joined again, a hundred thousand would be read through", async () => {
  await inTransaction(async (ctx) => {
    await write(ctx, rows);
    const sent = vi.spyOn(ctx.db.$client, "query");
    await bookingTotals(ctx, bookingListContract.bookingTotals.input.parse({}));
    const [[query, values] = []] = sent.mock.calls as unknown as [{ text: string }, unknown[]][];
    sent.mockRestore();
    const { rows: plan } = await ctx.db.$client.query(`explain ${query?.text}`, values);
    expect(JSON.stringify(plan).match(/ on bookings\b/g)).toHaveLength(1);
  }, asOurTeam);
});
