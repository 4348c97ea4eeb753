import { type Actor, isStaffRole, visitor } from "#domain/account/roles.ts";
import type { Call } from "./contract.ts";
import { type Reply, replies } from "./replies.ts";

/** The company’s rule on second factors. */
export type AccessRules = {
  /** Whether staff need a second factor for anything only staff may do. */
  readonly staffNeedsFactor: boolean;
  hasFactor(userId: string): Promise<boolean>;
};

export const openToAll: AccessRules = { staffNeedsFactor: false, hasFactor: async () => false };

const freshFor = 10 * 60_000;

/**
 * The caller as the use case sees them. In a call open to anyone, someone who has not entered their second factor is a
 * visitor, and staff who have yet to set one up are customers: it could otherwise show or change too much.
 */
export function actorFor(call: Call, actor: Actor, rules: AccessRules): Actor {
  if (call.access === "anyone") return asFarAsShown(actor, rules);
  return call.access === "signed_in" ? withoutOwedRoles(actor, rules) : actor;
}

/** The same outside calls: for a file, or a question about someone's role. */
export const asFarAsShown = (actor: Actor, rules: AccessRules): Actor =>
  owesOwnFactor(actor) ? visitor : withoutOwedRoles(actor, rules);

function withoutOwedRoles(actor: Actor, rules: AccessRules): Actor {
  if (actor.kind !== "person" || !owesFactor(actor, rules)) return actor;
  return { ...actor, roles: actor.roles.filter((role) => !isStaffRole(role)) };
}

const owesOwnFactor = (actor: Actor) => actor.kind === "person" && actor.session?.owesFactor === true;

/** Why this person may not make this call now; undefined if they may. */
export async function checkAccess(call: Call, actor: Actor, rules: AccessRules, now: Date): Promise<Reply | undefined> {
  if (actor.kind === "system") return undefined;
  if (actor.kind === "visitor") return call.access === "anyone" ? undefined : replies.signInFirst();
  if (owesOwnFactor(actor)) return replies.secondFactorNeeded();
  const refusal = checkRoles(call, actor, rules);
  if (refusal) return refusal;
  if (actor.session?.impersonatorId && call.effect !== "reads") return replies.readOnly();
  return call.needsFreshFactor ? checkFactor(actor, rules, now) : undefined;
}

type Person = Extract<Actor, { kind: "person" }>;

const owesFactor = ({ session }: Person, rules: AccessRules) =>
  rules.staffNeedsFactor && session !== undefined && session.assurance < 2;

function checkRoles({ access }: Call, actor: Person, rules: AccessRules): Reply | undefined {
  if (typeof access === "string") return undefined;
  const fitting = actor.roles.filter((role) => access.includes(role));
  if (fitting.length === 0) return replies.notAllowed();
  return owesFactor(actor, rules) && fitting.every(isStaffRole) ? replies.secondFactorNeeded() : undefined;
}

async function checkFactor(actor: Person, rules: AccessRules, now: Date): Promise<Reply | undefined> {
  const shownAt = actor.session?.factorAt;
  if (shownAt && now.getTime() - shownAt.getTime() <= freshFor) return undefined;
  const mustHave = rules.staffNeedsFactor && actor.roles.some(isStaffRole);
  return mustHave || (await rules.hasFactor(actor.userId)) ? replies.secondFactorNeeded() : undefined;
}
