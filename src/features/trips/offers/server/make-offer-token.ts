import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";

const kind = "offer";

/** The token of a driver’s link. An offer is for one trip and one driver, and so is its link. */
const offerToken = (ctx: Context, id: string): string => sealedToken(ctx, kind, id);

export const offerIdOf = (ctx: Context, token: string): string | undefined => idInToken(ctx, kind, token);

/**
 * Opening the link only shows the offer; a button on the page answers it, so that a mail scanner cannot
 * accept.
 */
export const offerLink = (ctx: Context, id: string): string =>
  `${ctx.siteUrl}/driver/confirm-trip?token=${offerToken(ctx, id)}`;
