import type { AskingReaction } from "#platform/jobs/events.ts";
import { updateCard } from "../../server/card-store.ts";
import { findCard } from "../../server/card-views.ts";
import { openToken } from "../../server/seal-token.ts";

/** Tells the gateway that a card is no longer kept, then forgets its token. Unreachable, it is asked again later. */
export const forgetCard: AskingReaction<"card.removed"> = {
  async ask(ctx, { cardId }) {
    const card = await findCard(ctx.db, cardId);
    const { gateway } = ctx.outside;
    if (card?.tokenCipher && gateway?.provider === card.provider)
      await gateway.cancelCard({ token: openToken(ctx, cardId, card.tokenCipher), now: ctx.now });
    return (inside) => updateCard(inside.db, cardId, { tokenCipher: "" });
  },
};
