import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { geofences } from "#db/schema/tracking.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { saveProviderLimits } from "./save-provider-limits.ts";

const none = { zones: [], classes: [], trips_per_day: null, trips_per_week: null };

test("every save is a version, an earlier one is put back as a new one, and two who save at once don’t overwrite each other", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { providerId } = await writeProvider(ctx);
    const zone = ctx.newId();
    await ctx.db.insert(geofences).values({
      id: zone,
      name: "Winelands",
      purpose: "price_zone",
      shape: { kind: "circle", centre: { latitude: -33.93, longitude: 18.86 }, radiusM: 8000 },
      createdBy: "system",
      createdAt: testNow,
      updatedAt: testNow,
    });
    const save = (version: number, limits: object, putBackOf?: number) =>
      saveProviderLimits(admin, {
        organisation_id: providerId,
        version,
        limits: { ...none, ...limits },
        ...(putBackOf && { put_back_of: putBackOf }),
      });
    const first = { zones: [zone], classes: ["sedan"], trips_per_day: 2 };
    expect(await save(0, first)).toMatchObject({ value: { version: 1, zones: [zone], trips_per_day: 2 } });
    expect(await save(1, { trips_per_week: 9 })).toMatchObject({ value: { version: 2, zones: [], trips_per_week: 9 } });
    expect(await save(1, first), "someone who saw version 1").toMatchObject({ reason: "changed_meanwhile" });
    expect(await save(2, first, 1)).toMatchObject({
      value: {
        version: 3,
        zones: [zone],
        versions: [{ version: 3, put_back_of: 1, saved_by: "Naledi Jacobs" }, { version: 2 }, { version: 1 }],
      },
    });
    expect(await save(3, { zones: [ctx.newId()] })).toMatchObject({ reason: "unknown_zone" });
    expect(await save(3, { classes: ["balloon"] })).toMatchObject({ reason: "unknown_class" });
    const actions = (await ctx.db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(["provider.limits_put_back", "provider.limits_saved", "provider.limits_saved"]);
  }));

test("only a driver provider has limits", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { providerId } = await writeProvider(ctx, { kind: "hotel", name: "A hotel" });
    const input = { organisation_id: providerId, version: 0, limits: none };
    expect(await saveProviderLimits(admin, input)).toMatchObject({ reason: "not_found" });
  }));
