import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "../in-transaction.ts";

test.each([
  ["where no order is asked for, rows come backwards", "", [3, 2, 1]],
  ["an order that is asked for is kept", "order by n", [1, 2, 3]],
])("%s", (_what, order, expected) =>
  inTransaction(async (ctx) => {
    const { rows } = await ctx.db.execute(sql.raw(`select n from generate_series(1, 3) as n ${order}`));
    expect(rows.map(({ n }) => n)).toEqual(expected);
  }),
);
