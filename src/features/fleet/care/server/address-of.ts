import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { calendarAddress } from "../calendar-contract.ts";

export const sealedKind = "service-calendar";

/** A calendar’s private address, derived each time, so the database stores none. */
export const addressOf = (ctx: Context, id: string): string =>
  `${ctx.siteUrl}${calendarAddress}/${sealedToken(ctx, sealedKind, id)}.ics`;
