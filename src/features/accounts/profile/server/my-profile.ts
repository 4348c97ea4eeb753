import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findProfile, findRolesOf } from "../../server/profile-views.ts";

export async function myProfile(ctx: Context) {
  const userId = personAsking(ctx.actor);
  const { name, email, phone, emailConfirmedAt, passwordHash, createdAt, privacyVersion } = await findProfile(
    ctx.db,
    userId,
  );
  const roles = await findRolesOf(ctx.db, userId);
  return accept({
    name,
    email,
    phone,
    email_confirmed: emailConfirmedAt !== null,
    has_password: passwordHash !== null,
    roles: roles.map(({ role }) => role),
    member_since: createdAt.toISOString(),
    privacy_version: privacyVersion,
  });
}
