import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { tariffs } from "#db/schema/pricing.ts";
import { geofences } from "#db/schema/tracking.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import type { Shape } from "#domain/tracking/geofence.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { listRuleChoices } from "./list-rule-choices.ts";
import { saveTariff } from "./save-tariff.ts";

const start: TariffContent = tariffContent.parse(sampleTariff);

const around = (radiusM: number): Shape => ({
  kind: "circle",
  centre: { latitude: -33.9, longitude: 18.42 },
  radiusM,
});

async function draw(ctx: Context, name: string, purpose: "price_zone" | "own" = "price_zone") {
  const id = ctx.newId();
  const row = { id, name, purpose, shape: around(900), createdBy: "Naledi", createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(geofences).values(row);
  return id;
}

test("rules are limited to price zones on the map, and to partners and companies that book for themselves", () =>
  inTransaction(async (ctx) => {
    const id = await draw(ctx, "Harbour");
    await draw(ctx, "Airport arrivals", "own");
    const hotel = { id: ctx.newId(), name: "Hotel", kind: "hotel", createdAt: ctx.now } as const;
    await ctx.db
      .insert(organisations)
      .values([
        hotel,
        { ...hotel, id: ctx.newId(), name: "Closed", status: "terminated" },
        { ...hotel, id: ctx.newId(), name: "Drives", kind: "driver_provider" },
      ]);
    expect(await listRuleChoices(ctx)).toEqual({
      ok: true,
      value: { zones: [{ id, name: "Harbour" }], buyers: [{ id: hotel.id, name: "Hotel", kind: "hotel" }] },
    });
  }));

const ruleOf = (zones: string[]): TariffContent => {
  const [first] = start.timeRules;
  if (!first) throw new Error("The tariff has no price rule.");
  return { ...start, timeRules: [...start.timeRules, { ...first, id: "zone", only: { zones } }] };
};

test("a saved tariff keeps its zones as they were drawn, and loses those that no rule names", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["admin"] });
    const [harbour, other] = [await draw(ctx, "Harbour"), await draw(ctx, "Other")];
    const forged = [{ id: harbour, name: "Forged", shape: around(20_000) }] as TariffContent["zones"];
    const save = (content: TariffContent, after_version: number) =>
      saveTariff(ctx, { content, valid_from: "2026-11-20", note: "", after_version });
    const latest = async () =>
      (await ctx.db.select().from(tariffs).orderBy(desc(tariffs.version)).limit(1))[0]?.content;

    expect(await save(ruleOf(["gone"]), 1)).toMatchObject({ reason: "unknown_zone", details: { zones: ["gone"] } });
    await save({ ...ruleOf([harbour]), zones: forged }, 1);
    const drawn = [{ id: harbour, name: "Harbour", shape: around(900) }];
    expect((await latest())?.zones, "what the browser sends of a zone is not believed").toEqual(drawn);

    await ctx.db.update(geofences).set({ deletedAt: ctx.now });
    await save(ruleOf([harbour]), 2);
    expect((await latest())?.zones, "a zone taken off the map stays in the price list").toEqual(drawn);
    expect(await save(ruleOf([other]), 3)).toMatchObject({ reason: "unknown_zone" });
    await save(start, 3);
    expect((await latest())?.zones).toBeUndefined();
  }));
