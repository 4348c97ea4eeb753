import { isStaffRole, type Role } from "./roles.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long someone stays signed in: without a sign of life, and at the very longest. */
export type SessionLife = { readonly idle: number; readonly longest: number };

/** Staff see everyone's data, so a forgotten browser of theirs must not stay open for weeks. */
export const sessionLife = (roles: readonly Role[], isImpersonated: boolean): SessionLife => {
  if (isImpersonated) return { idle: 30 * minute, longest: 30 * minute };
  return roles.some(isStaffRole) ? { idle: 12 * hour, longest: 72 * hour } : { idle: 14 * day, longest: 60 * day };
};

/**
 * The token before the newest one may come again within this: the answer that carried the newest was lost on the way,
 * or two tabs asked at once.
 */
const lostAnswer = 60_000;

export type RefreshVerdict = "rotate" | "repeat" | "reuse";

/**
 * The answer to a refresh token that is `behind` the session’s newest by so many exchanges, so many milliseconds after
 * the last one. Who exchanged the one in between had it, so an older one comes from a copy, however soon. A longer
 * patience would let a thief and the owner take turns unseen.
 */
export function judgeRefresh(behind: number, sinceExchange: number): RefreshVerdict {
  if (behind === 0) return "rotate";
  return behind === 1 && sinceExchange <= lostAnswer ? "repeat" : "reuse";
}
