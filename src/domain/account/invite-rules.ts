import { accept, type Result, refuse } from "../result.ts";

/** How long an invitation stays open. */
export const inviteDays = 7;

type Invite = { readonly acceptedAt: Date | null; readonly withdrawnAt: Date | null; readonly expiresAt: Date };
export type InviteRefusal = "invite_unknown" | "invite_used" | "invite_withdrawn" | "invite_expired";

/** An invitation can be accepted once, before it expires and while it has not been withdrawn. */
export function checkInvite<I extends Invite>(invite: I | undefined, now: Date): Result<I, InviteRefusal> {
  if (!invite) return refuse("invite_unknown");
  if (invite.acceptedAt) return refuse("invite_used");
  if (invite.withdrawnAt) return refuse("invite_withdrawn");
  if (invite.expiresAt <= now) return refuse("invite_expired");
  return accept(invite);
}

export const inviteEnds = (now: Date) => new Date(now.getTime() + inviteDays * 24 * 3600_000);
