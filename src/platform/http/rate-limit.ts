import { createHmac } from "node:crypto";
import type pg from "pg";
import type { Limit } from "../contract.ts";
import { blocksOf } from "./network.ts";

/** Most tries count one; what is measured counts as much as there is of it. */
export type Spending = Limit & { readonly cost?: number };

export type RateLimiter = {
  /**
   * Seconds to wait before the next try, 0 when this one is within the limit. A caller that is an address is counted by
   * its network.
   */
  spend(name: string, caller: string, limit: Spending): Promise<number>;
  /** Takes one try back: it turned out to be none of those the limit is for. */
  giveBack(name: string, caller: string): Promise<void>;
};

const spendOne = {
  name: "spend-rate-limit",
  text: `insert into rate_limits as r (key, count, resets_at) values ($1, $3::int, now() + make_interval(secs => $2))
    on conflict (key) do update set
      count = case when r.resets_at <= now() then $3::int else least(r.count::bigint + $3::int, 2000000000)::int end,
      resets_at = case when r.resets_at <= now() then now() + make_interval(secs => $2) else r.resets_at end
    returning count, extract(epoch from resets_at - now())::float8 as seconds`,
};

/** Counted in the database, so that all instances share one count. Callers are kept as keyed hashes, never as addresses. */
export function createRateLimiter(pool: pg.Pool, secret: string): RateLimiter {
  const keyOf = (name: string, caller: string) =>
    `${name}:${createHmac("sha256", secret).update(caller).digest("base64url").slice(0, 22)}`;
  return {
    async spend(name, caller, limit) {
      // From the caller's own network outwards: who is stopped there takes nothing from the neighbours' share.
      for (const block of blocksOf(caller)) {
        const values = [keyOf(name, block.name), limit.seconds, limit.cost ?? 1];
        const { rows } = await pool.query<{ count: number; seconds: number }>({ ...spendOne, values });
        const row = rows[0];
        if (row && row.count > limit.times * block.share) return Math.max(1, Math.ceil(row.seconds));
      }
      return 0;
    },
    async giveBack(name, caller) {
      const text = "update rate_limits set count = greatest(count - 1, 0) where key = any($1)";
      const keys = blocksOf(caller).map((block) => keyOf(name, block.name));
      await pool.query({ name: "give-back-rate-limit", text, values: [keys] });
    },
  };
}

export const unlimited: RateLimiter = { spend: async () => 0, giveBack: async () => {} };
