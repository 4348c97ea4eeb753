import { expect, test } from "vitest";
import { tariffs } from "#db/schema/pricing.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { startTariffs } from "./start-tariffs.ts";

test("pages are dropped on the day a tariff starts, and on no other", () =>
  inTransaction(async (ctx, world) => {
    await startTariffs(ctx);
    expect(world.siteTouched).toBe(0);
    const today = localDateOf(testNow);
    for (const [from, touched] of [
      [addDays(today, 1), 0],
      [today, 1],
    ] as const) {
      await ctx.db.update(tariffs).set({ validFrom: from });
      await startTariffs(ctx);
      expect(world.siteTouched).toBe(touched);
    }
  }));
