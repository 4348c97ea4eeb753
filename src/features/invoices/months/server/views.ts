import { desc, eq, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { invoices, lockedMonths } from "#db/schema/invoices.ts";

const month = sql<string>`to_char(${invoices.issuedAt} at time zone 'Africa/Johannesburg', 'YYYY-MM')`;
const isCredit = sql`${invoices.kind} = 'credit_note'`;
const signed = sql`case when ${isCredit} then -${invoices.vatCents} else ${invoices.vatCents} end`;

/** Totals invoiced in each month of the last three years. */
export const findMonths = (db: ReadDb) =>
  db
    .select({
      month,
      invoices: sql<number>`(count(*) filter (where not ${isCredit}))::int`,
      creditNotes: sql<number>`(count(*) filter (where ${isCredit}))::int`,
      invoicedCents: sql<number>`coalesce(sum(${invoices.totalCents}) filter (where not ${isCredit}), 0)::float8`,
      creditedCents: sql<number>`coalesce(sum(${invoices.totalCents}) filter (where ${isCredit}), 0)::float8`,
      vatCents: sql<number>`coalesce(sum(${signed}), 0)::float8`,
    })
    .from(invoices)
    .where(ne(invoices.state, "draft"))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`))
    .limit(36);

export const findLocks = (db: ReadDb) =>
  db
    .select({ month: lockedMonths.month, lockedAt: lockedMonths.lockedAt, lockedBy: users.name })
    .from(lockedMonths)
    .leftJoin(users, eq(users.id, lockedMonths.lockedBy));
