import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyTravellers } from "#db/schema/companies.ts";

/** Each gets a unique placeholder address, because an address is unique within a company. */
export async function forgetTraveller(db: Database, email: string): Promise<void> {
  await db
    .update(companyTravellers)
    .set({
      firstName: "Erased",
      lastName: "",
      phone: "",
      isApprover: false,
      isActive: false,
      consentedAt: null,
      email: sql`${companyTravellers.id} || '@erased.invalid'`,
    })
    .where(sql`lower(${companyTravellers.email}) = lower(${email})`);
}
