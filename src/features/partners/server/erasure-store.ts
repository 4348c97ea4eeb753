import { inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { applicationMoves, partnerApplications } from "#db/schema/partners.ts";

/** Clears the texts that a person wrote about themselves, and those written to them. */
export async function anonymiseApplications(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const all = [...ids];
  await db
    .update(partnerApplications)
    .set({
      contactName: "Erased",
      companyName: "",
      email: "erased@erased.invalid",
      phone: "",
      accessCodeHash: "",
      registrationNumber: "",
      vatNumber: "",
      area: "",
      details: {},
      message: "",
      note: "",
    })
    .where(inArray(partnerApplications.id, all));
  await db.update(applicationMoves).set({ note: "" }).where(inArray(applicationMoves.applicationId, all));
}
