import { expect, test } from "vitest";
import { bankImports, bankLines } from "#db/schema/payments.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bankFigures } from "./bank-figures.ts";

test("unmatched receipts are totalled by age; outgoing and ignored lines are left out", () =>
  inTransaction(async (ctx) => {
    const importId = newId();
    await ctx.db.insert(bankImports).values({
      id: importId,
      name: "fnb.csv",
      format: "csv",
      lines: 6,
      newLines: 6,
      matched: 0,
      createdAt: testNow,
    });
    const line = (bookedOn: string, amountCents: number, more: object = {}) => ({
      id: newId(),
      importId,
      bookedOn,
      amountCents,
      description: "EFT",
      fingerprint: newId(),
      createdAt: testNow,
      ...more,
    });
    await ctx.db
      .insert(bankLines)
      .values([
        line("2026-11-18", 10_000),
        line("2026-11-19", 5000),
        line("2026-11-01", 7000),
        line("2026-08-01", 900),
        line("2026-11-18", -4000),
        line("2026-11-18", 3000, { asideBy: "Naledi", asideAt: testNow }),
      ]);
    expect(await bankFigures(ctx)).toEqual({
      ok: true,
      value: {
        ageing: [
          { band: "days_0_7", lines: 2, left_cents: 15_000 },
          { band: "days_8_30", lines: 1, left_cents: 7000 },
          { band: "days_31_60", lines: 0, left_cents: 0 },
          { band: "days_over_60", lines: 1, left_cents: 900 },
        ],
      },
    });
  }));
