import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { type Cents, rand } from "#domain/money/money.ts";
import { localDate } from "#domain/time/local-time.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { tariffs } from "./schema/pricing.ts";
import { findTariff, findTariffVersion } from "./tariff-views.ts";

test("a version that was rolled back is not remembered: another may get its number", () =>
  inTransaction(async ({ db }) => {
    const version = 990_901;
    const save = (winelands: Cents) =>
      db.insert(tariffs).values({
        version,
        state: "active",
        validFrom: localDate("2026-01-01"),
        content: { ...sampleTariff, tours: { ...sampleTariff.tours, winelands } },
        createdAt: testNow,
      });
    const prices = async () => [
      (await findTariff(db, localDate("2026-11-20"))).tours.winelands,
      (await findTariffVersion(db, version)).tours.winelands,
    ];
    await db.execute(sql`savepoint before_it`);
    await save(rand(111));
    expect(await prices()).toEqual([rand(111), rand(111)]);
    await db.execute(sql`rollback to savepoint before_it`);
    expect((await findTariffVersion(db, version)).tours).toEqual(sampleTariff.tours);
    await save(rand(222));
    expect(await prices()).toEqual([rand(222), rand(222)]);
  }));
