import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";

const kind = "quote";

/** The token in the customer’s link to a quote. */
export const quoteToken = (ctx: Context, id: string): string => sealedToken(ctx, kind, id);

/** The quote behind a token; undefined for a forged one. */
export const quoteIdOf = (ctx: Context, token: string): string | undefined => idInToken(ctx, kind, token);
