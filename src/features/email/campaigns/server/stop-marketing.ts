import type { Context } from "#platform/context.ts";
import { personOf, recipientOf } from "./mail-campaign.ts";
import { markUnsubscribed } from "./store.ts";

/** Takes back the consent to offers and news by email, for anyone who has the link. Again it changes nothing. */
export async function stopMarketing(ctx: Context, token: string): Promise<boolean> {
  const recipientId = recipientOf(ctx, token);
  const personId = recipientId ? await markUnsubscribed(ctx.db, recipientId, ctx.now) : personOf(ctx, token);
  if (!personId) return false;
  await ctx.emit({ type: "marketing.stopped", personId, channel: "email" });
  return true;
}
