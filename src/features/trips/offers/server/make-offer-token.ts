import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";

const kind = "offer";

/** The end of a driver’s link to one offer. An offer is of one trip to one driver, and so is its link. */
const offerToken = (ctx: Context, id: string): string => sealedToken(ctx, kind, id);

export const offerIdOf = (ctx: Context, token: string): string | undefined => idInToken(ctx, kind, token);

/** Opening it shows the offer; only a button on the page answers it, so that a mail scanner accepts nothing. */
export const offerLink = (ctx: Context, id: string): string =>
  `${ctx.siteUrl}/driver/confirm-trip?token=${offerToken(ctx, id)}`;
