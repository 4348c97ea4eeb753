import type { Limit } from "#platform/contract.ts";
import { spendOfEveryone } from "#platform/http/limit-strangers.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { type AuthReply, refusals } from "./refuse-auth.ts";

/** Across all instances. */
export const limits = {
  signInFromAddress: { times: 30, seconds: 300 },
  signInToAccountFromAddress: { times: 8, seconds: 900 },
  signInToAccount: { times: 30, seconds: 3600 },
  mailToUser: { times: 3, seconds: 3600 },
  mailFromAddress: { times: 30, seconds: 3600 },
  verifyFromAddress: { times: 30, seconds: 300 },
  factor: { times: 6, seconds: 600 },
} as const satisfies Record<string, Limit>;

/** For all visitors together: each account may never be confirmed, and costs an email. */
export const newAccounts: Limit = { times: 500, seconds: 3600 };

export type LimitName = keyof typeof limits;

const replyTo: { readonly [N in LimitName]?: (seconds: number) => AuthReply } = {
  mailToUser: refusals.tooManyMails,
};

/** Spends one try of each; the first that is used up answers. */
export async function spendAll(
  limiter: RateLimiter,
  tries: readonly (readonly [LimitName, string])[],
): Promise<AuthReply | undefined> {
  for (const [name, caller] of tries) {
    const wait = await limiter.spend(`auth-${name}`, caller, limits[name]);
    if (wait > 0) return replyTo[name]?.(wait) ?? refusals.slowDown(wait);
  }
  return undefined;
}

/** Counts one more account created by a visitor. */
export async function spendOnAccount(limiter: RateLimiter, address: string): Promise<AuthReply | undefined> {
  const { wait } = await spendOfEveryone(limiter, { name: "auth-newAccounts", address }, newAccounts);
  return wait > 0 ? refusals.tooManyAccounts(wait) : undefined;
}

/** Someone who succeeded has used nothing up. */
export async function giveBackAll(limiter: RateLimiter, tries: readonly (readonly [LimitName, string])[]) {
  for (const [name, caller] of tries) await limiter.giveBack(`auth-${name}`, caller);
}
