import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";

const kind = "rating";
export const ratingPage = "/rate-driver";

/** Opening it only shows the trip; the button submits, so that mail scanners cannot rate. */
export const ratingLink = (ctx: Context, id: string): string =>
  `${ctx.siteUrl}${ratingPage}?token=${sealedToken(ctx, kind, id)}`;

/** Opened as a page it has a button; a single POST, as mail programs send it, unsubscribes at once. */
export const stopLink = (ctx: Context, id: string): string => `${ratingLink(ctx, id)}&stop=1`;

export const ratingToken = (ctx: Context, id: string): string => sealedToken(ctx, kind, id);

export const ratingIdOf = (ctx: Context, token: string): string | undefined => idInToken(ctx, kind, token);
