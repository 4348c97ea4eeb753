import { eq, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findLegalInForce } from "#db/legal-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { factors, featureSwitches, userRoles, users } from "#db/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** A second factor as its owner may see it. */
export type AccountFactor = { id: string; name: string; state: "unverified" | "verified"; createdAt: string };

/** The version of the privacy notice that the sign-up form links to. */
export const findPrivacyInForce = (db: ReadDb, now: Date): Promise<string> => findLegalInForce(db, "privacy", now);

/** An account with everything that signing in depends on. */
export async function findAccount(db: ReadDb, by: { id: string } | { email: string }) {
  const which: SQL =
    "id" in by ? sql`${users.id} = ${by.id}` : sql`lower(${users.email}) = ${by.email.trim().toLowerCase()}`;
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      phone: users.phone,
      status: users.status,
      passwordHash: users.passwordHash,
      emailConfirmedAt: users.emailConfirmedAt,
      lastSignInAt: users.lastSignInAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      roles: rolesOfUser,
      factors: factorsOfUser,
      newEmail: newEmailOfUser,
    })
    .from(users)
    .where(which);
  return account;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Whether signing in requires a code from an app. */
export const asksForFactor = ({ factors: all }: Pick<Account, "factors">) =>
  all.some(({ state }) => state === "verified");

const rolesOfUser = sql<Role[]>`array(select r.role from user_roles r where r.user_id = users.id order by r.role)`;
const factorsOfUser = sql<AccountFactor[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'state', f.state, 'createdAt', f.created_at)
                  order by f.created_at, f.id)
  from factors f where f.user_id = users.id), '[]')`;
/** The address that waits for its owner to confirm it. */
const newEmailOfUser = sql<string | null>`(
  select t.email from one_time_tokens t
  where t.user_id = users.id and t.purpose = 'email_change' and t.used_at is null and t.expires_at > now()
  order by t.created_at desc limit 1)`;

export async function findRolesOf(db: ReadDb, userId: string): Promise<Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ role }) => role);
}

export const hasVerifiedFactor = async (db: ReadDb, userId: string) =>
  (await db.$count(factors, sql`${factors.userId} = ${userId} and ${factors.state} = 'verified'`)) > 0;

/** A switch is on unless someone turned it off. */
export async function isSwitchedOn(db: ReadDb, name: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: featureSwitches.isOn })
    .from(featureSwitches)
    .where(eq(featureSwitches.name, name));
  return row?.isOn ?? true;
}

/** The company’s contact details for the foot of an email. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
