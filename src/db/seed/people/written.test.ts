import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inDemo } from "#testing/in-transaction.ts";

test("returned emails of the demo are of three customers, none of whom signs in or approves trips", () =>
  inDemo(async ({ db }) => {
    const { rows } = await db.execute<{ address: string; signs_in: boolean }>(sql`
      select address, exists (select from users u where lower(u.email) = address)
        or exists (select from company_travellers t where lower(t.email) = address) as signs_in
      from suppressed_addresses`);
    expect(rows.map(({ signs_in }) => signs_in)).toEqual([false, false, false]);
  }));
