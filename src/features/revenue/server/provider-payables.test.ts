import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerPayables } from "./provider-payables.ts";

test("what is owed to a provider is told by its age", () =>
  inTransaction(async (ctx) => {
    const { provider } = await aCountedSummer(ctx);
    const { value } = await providerPayables({ ...ctx, now: new Date("2026-09-01T08:00:00Z") });
    expect(value.providers).toEqual([
      {
        ...{ provider_id: provider.id, name: "Peninsula Drivers", trips: 2, open_cents: 190_000 },
        ...{ up_to_30_cents: 0, up_to_60_cents: 130_000, up_to_90_cents: 60_000, older_cents: 0 },
      },
    ]);
  }));
