import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { markInviteWithdrawn } from "../../server/invitation-store.ts";
import type { invitationsContract } from "../invitations-contract.ts";
import { inviteExists } from "./invitation-list-views.ts";

export async function withdrawInvite(ctx: Context, request: ParsedOf<typeof invitationsContract.withdrawInvite>) {
  if (!(await inviteExists(ctx.db, request.invite_id))) return refuse("not_found");

  const invite = await markInviteWithdrawn(ctx.db, request.invite_id, ctx.now);
  if (!invite) return refuse("not_open");

  await recordAudit(ctx, {
    action: "invite.withdrawn",
    subject: { kind: "invite", id: invite.id },
    details: { email: invite.email, role: invite.role },
    ip: ctx.caller.address,
  });
  return accept({});
}
