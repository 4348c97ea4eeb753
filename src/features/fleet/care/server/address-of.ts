import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { calendarAddress } from "../calendar-contract.ts";

export const sealedKind = "service-calendar";

/** The private address of a calendar. It is made again each time, so the database holds none. */
export const addressOf = (ctx: Context, id: string): string =>
  `${ctx.siteUrl}${calendarAddress}/${sealedToken(ctx, sealedKind, id)}.ics`;
