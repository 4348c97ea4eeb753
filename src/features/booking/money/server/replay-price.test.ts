import { expect, test } from "vitest";
import { atDesk, created } from "#testing/builders/booking/at-desk.ts";
import { replayPrice } from "./replay-price.ts";

test("the price of a booking, replayed gives the same cents, and tells what it would cost today", () =>
  atDesk(async (ctx) => {
    const row = await created(ctx);
    const { price: _, ...answer } = { price: 0, ...(await replayPrice(ctx, { id: row.id })) };
    expect(answer).toMatchObject({ ok: true, value: { then_cents: row.totalCents, is_same: true } });
  }));
