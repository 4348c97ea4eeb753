import type { Actor } from "#domain/account/roles.ts";
import type { Limit } from "../contract.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** What strangers may make us keep, all of them together, by the name of the call. */
export type StrangersLimits = Readonly<Record<string, Limit>>;

/** Of what there is for everyone, one network takes at most one part in so many: it can’t use up what others need. */
export const partsForEveryone = 20;

/** Anyone who has signed in has limits of their own and takes nothing from strangers. */
export const isStranger = (actor: Actor): boolean => actor.kind === "visitor";

type Stranger = { readonly name: string; readonly address: string };
type Spent = { readonly wait: number; readonly usedUpBy?: "this network" | "everyone" };

const everyone = "everyone";
const partOf = (name: string) => `${name}-part`;
const wholeOf = (name: string) => `${name}-all`;

/** Takes one of what strangers have together. What turns out to leave nothing with us is given back. */
export async function spendOfEveryone(limiter: RateLimiter, { name, address }: Stranger, limit: Limit): Promise<Spent> {
  const part = { ...limit, times: Math.ceil(limit.times / partsForEveryone) };
  const own = await limiter.spend(partOf(name), address, part);
  if (own > 0) return { wait: own, usedUpBy: "this network" };
  const all = await limiter.spend(wholeOf(name), everyone, limit);
  if (all <= 0) return { wait: 0 };
  await limiter.giveBack(partOf(name), address);
  return { wait: all, usedUpBy: "everyone" };
}

export async function giveBackToEveryone(limiter: RateLimiter, { name, address }: Stranger): Promise<void> {
  await limiter.giveBack(partOf(name), address);
  await limiter.giveBack(wholeOf(name), everyone);
}
