import type { Context } from "#platform/context.ts";
import { findCardsForTeam } from "../../server/card-views.ts";
import { findSettings } from "../../server/views.ts";

/** The cards that our team may charge for a booking, at the gateway that gave their tokens. */
export async function findOpenCards(ctx: Context, bookingId: string) {
  const { gateway } = ctx.outside;
  const { paymentWays } = await findSettings(ctx.db);
  if (!gateway || !paymentWays.online) return [];
  const cards = await findCardsForTeam(ctx.db, bookingId);
  return cards.filter(({ provider }) => provider === gateway.provider);
}
