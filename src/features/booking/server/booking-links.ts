import type { Context } from "#platform/context.ts";

/** The customer's own way to a booking. Whoever has it may read, pay, change and cancel. */
export const bookingLink = (ctx: Context, reference: string): string =>
  `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.accessCodeFor(reference)}`;

export const payLink = (ctx: Context, reference: string): string =>
  `${ctx.siteUrl}/payment-selection?booking=${reference}&code=${ctx.accessCodeFor(reference)}`;
