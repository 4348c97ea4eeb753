import { inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { applicationMoves, partnerApplications } from "#db/schema/partners.ts";

/** Empties what a person wrote about themselves and what was written to them; answers which applications it was. */
export async function anonymiseApplications(db: Database, email: string): Promise<readonly string[]> {
  const erased = await db
    .update(partnerApplications)
    .set({
      ...{ contactName: "Erased", companyName: "", email: "erased@erased.invalid", phone: "" },
      ...{ registrationNumber: "", vatNumber: "", area: "", details: {}, message: "", note: "" },
    })
    .where(sql`lower(${partnerApplications.email}) = lower(${email})`)
    .returning({ id: partnerApplications.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0)
    await db.update(applicationMoves).set({ note: "" }).where(inArray(applicationMoves.applicationId, ids));
  return ids;
}
