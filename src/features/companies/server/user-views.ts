import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { invites } from "#db/schema/accounts.ts";
import { organisations } from "#db/schema/partners.ts";
import { findMembers } from "./company-views.ts";

export async function findName(db: ReadDb, id: string): Promise<string> {
  const [row] = await db.select({ name: organisations.name }).from(organisations).where(eq(organisations.id, id));
  return row?.name ?? "";
}

/** Open invitations, latest first. */
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
        eq(invites.organisationId, organisationId),
        isNull(invites.acceptedAt),
        isNull(invites.withdrawnAt),
        gt(invites.expiresAt, now),
      ),
    )
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(500);

/** Email addresses of a company’s users and invited people, in lower case. */
export async function findSigningIn(db: ReadDb, organisationId: string, now: Date): Promise<ReadonlySet<string>> {
  const known = [...(await findMembers(db, organisationId)), ...(await findInvited(db, organisationId, now))];
  return new Set(known.map(({ email }) => email.toLowerCase()));
}
