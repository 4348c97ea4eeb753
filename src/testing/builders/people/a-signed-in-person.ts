import type pg from "pg";
import { openDatabase } from "#db/connect.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";
import { visitor } from "#domain/account/roles.ts";
import { createTokenMaker } from "#features/accounts/server/make-tokens.ts";
import { openSession } from "#features/accounts/server/open-session.ts";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";

type Site = { pool: pg.Pool; world: World; config: Config };
export type PersonRequest = {
  email?: string;
  name?: string;
  roles?: readonly Role[];
  /** 2: the person has just used a second factor. */
  assurance?: 1 | 2;
  impersonatorId?: string;
};
export type SignedInPerson = {
  userId: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Pass these to `site.call`. */
  headers: { authorization: string };
};

/** A person with an account, a confirmed address and an open session. */
export async function signInPerson(site: Site, input: PersonRequest = {}): Promise<SignedInPerson> {
  const db = openDatabase(site.pool);
  const userId = newId();
  const email = input.email ?? `person-${userId.slice(-8)}@example.com`;
  const now = site.world.clock();
  await db
    .insert(users)
    .values({ id: userId, email, name: input.name ?? "Thandi Mokoena", createdAt: now, emailConfirmedAt: now });
  const grants = (input.roles ?? []).map((role) => ({ userId, role, grantedAt: now }));
  if (grants.length > 0) await db.insert(userRoles).values(grants);
  return openSessionFor(site, { userId, email }, input);
}

/** One more session for a person who has an account. */
export async function openSessionFor(
  site: Site,
  { userId, email }: { userId: string; email: string },
  { assurance = 1, impersonatorId }: PersonRequest = {},
): Promise<SignedInPerson> {
  const db = openDatabase(site.pool);
  const tokens = createTokenMaker(site.config.appSecret, site.world.siteUrl, site.config.appSecretOld);
  const { ctx } = createContext(site.world, { db, actor: visitor, correlationId: "test" });
  const methods = assurance === 2 ? ["password", "totp"] : ["password"];
  const session = await openSession(ctx, tokens, {
    userId,
    methods,
    assurance,
    ...(impersonatorId && { impersonatorId }),
  });
  return {
    userId,
    email,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    headers: { authorization: `Bearer ${session.access_token}` },
  };
}
