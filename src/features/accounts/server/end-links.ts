import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { withdrawInvitesTo } from "./invitation-store.ts";
import { deleteTokensOf } from "./token-store.ts";

type Ending = {
  readonly userId: string;
  /** The account's previous address, to which links may have been sent. */
  readonly email: string;
  readonly reason: string;
};

/**
 * Invalidates every link and code sent before the account changed hands or keys: they may be in a mailbox that someone
 * else reads.
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
