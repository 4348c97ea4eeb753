import { and, asc, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { invites, users } from "#db/schema/accounts.ts";
import {
  organisationMembers,
  organisations,
  partnerApplications,
  partnerContacts,
  partnerNotes,
  partnerPayouts,
} from "#db/schema/partners.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";

export const findSettings = (db: ReadDb) => readSettings(db);

export async function findPartner(db: ReadDb, id: string) {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, id));
  return row;
}
export type PartnerRow = NonNullable<Awaited<ReturnType<typeof findPartner>>>;

export async function findApplicationOf(db: ReadDb, organisationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: partnerApplications.id })
    .from(partnerApplications)
    .where(eq(partnerApplications.organisationId, organisationId))
    .orderBy(desc(partnerApplications.createdAt))
    .limit(1);
  return row?.id;
}

export const findContacts = (db: ReadDb, organisationId: string) =>
  db
    .select()
    .from(partnerContacts)
    .where(eq(partnerContacts.organisationId, organisationId))
    .orderBy(asc(partnerContacts.name), asc(partnerContacts.id));

export const findNotes = (db: ReadDb, organisationId: string) =>
  db
    .select({ id: partnerNotes.id, text: partnerNotes.text, author: users.name, createdAt: partnerNotes.createdAt })
    .from(partnerNotes)
    .innerJoin(users, eq(users.id, partnerNotes.authorId))
    .where(eq(partnerNotes.organisationId, organisationId))
    .orderBy(desc(partnerNotes.createdAt), desc(partnerNotes.id))
    .limit(100);

export const findMembers = (db: ReadDb, organisationId: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(asc(users.name), asc(users.id));

/** Open invitations for colleagues. */
export const findInvited = (db: ReadDb, organisationId: string, now: Date) =>
  db
    .select({
      id: invites.id,
      name: invites.name,
      email: invites.email,
      role: invites.memberRole,
      expiresAt: invites.expiresAt,
    })
    .from(invites)
    .where(
      and(
        ...[eq(invites.organisationId, organisationId), isNull(invites.acceptedAt), isNull(invites.withdrawnAt)],
        gt(invites.expiresAt, now),
      ),
    )
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(50);

export async function hasOpenPayout(db: ReadDb, organisationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: partnerPayouts.id })
    .from(partnerPayouts)
    .where(
      and(eq(partnerPayouts.organisationId, organisationId), inArray(partnerPayouts.state, ["draft", "approved"])),
    );
  return rows.length > 0;
}
