import { expect, test } from "vitest";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readVoucher } from "./read-voucher.ts";

test("once paid, it has a code and is valid for three years", () =>
  inTransaction(async (ctx) => {
    const { pay, show } = await aVoucher(ctx);
    await pay();
    const year = testNow.getUTCFullYear();
    expect(await show()).toMatchObject({ state: "active", left_cents: 100_000, recipient_name: "Pieter" });
    expect((await show()).expires_on?.slice(0, 4)).toBe(String(year + 3));
    expect((await show()).code).toMatch(/^GV-[0-9A-Z]{6}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await show({ ...ctx, now: new Date("2031-01-01T08:00:00Z") })).toMatchObject({
      state: "expired",
      left_cents: 0,
    });
  }));

test("a changed link opens nothing", () =>
  inTransaction(async (ctx) => {
    const { token } = await aVoucher(ctx);
    const wrong = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    expect(await readVoucher(ctx, { token: wrong })).toMatchObject({ reason: "not_found" });
  }));
