import type { Database } from "#db/connect.ts";
import { companyBookings } from "#db/schema/companies.ts";

export async function insertCompanyBooking(db: Database, row: typeof companyBookings.$inferInsert): Promise<void> {
  await db.insert(companyBookings).values(row);
}
