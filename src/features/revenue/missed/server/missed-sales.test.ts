import { expect, test } from "vitest";
import { someMissed } from "#testing/builders/money/some-missed.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { missedSales } from "./missed-sales.ts";

const input = { from: "2026-10-03", until: "2026-11-20", service: "" } as const;

test.each([
  [
    "reason",
    [
      ["no_vehicle", 2, 50_000],
      ["not_booked", 1, 20_000],
    ],
  ],
  [
    "date",
    [
      ["2026-10-05", 1, 50_000],
      ["2026-11-03", 2, 20_000],
    ],
  ],
  [
    "area",
    [
      ["", 1, 20_000],
      ["Gardens", 1, 0],
      ["Sea Point", 1, 50_000],
    ],
  ],
  ["vehicle", [["sedan", 3, 70_000]]],
] as const)("missed sales by %s, only in the period", (by, rows) =>
  inTransaction(async (ctx) => {
    await someMissed(ctx);
    const { value } = await missedSales(ctx, { ...input, by });
    expect(value.rows.map(({ key, entries, cents }) => [key, entries, cents])).toEqual(rows);
  }),
);
