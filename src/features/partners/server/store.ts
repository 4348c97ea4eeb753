import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { applicationMoves, organisationMembers, organisations, partnerApplications } from "#db/schema/partners.ts";

export type ApplicationRow = typeof partnerApplications.$inferSelect;
export type NewApplication = typeof partnerApplications.$inferInsert;

/** False if the reference is taken. */
export async function insertApplication(db: Database, application: NewApplication): Promise<boolean> {
  const written = await db
    .insert(partnerApplications)
    .values(application)
    .onConflictDoNothing({ target: partnerApplications.reference })
    .returning({ id: partnerApplications.id });
  return written.length > 0;
}

/** Locks the row until the transaction ends, so that two reviewers decide one after the other. */
export async function lockApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(partnerApplications).where(eq(partnerApplications.id, id)).for("update");
  return row;
}

export async function lockApplicationByReference(db: Database, reference: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(partnerApplications)
    .where(eq(partnerApplications.reference, reference))
    .for("update");
  return row;
}

type Changes = Partial<Pick<ApplicationRow, "state" | "version" | "note" | "details" | "agreedTerms" | "updatedAt">>;

export async function updateApplication(db: Database, id: string, changes: Changes): Promise<void> {
  await db.update(partnerApplications).set(changes).where(eq(partnerApplications.id, id));
}

export async function insertMove(db: Database, move: typeof applicationMoves.$inferInsert): Promise<void> {
  await db.insert(applicationMoves).values(move);
}

/** The organisation created from an application. */
export async function insertOrganisation(
  db: Database,
  organisation: typeof organisations.$inferInsert,
  applicationId: string,
): Promise<void> {
  await db.insert(organisations).values(organisation);
  await db
    .update(partnerApplications)
    .set({ organisationId: organisation.id })
    .where(eq(partnerApplications.id, applicationId));
}

export async function insertMember(db: Database, member: typeof organisationMembers.$inferInsert): Promise<void> {
  await db.insert(organisationMembers).values(member).onConflictDoNothing();
}

export async function setOrganisationStatus(
  db: Database,
  id: string,
  status: "active" | "suspended" | "terminated",
): Promise<void> {
  await db.update(organisations).set({ status }).where(eq(organisations.id, id));
}
