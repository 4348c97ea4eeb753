import type { Actor } from "#domain/account/roles.ts";
import type { Limit } from "../contract.ts";
import { widestNetworkOf } from "./network.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** How much all visitors together may store, by call name. */
export type StrangersLimits = Readonly<Record<string, Limit>>;

/** One network may use at most this fraction of it, so that it can’t use up what others need. */
export const partsForEveryone = 20;

/** Signed-in people have limits of their own. */
export const isStranger = (actor: Actor): boolean => actor.kind === "visitor";

/**
 * Half of the total is reserved for latecomers. Of that half, one network gets a small fraction, at least one: a flood
 * from a few dozen networks uses up the first half and shuts no one else out.
 */
const partsForLate = 1000;

type Stranger = { readonly name: string; readonly address: string };
type Spent = {
  readonly wait: number;
  readonly usedUpBy?: "this network" | "everyone";
  /** For what turns out to store nothing. */
  giveBack(): Promise<void>;
};

const everyone = "everyone";

/** Uses one of what visitors have together. */
export async function spendOfEveryone(limiter: RateLimiter, { name, address }: Stranger, limit: Limit): Promise<Spent> {
  const spent: [name: string, caller: string][] = [];
  const giveBack = async () => {
    for (const one of spent.splice(0)) await limiter.giveBack(...one);
  };
  const spend = async (part: string, caller: string, times: number) => {
    const wait = await limiter.spend(`${name}-${part}`, caller, { ...limit, times });
    if (wait === 0) spent.push([`${name}-${part}`, caller]);
    return wait;
  };

  const own = await spend("part", address, Math.ceil(limit.times / partsForEveryone));
  if (own > 0) return { wait: own, usedUpBy: "this network", giveBack };
  const early = Math.ceil(limit.times / 2);
  if ((await spend("all", everyone, early)) === 0) return { wait: 0, giveBack };
  const late = await spend("late", widestNetworkOf(address), Math.ceil(limit.times / partsForLate));
  const wait = late > 0 ? late : await spend("rest", everyone, limit.times - early);
  if (wait === 0) return { wait, giveBack };
  await giveBack();
  return { wait, usedUpBy: "everyone", giveBack };
}
