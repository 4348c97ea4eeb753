import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";
import { arrivalsPage, arrivalsSeal, livePage, liveSeal } from "../contract.ts";
import { findLink, type OpenLink } from "./views.ts";

type Sealing = Pick<Context, "linkSealFor" | "siteUrl">;

/** A link’s address. */
export const liveAddress = (ctx: Sealing, linkId: string): string =>
  `${ctx.siteUrl}${livePage}${sealedToken(ctx, liveSeal, linkId)}`;

export const arrivalsAddress = (ctx: Sealing, screenId: string): string =>
  `${ctx.siteUrl}${arrivalsPage}${sealedToken(ctx, arrivalsSeal, screenId)}`;

/** A token’s link; undefined if it is forged or withdrawn. */
export async function linkOf(ctx: Context, token: string): Promise<OpenLink | undefined> {
  const id = idInToken(ctx, liveSeal, token);
  return id ? findLink(ctx.db, id) : undefined;
}

export const screenIdOf = (ctx: Context, token: string): string | undefined => idInToken(ctx, arrivalsSeal, token);
