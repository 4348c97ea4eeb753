import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";

/** Every event recounts one booking, which must not read all the others. */
test("recounting one booking uses only indexes", () =>
  inTransaction(async (ctx) => {
    await ctx.db.execute(sql`set local enable_seqscan = off`);
    const { rows } = await ctx.db.execute<{ "QUERY PLAN": string }>(
      sql`explain select * from revenue_now where booking_id = any('{018f0000-0000-7000-8000-000000000000}'::uuid[])`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toContain("CTE Scan");
    expect(plan).not.toMatch(/Seq Scan on (bookings|trips|invoices)/);
    expect(plan).toMatch(/Index Cond: \(id = ANY/);
  }));
