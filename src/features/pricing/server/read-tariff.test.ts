import { expect, test } from "vitest";
import { tariffs } from "#db/schema/pricing.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readTariff } from "./read-tariff.ts";

test("a version saved before a price of 0 was refused can still be read", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    const content = { ...sampleTariff, tours: { ...sampleTariff.tours, winelands: rand(0) } };
    await ctx.db.update(tariffs).set({ content });
    expect(await readTariff(ctx, { version: 1 })).toMatchObject({
      ok: true,
      value: { content: { tours: { winelands: 0 } } },
    });
  }));

const team = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });
