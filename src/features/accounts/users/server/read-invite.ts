import { checkInvite } from "#domain/account/invite-rules.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findAccount } from "../../server/account-views.ts";
import type { invitationsContract } from "../invitations-contract.ts";
import { isTaken } from "./accept-invite.ts";
import { hashInvitation } from "./hash-invitation.ts";
import { findInvite } from "./invitation-views.ts";

/** An invitation for anyone who has its link. */
export async function readInvite(ctx: Context, request: ParsedOf<typeof invitationsContract.readInvite>) {
  const invite = checkInvite(await findInvite(ctx.db, hashInvitation(request.token)), ctx.now);
  if (!invite.ok) return invite;

  const { email, name, role, expiresAt } = invite.value;
  const account = await findAccount(ctx.db, { email });
  return accept({
    email,
    name: account?.name || name,
    role,
    expires_at: expiresAt.toISOString(),
    has_account: account !== undefined && isTaken(account),
  });
}
