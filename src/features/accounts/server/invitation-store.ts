import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { invites } from "#db/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";

export type NewInvite = typeof invites.$inferInsert;

export async function insertInvite(db: Database, invite: NewInvite): Promise<void> {
  await db.insert(invites).values(invite);
}

type Address = { readonly email: string; readonly role: Role; readonly organisationId: string | null };

/** Withdraws open invitations to this address and role: only the newest link works. Other roles’ stay. */
export async function withdrawOpenInvites(
  db: Database,
  { email, role, organisationId }: Address,
  at: Date,
): Promise<void> {
  await db
    .update(invites)
    .set({ withdrawnAt: at })
    .where(
      and(
        sql`lower(${invites.email}) = ${email.toLowerCase()}`,
        eq(invites.role, role),
        sql`${invites.organisationId} is not distinct from ${organisationId}::uuid`,
        isNull(invites.acceptedAt),
        isNull(invites.withdrawnAt),
      ),
    );
}

/** The same for every role. Returns them. */
export const withdrawInvitesTo = (db: Database, email: string, at: Date) =>
  db
    .update(invites)
    .set({ withdrawnAt: at })
    .where(
      and(
        sql`lower(${invites.email}) = ${email.toLowerCase()}`,
        isNull(invites.acceptedAt),
        isNull(invites.withdrawnAt),
      ),
    )
    .returning({ id: invites.id, role: invites.role });

/** The invitation of a link, locked until the transaction ends: of two people who accept at once, one is too late. */
export async function lockInvite(db: Database, tokenHash: string) {
  const [invite] = await db.select().from(invites).where(eq(invites.tokenHash, tokenHash)).for("update");
  return invite;
}

export type LockedInvite = NonNullable<Awaited<ReturnType<typeof lockInvite>>>;

export async function markAccepted(db: Database, id: string, by: { userId: string; at: Date }): Promise<void> {
  await db.update(invites).set({ acceptedAt: by.at, acceptedBy: by.userId }).where(eq(invites.id, id));
}

/** The invitation as it was withdrawn; undefined when it was no longer open. */
export async function markInviteWithdrawn(db: Database, id: string, now: Date) {
  const [row] = await db
    .update(invites)
    .set({ withdrawnAt: now })
    .where(and(eq(invites.id, id), isNull(invites.acceptedAt), isNull(invites.withdrawnAt)))
    .returning({ id: invites.id, email: invites.email, role: invites.role });
  return row;
}
