import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";

const kind = "quote";

/** The end of the customer’s link to a quote. */
export const quoteToken = (ctx: Context, id: string): string => sealedToken(ctx, kind, id);

/** The quote of a link; undefined if we did not make it. */
export const quoteIdOf = (ctx: Context, token: string): string | undefined => idInToken(ctx, kind, token);
