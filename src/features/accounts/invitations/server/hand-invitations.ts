import type { Role } from "#domain/account/roles.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { markInviteWithdrawn } from "./invitation-store.ts";
import { invitePerson } from "./invite-person.ts";

export type Colleague = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly partner: { readonly id: string; readonly name: string; readonly memberRole: MemberRole };
};

declare module "#platform/context.ts" {
  interface Handed {
    readonly invitations: typeof handInvitations;
  }
}

/** How a partner’s owner invites a colleague: by the same link and email as our team’s. src/app hands it over. */
export const handInvitations = {
  invite: (ctx: Context, colleague: Colleague): Promise<string> => invitePerson(ctx, colleague),
  /** False where it is no longer open. */
  async withdraw(ctx: Context, inviteId: string): Promise<boolean> {
    const invite = await markInviteWithdrawn(ctx.db, inviteId, ctx.now);
    if (!invite) return false;
    await recordAudit(ctx, {
      action: "invite.withdrawn",
      subject: { kind: "invite", id: invite.id },
      details: { email: invite.email, role: invite.role },
      ip: ctx.caller.address,
    });
    return true;
  },
};
