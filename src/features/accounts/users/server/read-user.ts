import { accept, refuse } from "#domain/result.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { isLastSuperUser } from "../../policy.ts";
import { findAudit } from "../../server/audit-views.ts";
import { session, type UserProfile, type UserSession, type usersContract } from "../contract.ts";
import { findInvitesTo, showInvite } from "./invitation-list-views.ts";
import { showAuditEntry, showUser } from "./show-account.ts";
import {
  countBookingsOf,
  countFactors,
  findGrants,
  findLiveSessions,
  findOrganisationsOf,
  findSuperUserIds,
  findUser,
} from "./user-views.ts";

const latestActions = 12;

export async function readUser(ctx: Context, request: ParsedOf<typeof usersContract.readUser>) {
  const { db, now } = ctx;
  const user = await findUser(db, request.user_id);
  if (!user) return refuse("not_found");
  noteLook(ctx, { action: "user.viewed", kind: "user", id: request.user_id });

  const counted = await countFactors(db, user.id);
  const grants = await findGrants(db, user.id);
  const profile: UserProfile = {
    user: showUser(user),
    privacy_version: user.privacyVersion,
    roles: grants.map((grant) => ({
      role: grant.role,
      granted_at: grant.grantedAt.toISOString(),
      granted_by: grant.grantedBy,
      reason: grant.reason,
    })),
    sessions: (await findLiveSessions(db, user.id, now)).map(showSession),
    factors: counted.factors,
    recovery_codes: counted.recoveryCodes,
    invites: (await findInvitesTo(db, user.email)).map((row) => showInvite(row, now)),
    organisations: await findOrganisationsOf(db, user.id),
    bookings: await countBookingsOf(db, user, now),
    audit: (await findAudit(db, { about: user.id }, { size: latestActions })).rows.map(showAuditEntry),
    is_last_super_user: isLastSuperUser(await findSuperUserIds(db), user.id),
  };
  return accept(profile);
}

const showSession = (row: Awaited<ReturnType<typeof findLiveSessions>>[number]): UserSession =>
  toWire(session, row, { has_second_factor: row.assurance === 2 });
