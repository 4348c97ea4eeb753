import type { Context } from "#platform/context.ts";
import { updateCard } from "./card-store.ts";
import { findCardOfPayment } from "./card-views.ts";
import { sealToken } from "./seal-token.ts";

/** The gateway has given the token of a card that its owner lets us keep. Of anyone else’s we keep none. */
export async function keepToken(ctx: Context, paymentId: string, token: string | null): Promise<void> {
  const card = token === null ? undefined : await findCardOfPayment(ctx.db, paymentId);
  if (!card || token === null || card.savedAt) return;
  const tokenCipher = sealToken(ctx, card.id, token);
  if (!card.removedAt) return updateCard(ctx.db, card.id, { tokenCipher, savedAt: ctx.now });
  // Its owner was erased while they paid: kept only until the gateway has forgotten it.
  await updateCard(ctx.db, card.id, { tokenCipher });
  await ctx.emit({ type: "card.removed", cardId: card.id });
}
