import { expect, test } from "vitest";
import { providerLimits } from "#db/schema/partners.ts";
import { readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writePoolOffer } from "#testing/builders/dispatch/a-pool-offer.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { readRound } from "#testing/builders/dispatch/an-offer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { acceptPoolOffer } from "./accept-pool-offer.ts";

test("a provider accepts with its own driver and vehicle; accepting twice counts once", () =>
  inTransaction(async (ctx) => {
    const { asking, id, crew, tripId } = await writePoolOffer(ctx);
    const accepted = { ok: true, value: { standing: "accepted" } };
    expect(await acceptPoolOffer(asking, { id, ...crew })).toEqual(accepted);
    expect(await acceptPoolOffer(asking, { id, ...crew })).toEqual(accepted);
    expect(await readRound(ctx, tripId)).toEqual({ trip: "assigned", offers: ["pool accepted"] });
    expect(await readAssignments(ctx, tripId)).toMatchObject([
      { driverId: crew.driver_id, vehicleId: crew.vehicle_id, payoutCents: 70_000 },
    ]);
  }));

test("is refused with another provider’s driver or vehicle", () =>
  inTransaction(async (ctx) => {
    const { asking, id, crew } = await writePoolOffer(ctx);
    const ours = await writeCrew(ctx);
    for (const mixed of [
      { ...crew, driver_id: ours.driver_id },
      { ...crew, vehicle_id: ours.vehicle_id },
    ])
      expect(await acceptPoolOffer(asking, { id, ...mixed })).toMatchObject({ reason: "not_your_crew" });
  }));

test("is refused with a driver whose permit is missing, and says why", () =>
  inTransaction(async (ctx) => {
    const { asking, id, providerId, tripId } = await writePoolOffer(ctx);
    const blocked = await writeCrew(ctx, {
      driver: { providerId },
      vehicle: { ownerId: providerId },
      documents: { prdp: null },
    });
    expect(await acceptPoolOffer(asking, { id, ...blocked })).toMatchObject({
      reason: "blocked",
      details: { reasons: [expect.stringContaining("is missing")] },
    });
    expect(await readRound(ctx, tripId)).toMatchObject({ trip: "offered" });
  }));

test("another provider’s offer does not exist", () =>
  inTransaction(async (ctx) => {
    const { id, crew } = await writePoolOffer(ctx);
    const { asking } = await writeProvider(ctx, { name: "Another" });
    expect(await acceptPoolOffer(asking, { id, ...crew })).toMatchObject({ reason: "not_found" });
  }));

test("its quota counts what it has accepted: the second of two offers is refused with the reason", () =>
  inTransaction(async (ctx) => {
    const { asking, id, crew, providerId, team, offerAnother } = await writePoolOffer(ctx);
    const other = await offerAnother();
    await ctx.db.insert(providerLimits).values({
      organisationId: providerId,
      version: 1,
      zones: [],
      classes: [],
      tripsPerDay: 1,
      savedAt: team.now,
    });
    expect(await acceptPoolOffer(asking, { id, ...crew })).toMatchObject({ ok: true });
    const second = await writeCrew(ctx, { driver: { providerId }, vehicle: { ownerId: providerId } });
    expect(await acceptPoolOffer(asking, { id: other, ...second })).toMatchObject({
      reason: "blocked",
      details: { reasons: ["They have their one trip of that day."] },
    });
  }));
