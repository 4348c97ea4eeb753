import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { hashKey } from "./hash-key.ts";
import { markUsed } from "./store.ts";
import { findByHash } from "./views.ts";

/** The owner of an API key; undefined if it is invalid. Its last use is recorded to the hour. */
export async function recogniseKey(ctx: Context, key: string) {
  const byHash = await findByHash(ctx.db, hashKey(key));
  if (!byHash) return undefined;
  const { keyId, lastUsedAt, userId, partner } = byHash;
  if (!lastUsedAt || lastUsedAt < addHours(ctx.now, -1)) await markUsed(ctx.db, keyId, ctx.now);
  return { userId, partner };
}
