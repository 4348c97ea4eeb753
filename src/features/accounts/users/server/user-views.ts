import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { factors, recoveryCodes, sessions, userRoles, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";
import type { Role } from "#domain/account/roles.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { pageOf } from "#platform/page-key.ts";
import { nameKey } from "../contract.ts";

export type UserFilter = {
  readonly search: string;
  readonly role?: Role | "customer" | undefined;
  readonly status?: "active" | "suspended" | "erased" | undefined;
};
type Paging = { readonly after?: string | null | undefined; readonly size: number };

const rolesOfUser = subquery<Role[]>`array(select r.role from user_roles r where r.user_id = ${users.id})`;
const sortName = sql<string>`lower(${users.name})`;

const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  status: users.status,
  roles: rolesOfUser,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
  emailConfirmedAt: users.emailConfirmedAt,
  privacyVersion: users.privacyVersion,
};

/** People by name, a page at a time. Erased ones only on request. */
export async function findUserPage(db: ReadDb, filter: UserFilter, paging: Paging) {
  const rows = await db
    .select({ ...userColumns, sortName })
    .from(users)
    .where(and(...userConditions(filter), ...further(paging.after)))
    .orderBy(asc(sortName), asc(users.id))
    .limit(paging.size + 1);
  return pageOf(rows, paging.size, ({ sortName: name, id }) => nameKey.write({ name, id }));
}

export type UserRow = Omit<Awaited<ReturnType<typeof findUserPage>>["rows"][number], "sortName">;

export async function findUser(db: ReadDb, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id));
  return row;
}

function userConditions({ search, role, status }: UserFilter): (SQL | undefined)[] {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return [
    search ? or(ilike(users.name, like), ilike(users.email, like)) : undefined,
    status ? eq(users.status, status) : ne(users.status, "erased"),
    role === "customer"
      ? subquery<boolean>`not exists (select 1 from user_roles r where r.user_id = ${users.id})`
      : undefined,
    role && role !== "customer"
      ? subquery<boolean>`exists (select 1 from user_roles r where r.user_id = ${users.id} and r.role = ${role})`
      : undefined,
  ];
}

function further(after: string | null | undefined): SQL[] {
  const key = nameKey.read(after);
  return key ? [sql`(${sortName}, ${users.id}) > (${key.name}, ${key.id}::uuid)`] : [];
}

export async function findGrants(db: ReadDb, userId: string) {
  const rows = await db
    .select({
      role: userRoles.role,
      grantedAt: userRoles.grantedAt,
      reason: userRoles.reason,
      grantedBy: { id: users.id, name: users.name, email: users.email },
    })
    .from(userRoles)
    .leftJoin(users, eq(users.id, userRoles.grantedBy))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.grantedAt), asc(userRoles.role));
  return rows;
}

/** The browsers that are signed in at this moment. */
export function findLiveSessions(db: ReadDb, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endsAt: sessions.endsAt,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      assurance: sessions.assurance,
      impersonator: { id: users.id, name: users.name, email: users.email },
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.impersonatorId))
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.idleUntil, now),
        gt(sessions.endsAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);
}

export async function countFactors(db: ReadDb, userId: string) {
  return {
    factors: await db.$count(factors, and(eq(factors.userId, userId), eq(factors.state, "verified"))),
    recoveryCodes: await db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  };
}

export function findOrganisationsOf(db: ReadDb, userId: string) {
  return db
    .select({
      id: organisations.id,
      name: organisations.name,
      kind: organisations.kind,
      status: organisations.status,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisations.name));
}

const over: BookingState[] = ["cancelled", "declined", "expired"];

/** Trips they booked signed in, or with an address that is confirmed as theirs. */
export async function countBookingsOf(db: ReadDb, user: Pick<UserRow, "id" | "email" | "emailConfirmedAt">, now: Date) {
  const theirs = user.emailConfirmedAt
    ? or(eq(bookings.bookerId, user.id), eq(sql`lower(${bookings.email})`, user.email.toLowerCase()))
    : eq(bookings.bookerId, user.id);
  const [row] = await db
    .select({
      all: count(),
      upcoming:
        sql<number>`count(*) filter (where ${and(gte(bookings.pickupAt, now), notInArray(bookings.state, over))})`.mapWith(
          Number,
        ),
    })
    .from(bookings)
    .where(and(theirs, eq(bookings.isTest, false)));
  return { upcoming: row?.upcoming ?? 0, past: (row?.all ?? 0) - (row?.upcoming ?? 0) };
}

export async function findSuperUserIds(db: ReadDb): Promise<readonly string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "super_user"), eq(users.status, "active")));
  return rows.map(({ id }) => id);
}

export async function hasAccount(db: ReadDb, email: string): Promise<boolean> {
  const count = await db.$count(
    users,
    and(eq(sql`lower(${users.email})`, email.toLowerCase()), inArray(users.status, ["active", "suspended"])),
  );
  return count > 0;
}

export async function hasLiveSession(db: ReadDb, userId: string, sessionId: string): Promise<boolean> {
  const where = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt));
  return (await db.$count(sessions, where)) > 0;
}
