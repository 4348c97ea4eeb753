import type { Context } from "#platform/context.ts";

export const manageLink = (ctx: Context, reference: string) =>
  `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`;

export const payLink = (ctx: Context, reference: string) =>
  `${ctx.siteUrl}/payment-selection?booking=${reference}&code=${ctx.linkCodeFor(reference)}`;
