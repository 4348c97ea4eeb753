import { voucherCode } from "#domain/payment/voucher.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { voucherLinkKind } from "../contract.ts";

export const voucherToken = (ctx: Pick<Context, "linkSealFor">, id: string): string =>
  sealedToken(ctx, voucherLinkKind, id);

export const linkVoucher = (ctx: Pick<Context, "siteUrl" | "linkSealFor">, id: string): string =>
  `${ctx.siteUrl}/gift-voucher?v=${voucherToken(ctx, id)}`;

/** Made from our secret (decision 0017): the database holds none. */
export const codeOf = (ctx: Pick<Context, "accessCodeFor">, number: string): string =>
  voucherCode(number, ctx.accessCodeFor(number));
