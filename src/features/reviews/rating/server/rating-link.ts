import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";

const kind = "rating";

/** Opening it shows the trip; only the button on the page rates it, so that a mail scanner gives no stars. */
export const ratingLink = (ctx: Context, id: string): string =>
  `${ctx.siteUrl}/rate-driver?token=${sealedToken(ctx, kind, id)}`;

export const ratingToken = (ctx: Context, id: string): string => sealedToken(ctx, kind, id);

export const ratingIdOf = (ctx: Context, token: string): string | undefined => idInToken(ctx, kind, token);
