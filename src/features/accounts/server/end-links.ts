import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { withdrawInvitesTo } from "./invitation-store.ts";
import { deleteTokensOf } from "./token-store.ts";

type Ending = {
  readonly userId: string;
  /** Where links may have been sent: the account's address, as it was before. */
  readonly email: string;
  readonly reason: string;
};

/**
 * Ends every link and code that was sent before the account changed hands or keys: a mailbox that someone else reads,
 * or an email that lies about, must not open it again.
 */
export async function endLinks(ctx: Context, { userId, email, reason }: Ending): Promise<void> {
  await deleteTokensOf(ctx.db, userId);
  for (const invite of await withdrawInvitesTo(ctx.db, email, ctx.now))
    await recordAudit(ctx, {
      action: "invite.withdrawn",
      subject: { kind: "invite", id: invite.id },
      reason,
      details: { email, role: invite.role },
    });
}
