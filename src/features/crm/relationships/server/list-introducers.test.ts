import { expect, test } from "vitest";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { listIntroducers } from "./list-introducers.ts";

test("in the demo, hotels and agencies bring guests, those with the most revenue first", () =>
  inDemo(async (ctx) => {
    const { introducers } = (await listIntroducers(await asAdmin(ctx))).value;
    const revenue = introducers.map(({ revenue_cents }) => revenue_cents);
    expect(introducers.length).toBeGreaterThan(2);
    expect(revenue).toEqual(revenue.toSorted((a, b) => b - a));
    for (const { guests, best } of introducers) expect(best).toHaveLength(Math.min(guests, 5));
  }));
