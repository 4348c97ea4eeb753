import { expect, test } from "vitest";
import { acceptPoolOffer } from "#features/trips/offers/server/accept-pool-offer.ts";
import { writePoolOffer } from "#testing/builders/dispatch/a-pool-offer.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readProviderLimits } from "./read-provider-limits.ts";

test("before anything is saved a provider has no limits; its answers and its trips are counted", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { providerId, asking, id, crew } = await writePoolOffer(ctx);
    await acceptPoolOffer(asking, { id, ...crew });
    expect(await readProviderLimits(admin, { organisation_id: providerId })).toMatchObject({
      value: {
        version: 0,
        zones: [],
        classes: [],
        trips_per_day: null,
        versions: [],
        work: { asked: 1, accepted: 1, today: 0 },
      },
    });
    expect(await readProviderLimits(admin, { organisation_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
