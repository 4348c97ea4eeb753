import { checkInvite } from "#domain/account/invite-rules.ts";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertRole, insertUser, updateUser } from "../../server/account-store.ts";
import { type Account, findAccount, findPrivacyInForce } from "../../server/account-views.ts";
import { checkPassword, hashPassword } from "../../server/hash-password.ts";
import { type LockedInvite, lockInvite, markAccepted } from "../../server/invitation-store.ts";
import { deleteTokensOf } from "../../server/token-store.ts";
import type { invitationsContract } from "../invitations-contract.ts";
import { hashInvitation } from "./hash-invitation.ts";

type Request = ParsedOf<typeof invitationsContract.acceptInvite>;
type Refusal = "name_missing" | "weak_password" | "wrong_password" | "account_closed";

/** Gives an invited person their role, once, and signs them in. */
export async function acceptInvite(ctx: Context, request: Request) {
  const result = checkInvite(await lockInvite(ctx.db, hashInvitation(request.token)), ctx.now);
  if (!result.ok) return result;
  const invite = result.value;

  const account = await findAccount(ctx.db, { email: invite.email });
  const entered = await enter(ctx, { invite, request, account });
  if (!entered.ok) return entered;
  const userId = entered.value;

  await giveRole(ctx, invite, userId);
  await markAccepted(ctx.db, invite.id, { userId, at: ctx.now });
  await ctx.emit({
    type: "invite.accepted",
    inviteId: invite.id,
    userId,
    role: invite.role,
    applicationId: invite.applicationId,
    ...(invite.organisationId && { organisationId: invite.organisationId }),
    ...(invite.memberRole && { memberRole: invite.memberRole }),
  });

  const session = isActor(ctx, userId) ? null : await ctx.accounts.openSession(ctx, { userId, methods: ["invite"] });
  return accept({ session, role: invite.role });
}

/** Someone has claimed this account. Until then the link decides, which only the address's owner received. */
export const isTaken = (account: Pick<Account, "passwordHash" | "emailConfirmedAt">) =>
  account.passwordHash !== null && account.emailConfirmedAt !== null;

type Entering = { invite: LockedInvite; request: Request; account: Account | undefined };

/** The id of the person this invitation now belongs to. */
async function enter(ctx: Context, { invite, request, account }: Entering): Promise<Result<string, Refusal>> {
  if (account && account.status !== "active") return refuse("account_closed");
  if (account && isActor(ctx, account.id)) return accept(account.id);
  if (account && isTaken(account)) {
    const isOwner = await checkPassword(request.password, account.passwordHash);
    return isOwner ? accept(account.id) : refuse("wrong_password");
  }
  const name = request.name || account?.name || invite.name;
  if (!name) return refuse("name_missing");
  if (passwordProblem(request.password, invite.email)) return refuse("weak_password");
  return accept(await makeAccount(ctx, { invite, account, name, passwordHash: await hashPassword(request.password) }));
}

type Making = { invite: LockedInvite; account: Account | undefined; name: string; passwordHash: string };

/**
 * A new account, or one that was started and never confirmed: whatever password it had, the address's owner did not
 * set it.
 */
async function makeAccount(ctx: Context, { invite, account, name, passwordHash }: Making): Promise<string> {
  const settled = { name, passwordHash, emailConfirmedAt: ctx.now, updatedAt: ctx.now };
  if (account) {
    await updateUser(ctx.db, account.id, settled);
    await deleteTokensOf(ctx.db, account.id);
    return account.id;
  }
  const id = ctx.newId();
  const isNew = await insertUser(ctx.db, {
    id,
    email: invite.email.toLowerCase(),
    createdAt: ctx.now,
    privacyVersion: await findPrivacyInForce(ctx.db, ctx.now),
    ...settled,
  });
  // Two invitations of one person, accepted in the same moment: the second try finds the account.
  if (!isNew) throw new Error(`An account for invite ${invite.id} was made meanwhile.`);
  return id;
}

async function giveRole(ctx: Context, invite: LockedInvite, userId: string): Promise<void> {
  const { role, invitedBy } = invite;
  await insertRole(ctx.db, {
    userId,
    role,
    grantedAt: ctx.now,
    grantedBy: invitedBy,
    reason: "accepted an invitation",
  });
  await recordAudit(ctx, {
    action: "invite.accepted",
    subject: { kind: "user", id: userId },
    details: { invite_id: invite.id, role, email: invite.email },
    ip: ctx.caller.address,
  });
}

const isActor = ({ actor }: Context, userId: string) => actor.kind === "person" && actor.userId === userId;
