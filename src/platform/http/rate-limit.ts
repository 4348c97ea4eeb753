import { createHmac } from "node:crypto";
import type pg from "pg";
import type { Limit } from "../contract.ts";
import { CounterRoom, type RoomSize, standardRoom } from "./counter-room.ts";
import { blocksOf } from "./network.ts";

/** Most attempts cost one; measured ones cost their amount. */
export type Spending = Limit & { readonly cost?: number };

export type RateLimiter = {
  /** Seconds until the next attempt; 0 if this one is within the limit. Addresses are counted by network. */
  spend(name: string, caller: string, limit: Spending): Promise<number>;
  /** Takes one attempt back that turned out not to be of the limited kind. */
  giveBack(name: string, caller: string): Promise<void>;
};

/** The next value of an existing counter: it continues, or restarts once expired. */
const goOn = `count = case when r.resets_at <= now() then $3::int else least(r.count::bigint + $3::int, 2000000000)::int end,
      resets_at = case when r.resets_at <= now() then now() + make_interval(secs => $2) else r.resets_at end`;
const counted = "count, extract(epoch from resets_at - now())::float8 as seconds";

/** A new counter continues from the shared one, so that no one gets extra attempts because room was found. */
const spendOne = {
  name: "spend-rate-limit",
  text: `insert into rate_limits as r (key, count, resets_at)
    select $1, least(coalesce(s.count, 0)::bigint + $3::int, 2000000000)::int, coalesce(s.resets_at, now() + make_interval(secs => $2))
    from (values (1)) as one left join rate_limits s on s.key = $4 and s.resets_at > now()
    on conflict (key) do update set ${goOn}
    returning ${counted}, r.xmax = 0 as is_new`,
};
const spendKnown = {
  name: "spend-known-rate-limit",
  text: `update rate_limits as r set ${goOn} where key = $1 returning ${counted}`,
};
const giveOneBack = {
  name: "give-back-rate-limit",
  text: `update rate_limits as r set count = greatest(r.count - 1, 0) from unnest($1::text[], $2::text[]) as t (own, shared)
    where r.key = t.own or r.key = t.shared and not exists (select from rate_limits where key = t.own)`,
};

type Counted = { readonly count: number; readonly seconds: number; readonly is_new?: boolean };
type Keys = { readonly own: string; readonly shared: string };

/**
 * Counted in the database, so that all instances share one count. Callers are kept as keyed hashes, never as addresses. When
 * there is no room for more counters, those who have none share a few by their hash, within the same limit.
 */
export function createRateLimiter(pool: pg.Pool, secret: string, size: RoomSize = standardRoom): RateLimiter {
  const room = new CounterRoom(pool, size);
  const keysOf = (name: string, caller: string): Keys => {
    const hash = createHmac("sha256", secret).update(caller).digest();
    return {
      own: `${name}:${hash.toString("base64url").slice(0, 22)}`,
      shared: `${name}:~${hash.readUInt32BE(24) % size.shared}`,
    };
  };
  async function count({ own, shared }: Keys, { seconds, cost = 1 }: Spending): Promise<Counted | undefined> {
    if (await room.take()) {
      let isNew = false;
      try {
        const { rows } = await pool.query<Counted>({ ...spendOne, values: [own, seconds, cost, shared] });
        isNew = rows[0]?.is_new ?? false;
        return rows[0];
      } finally {
        room.settle(isNew);
      }
    }
    const known = await pool.query<Counted>({ ...spendKnown, values: [own, seconds, cost] });
    if (known.rows[0]) return known.rows[0];
    return (await pool.query<Counted>({ ...spendOne, values: [shared, seconds, cost, shared] })).rows[0];
  }
  return {
    async spend(name, caller, limit) {
      // From the caller's own network outwards: someone stopped there uses nothing of the neighbours' share.
      for (const block of blocksOf(caller)) {
        const row = await count(keysOf(name, block.name), limit);
        if (row && row.count > limit.times * block.share) return Math.max(1, Math.ceil(row.seconds));
      }
      return 0;
    },
    async giveBack(name, caller) {
      const keys = blocksOf(caller).map((block) => keysOf(name, block.name));
      await pool.query({ ...giveOneBack, values: [keys.map(({ own }) => own), keys.map(({ shared }) => shared)] });
    },
  };
}

export const unlimited: RateLimiter = { spend: async () => 0, giveBack: async () => {} };
