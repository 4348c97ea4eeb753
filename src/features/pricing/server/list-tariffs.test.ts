import { expect, test } from "vitest";
import { tariffs } from "#db/schema/pricing.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { findTariff } from "#db/tariff-views.ts";
import { rand } from "#domain/money/money.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { listTariffs } from "./list-tariffs.ts";
import { readTariff } from "./read-tariff.ts";
import { saveTariff } from "./save-tariff.ts";

const start: TariffContent = tariffContent.parse(sampleTariff);

const dearerTours = { ...start, tours: { ...start.tours, winelands: rand(1499) } };

const team = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });

/** A version that was read once is kept in memory, beyond a test: no other test has these. */
const [first, second] = [70, 71];

const save = (ctx: Context, valid_from: string, after_version = first) =>
  saveTariff(ctx, { content: dearerTours, valid_from, after_version, note: "Wine harvest" });

test("a version counts from its day on, and the one before it until then", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await team(transaction);
    await ctx.db.update(tariffs).set({ version: first });
    expect(await save(ctx, "2026-12-01")).toMatchObject({ ok: true, value: { version: second, standing: "coming" } });
    const price = async (day: string) => (await findTariff(ctx.db, localDate(day))).tours.winelands;
    expect([await price("2026-11-30"), await price("2026-12-01")]).toEqual([rand(1299), rand(1499)]);
    expect(world.siteTouched).toBe(1);
    const all = await listTariffs(ctx);
    expect(all.ok && all.value.tariffs.map(({ version, standing }) => [version, standing])).toEqual([
      [second, "coming"],
      [first, "current"],
    ]);
    expect(await readTariff(ctx, { version: second })).toMatchObject({ ok: true, value: { content: dearerTours } });
  }));
