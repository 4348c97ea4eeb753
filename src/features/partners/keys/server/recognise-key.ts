import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { hashKey } from "./hash-key.ts";
import { markUsed } from "./store.ts";
import { findByHash } from "./views.ts";

/** Whose program asks; undefined for a key that opens nothing. When it was last used is kept to the hour. */
export async function recogniseKey(ctx: Context, key: string) {
  const byHash = await findByHash(ctx.db, hashKey(key));
  if (!byHash) return undefined;
  const { keyId, lastUsedAt, userId, partner } = byHash;
  if (!lastUsedAt || lastUsedAt < addHours(ctx.now, -1)) await markUsed(ctx.db, keyId, ctx.now);
  return { userId, partner };
}
