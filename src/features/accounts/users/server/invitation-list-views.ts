import { and, desc, eq, gt, ilike, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { invites, users } from "#db/schema/accounts.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { invitation, type ListedInvitation } from "../invitations-contract.ts";

type InviteState = ListedInvitation["state"];
type InvitationFilter = { readonly search: string; readonly state?: InviteState | undefined; readonly now: Date };
type Paging = { readonly after?: string | null | undefined; readonly size: number };

/** Invitations, the newest first, a page at a time. */
export async function findInvitePage(db: ReadDb, invitationFilter: InvitationFilter, { after, size }: Paging) {
  const like = `%${invitationFilter.search.replace(/[\\%_]/g, "\\$&")}%`;
  const key = timeKey.read(after);
  const rows = await inviteRows(db)
    .where(
      and(
        invitationFilter.search ? or(ilike(invites.email, like), ilike(invites.name, like)) : undefined,
        invitationFilter.state && inState(invitationFilter.state, invitationFilter.now),
        key && sql`(${invites.createdAt}, ${invites.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`,
      ),
    )
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ createdAt: at, id }) => timeKey.write({ at, id }));
}

export function findInvitesTo(db: ReadDb, email: string) {
  return inviteRows(db)
    .where(eq(sql`lower(${invites.email})`, email.toLowerCase()))
    .orderBy(desc(invites.createdAt))
    .limit(20);
}

export async function inviteExists(db: ReadDb, id: string): Promise<boolean> {
  return (await db.$count(invites, eq(invites.id, id))) > 0;
}

const inviteRows = (db: ReadDb) =>
  db
    .select({
      id: invites.id,
      email: invites.email,
      name: invites.name,
      role: invites.role,
      invitedBy: { id: users.id, name: users.name, email: users.email },
      createdAt: invites.createdAt,
      expiresAt: invites.expiresAt,
      acceptedAt: invites.acceptedAt,
      withdrawnAt: invites.withdrawnAt,
    })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.invitedBy));

type InviteRow = Awaited<ReturnType<typeof findInvitesTo>>[number];

function inState(state: InviteState, now: Date): SQL | undefined {
  const waiting = and(isNull(invites.acceptedAt), isNull(invites.withdrawnAt));
  return {
    open: and(waiting, gt(invites.expiresAt, now)),
    expired: and(waiting, lte(invites.expiresAt, now)),
    accepted: isNotNull(invites.acceptedAt),
    withdrawn: and(isNull(invites.acceptedAt), isNotNull(invites.withdrawnAt)),
  }[state];
}

function stateOf(row: InviteRow, now: Date): InviteState {
  if (row.acceptedAt) return "accepted";
  if (row.withdrawnAt) return "withdrawn";
  return row.expiresAt > now ? "open" : "expired";
}

export const showInvite = (row: InviteRow, now: Date): ListedInvitation =>
  toWire(invitation, row, { state: stateOf(row, now) });
