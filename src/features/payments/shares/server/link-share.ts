import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { shareLinkKind } from "../contract.ts";

export const linkShare = (ctx: Pick<Context, "siteUrl" | "linkSealFor">, shareId: string): string =>
  `${ctx.siteUrl}/pay-share?s=${sealedToken(ctx, shareLinkKind, shareId)}`;

/** Where the booker sees who has paid. */
export const splitLink = (ctx: Context, reference: string): string =>
  `${ctx.siteUrl}/split-bill?booking=${reference}&code=${ctx.linkCodeFor(reference)}`;
