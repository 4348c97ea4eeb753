import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { organisationMembers, organisations, partnerContacts, partnerNotes } from "#db/schema/partners.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";

export type OrganisationRow = typeof organisations.$inferSelect;

export async function lockOrganisation(db: Database, id: string): Promise<OrganisationRow | undefined> {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, id)).for("update");
  return row;
}

export async function updateOrganisation(db: Database, id: string, changes: Partial<OrganisationRow>): Promise<void> {
  await db.update(organisations).set(changes).where(eq(organisations.id, id));
}

export async function isCodeTaken(db: Database, code: string, byOtherThan: string): Promise<boolean> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.affiliateCode, code), ne(organisations.id, byOtherThan)));
  return rows.length > 0;
}

export async function insertContact(db: Database, row: typeof partnerContacts.$inferInsert): Promise<void> {
  await db.insert(partnerContacts).values(row);
}

/** False if it has already been removed. */
export async function deleteContact(db: Database, id: string): Promise<boolean> {
  const gone = await db.delete(partnerContacts).where(eq(partnerContacts.id, id)).returning({ id: partnerContacts.id });
  return gone.length > 0;
}

export async function insertNote(db: Database, row: typeof partnerNotes.$inferInsert): Promise<void> {
  await db.insert(partnerNotes).values(row);
}

/** All members, locked, so that simultaneous role changes run one after the other. */
export const lockMembers = (db: Database, organisationId: string) =>
  db.select().from(organisationMembers).where(eq(organisationMembers.organisationId, organisationId)).for("update");

type Member = { readonly organisationId: string; readonly userId: string };

export async function updateMemberRole(
  db: Database,
  { organisationId, userId }: Member,
  role: MemberRole,
): Promise<void> {
  await db
    .update(organisationMembers)
    .set({ role })
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.userId, userId)));
}

export async function deleteMember(db: Database, { organisationId, userId }: Member): Promise<void> {
  await db
    .delete(organisationMembers)
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.userId, userId)));
}
