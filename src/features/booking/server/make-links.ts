import type { Context } from "#platform/context.ts";

/** The customer's link to a booking. Anyone who has it may read, pay, change and cancel. */
export const bookingLink = (ctx: Context, reference: string): string =>
  `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`;

export const payLink = (ctx: Context, reference: string): string =>
  `${ctx.siteUrl}/payment-selection?booking=${reference}&code=${ctx.linkCodeFor(reference)}`;

/** A key that only our email contains: anyone who knows it reads that mailbox. */
export const contactKey = (ctx: Context, reference: string): string => ctx.linkSealFor(`contact:${reference}`);

/** Opens the booking with a button that confirms the email address, so that link scanners confirm nothing. */
export const confirmContactLink = (ctx: Context, reference: string): string =>
  `${bookingLink(ctx, reference)}&contact=${encodeURIComponent(contactKey(ctx, reference))}`;
