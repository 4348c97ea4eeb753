import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { lockCard, updateCard } from "../../server/card-store.ts";

/** From now on nothing is charged to it; the gateway hears of it by the event. */
export async function removeCard(ctx: Context, { id }: { readonly id: string }) {
  const card = await lockCard(ctx.db, id);
  if (!card?.savedAt || card.removedAt || card.userId !== personAsking(ctx.actor)) return refuse("not_found");
  await updateCard(ctx.db, id, { removedAt: ctx.now });
  await ctx.emit({ type: "card.removed", cardId: id });
  await recordAudit(ctx, { action: "card.removed", subject: { kind: "saved_card", id } });
  return accept({});
}
