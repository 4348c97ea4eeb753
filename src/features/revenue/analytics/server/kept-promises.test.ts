import { expect, test } from "vitest";
import { featureSwitches } from "#db/schema/accounts.ts";
import { somePromises } from "#testing/builders/money/some-promises.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { keptPromises } from "./kept-promises.ts";

test("visitors see nothing until the company publishes them, then twelve whole months", () =>
  inTransaction(async (ctx) => {
    await somePromises(ctx);
    expect((await keptPromises(ctx)).value).toEqual({ published: null });
    await ctx.db.insert(featureSwitches).values({ name: "promises", isOn: true, updatedAt: testNow });
    const { published } = (await keptPromises(ctx)).value;
    expect(published).toMatchObject({ from: "2025-11-01", until: "2026-10-31" });
    expect(published?.promises.map(({ share }) => share)).toEqual([0.5, 0.5, 1, 1, 0.5]);
  }));
