import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findCardsOf } from "../../server/card-views.ts";

export async function myCards(ctx: Context) {
  const cards = await findCardsOf(ctx.db, personAsking(ctx.actor));
  return accept({
    cards: cards.flatMap(({ id, reference, savedAt }) =>
      savedAt ? [{ id, reference, saved_at: savedAt.toISOString() }] : [],
    ),
  });
}
