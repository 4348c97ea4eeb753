import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { voucherLeftCents } from "#db/money/voucher-sums.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { vouchers } from "#db/schema/payments.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** The recipients of the report: super-users. */
export const findOwners = (db: ReadDb) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "super_user")))
    .where(eq(users.status, "active"))
    .orderBy(users.id);

/** The outstanding amount of valid gift vouchers. */
export async function findVouchersOutstanding(db: ReadDb, today: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${voucherLeftCents}), 0)::int` })
    .from(vouchers)
    .where(and(isNotNull(vouchers.soldAt), sql`${vouchers.expiresOn} >= ${today}`, sql`${voucherLeftCents} > 0`));
  return row?.cents ?? 0;
}
