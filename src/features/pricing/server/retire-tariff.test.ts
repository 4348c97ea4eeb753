import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { findTariff } from "#db/tariff-views.ts";
import { rand } from "#domain/money/money.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { retireTariff } from "./retire-tariff.ts";
import { saveTariff } from "./save-tariff.ts";

const start: TariffContent = tariffContent.parse(sampleTariff);

const dearerTours = { ...start, tours: { ...start.tours, winelands: rand(1499) } };

const team = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });

const save = (ctx: Context, valid_from: string, after_version = 1) =>
  saveTariff(ctx, { content: dearerTours, valid_from, after_version, note: "Wine harvest" });

test("a version is retired, but never the last one in force", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    expect(await retireTariff(ctx, { version: 1, reason: "Old" })).toMatchObject({ reason: "not_possible" });
    await save(ctx, "2026-11-20");
    expect(await retireTariff(ctx, { version: 2, reason: "Mistyped" })).toMatchObject({ ok: true });
    expect((await findTariff(ctx.db, localDate("2026-11-20"))).version).toBe(1);
  }));
