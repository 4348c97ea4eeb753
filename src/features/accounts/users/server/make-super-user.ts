import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertRole, insertUser } from "../../server/account-store.ts";
import { findAccount } from "../../server/account-views.ts";
import type { Keyring } from "../../server/derive-keys.ts";
import { nameFrom } from "../../server/describe-user.ts";
import { issueToken } from "../../server/issue-token.ts";

const day = 24 * 3600 * 1000;

/** Makes someone a super-user from the command line; all other roles are granted in Admin. */
export async function makeSuperUser(
  ctx: Context,
  keyring: Keyring,
  person: { readonly email: string; readonly name?: string | undefined },
) {
  const email = person.email.trim().toLowerCase();
  const known = await findAccount(ctx.db, { email });
  if (known?.roles.includes("super_user")) return refuse("already_super_user");
  if (known && known.status !== "active") return refuse("account_closed");

  const userId = known?.id ?? ctx.newId();
  if (!known) await insertUser(ctx.db, { id: userId, email, name: person.name || nameFrom(email), createdAt: ctx.now });
  const reason = "npm run create-admin";
  for (const role of ["super_user", "admin"] as const)
    await insertRole(ctx.db, { userId, role, grantedAt: ctx.now, reason });
  await recordAudit(ctx, {
    action: "role.granted",
    subject: { kind: "user", id: userId },
    reason,
    details: { role: "super_user" },
  });

  const { link, expiresAt } = await issueToken(ctx, keyring, { userId, purpose: "recovery", email, life: day });
  return accept({ link, expiresAt, isNew: !known });
}
