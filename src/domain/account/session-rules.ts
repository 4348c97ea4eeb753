import { isStaffRole, type Role } from "./roles.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts when idle, and at most. */
export type SessionLife = { readonly idle: number; readonly longest: number };

/** Staff see everyone's data, so a browser they forgot must not stay signed in for weeks. */
export const sessionLife = (roles: readonly Role[], isImpersonated: boolean): SessionLife => {
  if (isImpersonated) return { idle: 30 * minute, longest: 30 * minute };
  return roles.some(isStaffRole) ? { idle: 12 * hour, longest: 72 * hour } : { idle: 14 * day, longest: 60 * day };
};

/**
 * The previous token is accepted again for this long: the reply with the new one may have been lost, or two tabs
 * refreshed at once.
 */
const lostAnswer = 60_000;

export type RefreshVerdict = "rotate" | "repeat" | "reuse";

/**
 * How to answer a refresh token that is `behind` the session’s newest by this many exchanges, so many milliseconds
 * after the last one. Anyone who made the exchange in between had the newer token, so an older one comes from a copy,
 * however soon it arrives. A longer grace period would let a thief and the owner take turns unnoticed.
 */
export function judgeRefresh(behind: number, sinceExchange: number): RefreshVerdict {
  if (behind === 0) return "rotate";
  return behind === 1 && sinceExchange <= lostAnswer ? "repeat" : "reuse";
}
