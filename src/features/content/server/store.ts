import type { Database } from "#db/connect.ts";
import { companySettings } from "#db/schema/content.ts";
import type { CompanyDetails } from "../contract.ts";

/** There is one company, so there is one row. */
const onlyRow = 1;

/** Simultaneous saves take turns. Undefined if nothing was saved yet. */
export async function lockCompany(db: Database) {
  const [row] = await db.select().from(companySettings).for("update");
  return row;
}

export async function saveCompany(db: Database, details: CompanyDetails, updatedAt: Date): Promise<void> {
  await db
    .insert(companySettings)
    .values({ id: onlyRow, details, updatedAt })
    .onConflictDoUpdate({ target: companySettings.id, set: { details, updatedAt } });
}
