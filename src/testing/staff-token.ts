import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Role } from "#domain/account/roles.ts";
import { createTokenMaker } from "#features/accounts/server/make-tokens.ts";

type Criteria = { readonly secret: string; readonly siteUrl: string; readonly role: Role };

/** A new team member with an open session on a site in another process, and the token their browser would have. */
export async function signInStaff(db: pg.Client | pg.Pool, { secret, siteUrl, role }: Criteria) {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  const email = `${userId}@example.com`;
  await db.query("insert into users (id, email, name, created_at) values ($1, $2, 'Naledi Jacobs', now())", [
    userId,
    email,
  ]);
  await db.query("insert into user_roles (user_id, role, granted_at) values ($1, $2, now())", [userId, role]);
  await db.query(
    `insert into sessions (id, user_id, rotated_at, created_at, last_seen_at, idle_until, ends_at)
     values ($1, $2, now(), now(), now(), now() + interval '1 day', now() + interval '1 day')`,
    [sessionId, userId],
  );
  const now = new Date();
  const seconds = Math.floor(now.getTime() / 1000);
  const token = await createTokenMaker(secret, siteUrl).signAccess(
    {
      sub: userId,
      session_id: sessionId,
      aal: "aal1",
      amr: [{ method: "password", timestamp: seconds }],
      email,
      app_metadata: { provider: "email", roles: [role] },
      user_metadata: { name: "Naledi Jacobs", phone: "" },
      exp: seconds + 24 * 3600,
    },
    now,
  );
  return { userId, token };
}
