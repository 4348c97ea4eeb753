import type { Actor, Role } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";

/** The facts a decision about an account needs. */
export type Subject = {
  readonly id: string;
  readonly status: "active" | "suspended" | "erased";
  readonly roles: readonly Role[];
};

/** The caller and every current super-user, from the database rather than from a token. */
export type DecisionBasis = { readonly actor: Actor; readonly superUsers: readonly string[] };

/** The system itself, or a current super-user. */
export const isStillSuperUser = ({ actor, superUsers }: DecisionBasis): boolean =>
  actor.kind === "system" || (actor.kind === "person" && superUsers.includes(actor.userId));

/** The company must keep someone who can grant roles. */
export const isLastSuperUser = (superUsers: readonly string[], userId: string): boolean =>
  superUsers.length === 1 && superUsers[0] === userId;

const isOneself = (actor: Actor, subject: Subject) => actor.kind === "person" && actor.userId === subject.id;

export function mayGrant(
  deciding: DecisionBasis,
  subject: Subject,
  role: Role,
): Result<true, "not_super_user" | "already_granted" | "account_suspended"> {
  if (!isStillSuperUser(deciding)) return refuse("not_super_user");
  if (subject.status !== "active") return refuse("account_suspended");
  return subject.roles.includes(role) ? refuse("already_granted") : accept(true);
}

export function mayRevoke(
  deciding: DecisionBasis,
  subject: Subject,
  role: Role,
): Result<true, "not_super_user" | "not_granted" | "last_super_user"> {
  if (!isStillSuperUser(deciding)) return refuse("not_super_user");
  if (!subject.roles.includes(role)) return refuse("not_granted");
  const isLast = role === "super_user" && isLastSuperUser(deciding.superUsers, subject.id);
  return isLast ? refuse("last_super_user") : accept(true);
}

export function maySuspend(
  deciding: DecisionBasis,
  subject: Subject,
): Result<true, "not_super_user" | "own_account" | "already_suspended" | "last_super_user"> {
  if (isLastSuperUser(deciding.superUsers, subject.id)) return refuse("last_super_user");
  if (isOneself(deciding.actor, subject)) return refuse("own_account");
  if (!isStillSuperUser(deciding)) return refuse("not_super_user");
  return subject.status === "suspended" ? refuse("already_suspended") : accept(true);
}

/** Viewing the site as another user is for helping, never a way to gain permissions. */
export function mayImpersonate(
  deciding: DecisionBasis,
  subject: Subject,
): Result<true, "not_super_user" | "own_account" | "is_super_user" | "account_suspended"> {
  if (!isStillSuperUser(deciding)) return refuse("not_super_user");
  if (isOneself(deciding.actor, subject)) return refuse("own_account");
  if (subject.roles.includes("super_user")) return refuse("is_super_user");
  return subject.status === "active" ? accept(true) : refuse("account_suspended");
}
